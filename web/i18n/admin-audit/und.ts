import { en, type AdminAuditTexts } from './en.ts';

/** The mixture is English in the console. */
export const und: AdminAuditTexts = en;
