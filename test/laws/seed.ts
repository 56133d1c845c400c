/** What random tests start from: the same at every run, so that a gate judges the change; `npm run laws` tries others. */
export const SEED = Number(process.env['LAWS_SEED'] ?? 20_260_515);

/** The seed of a suite of laws, printed so that another's run can be repeated with `LAWS_SEED`. */
export function lawsSeed(name: string): number {
  console.log(`${name}: seed ${SEED} (LAWS_SEED=${SEED} repeats it)`);
  return SEED;
}
