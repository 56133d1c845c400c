export const en = {
  'tools.title': 'All tools',
  'tools.text': 'Every tool of the yard. They share one account and one way of working.',
  'tools.search': 'Search tools',
  'tools.searchHint': 'Name or purpose',
  'tools.badges': 'Show tools marked',
  'tools.anyBadge': 'All',
  'tools.count': '{count, plural, one {{count} tool} other {{count} tools}}',
  'tools.none': 'No tool fits',
  'tools.noneText': 'Search for something else, or look at all of them.',
  'tools.reset': 'Show all tools',
  'tools.empty': 'No tools yet',
  'tools.emptyText': 'Tools appear here as soon as they are switched on.',
  'tools.failed': 'Failed to load tool list',
} as const;

export type ToolsTexts = Record<keyof typeof en, string>;
