import { en, type AdminConflictTexts } from './en.ts';

/** The mixture is English in the console. */
export const und: AdminConflictTexts = en;
