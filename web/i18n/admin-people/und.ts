import { en, type AdminPeopleTexts } from './en.ts';

/** The mixture is English in the console. */
export const und: AdminPeopleTexts = en;
