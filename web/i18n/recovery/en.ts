export const en = {
  'recovery.title': 'Reset your password',
  'recovery.text': 'We mail you a link to choose a new one.',
  'recovery.send': 'Send link',
  'recovery.sending': 'Sending...',
  'recovery.sentTitle': 'Check your mail',
  'recovery.sent':
    'If {email} has an account, a mail with a link is on its way. The link works once, within 30 minutes.',
  'recovery.notArrived': 'Nothing there? Look in the spam folder, or ask again in a few minutes.',
  'recovery.again': 'Ask again',
  'recovery.back': 'Back to sign-in',
  'recovery.failed': 'The mail could not be asked for, try again later',
  'recovery.newTitle': 'Choose a new password',
  'recovery.newText': 'Saving it signs you out on every device.',
  'recovery.newPassword': 'New password',
  'recovery.confirm': 'Confirm new password',
  'recovery.save': 'Save password',
  'recovery.saving': 'Saving...',
  'recovery.saveFailed': 'The password could not be saved, try again later',
  'recovery.doneTitle': 'Your password was changed',
  'recovery.done': 'Sign in with the new one.',
  'recovery.voidTitle': 'This link cannot be used',
  'recovery.void': 'It has expired, was used already, or was not copied whole.',
  'recovery.newLink': 'Ask for a new link',
} as const;

export type RecoveryTexts = Record<keyof typeof en, string>;
