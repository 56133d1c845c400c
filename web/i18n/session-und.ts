import { und as recovery } from './recovery/und.ts';
import { und as session } from './session/und.ts';

export const und = { ...session, ...recovery };
