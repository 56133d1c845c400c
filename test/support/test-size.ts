/** A script of package.json (`test:<name>`) asks for every case; others take a sample. */
export const FULL_SIZE = process.env['TEST_SIZE'] === 'full';

/** Of a journey in several looks or languages the gate tries the one at this place, and `npm run proofs` tries all. */
export const triedLooks = <T>(looks: readonly T[], inGate: number): readonly T[] =>
  FULL_SIZE ? looks : looks.slice(inGate, inGate + 1);
