import { en, type AdminTableTexts } from './en.ts';

/** The mixture is English in the console. */
export const und: AdminTableTexts = en;
