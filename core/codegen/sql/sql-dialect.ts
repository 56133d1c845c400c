export const SQL_DIALECTS = ['postgresql', 'mysql', 'sqlite'] as const;

export type SqlDialect = (typeof SQL_DIALECTS)[number];
