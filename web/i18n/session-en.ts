import { en as recovery } from './recovery/en.ts';
import { en as session } from './session/en.ts';

export const en = { ...session, ...recovery };
