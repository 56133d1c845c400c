import { expect, it } from '@jest/globals';
import { nobleCrypto } from '@toolyard/noble';
import { fairPick, toHex, utf8 } from '@toolyard/core/lottery/draw';

const DRAWS = 40_000;
const WEIGHTS = [1, 2, 3, 4];
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
/** Quantile of χ² with 3 degrees of freedom at 1 % (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4). */
const BOUND = 11.345;

const entries = WEIGHTS.map((weight, index) => ({ uuid: String(index), weight }));

/** Chances of each entry to be picked first, and second: without the first, by the weights that are left. */
const first = WEIGHTS.map((weight) => weight / TOTAL);
const second = WEIGHTS.map((weight, j) =>
  WEIGHTS.reduce(
    (sum, other, i) => (i === j ? sum : sum + (other / TOTAL) * (weight / (TOTAL - other))),
    0,
  ),
);

const chiSquare = (counts: readonly number[], chances: readonly number[]): number =>
  counts.reduce((sum, count, i) => {
    const expected = (chances[i] ?? 0) * DRAWS;
    return sum + (count - expected) ** 2 / expected;
  }, 0);

it('40,000 draws with weights 1:2:3:4 have the chances of their weights, by χ² at 1 %', () => {
  const counts = [first, second].map(() => WEIGHTS.map(() => 0));
  for (let draw = 0; draw < DRAWS; draw++) {
    const seed = toHex(nobleCrypto.sha256(utf8(`fairness ${draw}`)));
    fairPick(entries, seed, 2, nobleCrypto).forEach((uuid, place) => {
      const row = counts[place] as number[];
      row[Number(uuid)] = (row[Number(uuid)] ?? 0) + 1;
    });
  }
  const [firstSquare, secondSquare] = [
    chiSquare(counts[0] ?? [], first),
    chiSquare(counts[1] ?? [], second),
  ] as const;
  console.log(
    `${DRAWS} draws, weights ${WEIGHTS.join(':')}: χ² first place ${firstSquare.toFixed(2)}, second place ${secondSquare.toFixed(2)}; 3 degrees of freedom, 1 % bound ${BOUND}`,
  );
  expect(firstSquare).toBeLessThan(BOUND);
  expect(secondSquare).toBeLessThan(BOUND);
});
