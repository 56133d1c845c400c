/** The seed of a suite of laws, printed so that a failing run can be repeated with `LAWS_SEED`. */
export function lawsSeed(name: string): number {
  const seed = Number(process.env['LAWS_SEED'] ?? Date.now() % 2 ** 31);
  console.log(`${name}: seed ${seed} (LAWS_SEED=${seed} repeats it)`);
  return seed;
}
