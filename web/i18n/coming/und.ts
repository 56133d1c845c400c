import { en, type ComingTexts } from './en.ts';

/** The mixture is English on the pages of the site. */
export const und: ComingTexts = en;
