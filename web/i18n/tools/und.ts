import { en, type ToolsTexts } from './en.ts';

/** The mixture is English on the site. */
export const und: ToolsTexts = en;
