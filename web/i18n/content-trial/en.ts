/** The editor without an account. */
export const en = {
  'contentTrial.title': 'Try the editor',
  'contentTrial.text':
    'What you write stays on this device. Once you have signed in, it can be added to your space.',
  'contentTrial.notStored':
    'This device cannot store the draft. Sign in first, or copy the text before you leave the page.',
};

export type ContentTrialTexts = typeof en;
