/** The question before unsaved changes are lost. */
export const en = {
  'leave.title': 'Discard your changes?',
  'leave.text': 'Your changes haven’t been saved.',
  'leave.discard': 'Discard',
  'leave.stay': 'Keep editing',
  'leave.close': 'Close',
};

export type LeaveTexts = typeof en;
