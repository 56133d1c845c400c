export const en = {
  'tools.title': 'All tools',
  'tools.text': 'All Toolyard tools, with one account for everything.',
  'tools.search': 'Search tools',
  'tools.searchHint': 'Name or description',
  'tools.badges': 'Filter by badge',
  'tools.anyBadge': 'All',
  'tools.count': '{count, plural, one {{count} tool} other {{count} tools}}',
  'tools.none': 'No matching tools',
  'tools.noneText': 'Try another search, or view all tools.',
  'tools.reset': 'Show all tools',
  'tools.empty': 'No tools yet',
  'tools.emptyText': 'Tools appear here once they are enabled.',
  'tools.failed': 'Failed to load tool list',
} as const;

export type ToolsTexts = Record<keyof typeof en, string>;
