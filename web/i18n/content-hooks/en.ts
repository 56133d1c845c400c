/** Web hooks of a space. */
export const en = {
  'contentHooks.title': 'Web hooks',
  'contentHooks.text':
    'Another site is told within seconds what readers begin to see and no longer see, also by a schedule. What is sent is signed as Standard Webhooks describes, and is sent again until it was accepted.',
  'contentHooks.failed': 'The web hooks could not be loaded',
  'contentHooks.full': 'A space can have {most} web hooks.',
  'contentHooks.url': 'Address to call',
  'contentHooks.urlHint': 'Starts with https:// and can be reached from the internet',
  'contentHooks.add': 'Add a web hook',
  'contentHooks.notAdded': 'The web hook could not be added',
  'contentHooks.secret': 'The secret of the new web hook',
  'contentHooks.secretText':
    'With it the other site checks that a call comes from here. It is shown this once.',
  'contentHooks.copySecret': 'Copy the secret',
  'contentHooks.copied': 'The secret was copied',
  'contentHooks.copyFailed': 'The browser did not copy it. Select the secret and copy it yourself.',
  'contentHooks.test': 'Send a test',
  'contentHooks.testOf': 'Send a test to {url}',
  'contentHooks.remove': 'Remove',
  'contentHooks.removeOf': 'Remove {url}',
  'contentHooks.removeTitle': 'Remove this web hook?',
  'contentHooks.removeText': '{url} is told nothing any more, also not what is waiting.',
  'contentHooks.nothingSent': 'Nothing was sent yet.',
  'contentHooks.deliveriesOf': 'Last calls of {url}',
  'contentHooks.waiting': 'Is being sent',
  'contentHooks.answered': 'Answered {status}',
  'contentHooks.fault.privateAddress': 'Leads to a private network',
  'contentHooks.fault.noConnection': 'No connection',
  'contentHooks.fault.timeout': 'No answer in time',
  'contentHooks.again': 'Next attempt {time}',
  'contentHooks.givenUp':
    '{count, plural, one {Given up after # attempt} other {Given up after # attempts}}',
} as const;

export type ContentHooksTexts = Record<keyof typeof en, string>;
