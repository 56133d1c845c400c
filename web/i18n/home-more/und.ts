import { en, type HomeMoreTexts } from './en.ts';

/** The mixture is English on the home page. */
export const und: HomeMoreTexts = en;
