/** Fields for days and times. */
export const en = {
  'dates.calendar': 'Open the calendar',
  'dates.notDay': 'This is not a day. Write it like {example}.',
  'dates.notTime': 'This is not a day and time. Write it like {example}.',
  'dates.notClock': 'This is not a time of day. Write it like {example}.',
};

export type DatesTexts = typeof en;
