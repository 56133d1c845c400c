import { en, type AdminTexts } from './en.ts';

/** The mixture is English in the console. */
export const und: AdminTexts = en;
