/** One word for each phase of an event, on its page as in the console. */
export const en = {
  'phase.draft': 'Draft',
  'phase.upcoming': 'Upcoming',
  'phase.active': 'Active',
  'phase.closed': 'Closed',
  'phase.frozen': 'List frozen',
  'phase.drawn': 'Drawn',
  'phase.settled': 'Settled',
  'phase.cancelled': 'Canceled',
  'phase.failed': 'Failed',
};

export type PhaseTexts = typeof en;
