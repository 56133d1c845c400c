import { en, type HomeTexts } from './en.ts';

/** The mixture is English on the home page. */
export const und: HomeTexts = en;
