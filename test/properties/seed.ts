/** Seed of all property tests. It is fixed, so that `npm test` judges the change; `npm run test:property` takes new ones. */
export const SEED = Number(process.env['TEST_SEED'] ?? 20_260_515);

/** The seed, printed under the suite's name so that a failing run can be repeated with `TEST_SEED`. */
export function propertySeed(name: string): number {
  console.log(`${name}: seed ${SEED} (TEST_SEED=${SEED} repeats it)`);
  return SEED;
}
