import { en, type AdminToolsTexts } from './en.ts';

/** The mixture is English in the console. */
export const und: AdminToolsTexts = en;
