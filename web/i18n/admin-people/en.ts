export const en = {
  'users.title': 'User Management',
} as const;

export type AdminPeopleTexts = Record<keyof typeof en, string>;
