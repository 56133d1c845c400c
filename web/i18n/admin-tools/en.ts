export const en = {
  'adminTools.title': 'Tool Management',
  'adminTools.add': 'Add Tool',
} as const;

export type AdminToolsTexts = Record<keyof typeof en, string>;
