import { en, type AboutTexts } from './en.ts';

/** The mixture is English on the site. */
export const und: AboutTexts = en;
