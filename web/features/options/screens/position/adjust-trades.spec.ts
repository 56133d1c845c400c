import { expect, it } from '@jest/globals';
import { chainFromResponse } from '../../shared/chain/chain-from-response.ts';
import { chainAnswer, EXPIRIES, META } from '../../test-chain.spec.helper.ts';
import { openingLine } from './adjust-trades.ts';

const { data } = chainAnswer(EXPIRIES[1]);
const chain = chainFromResponse(data, META.asOf, Date.parse(META.asOf));

it.each([
  ['buy', 1],
  ['sell', -1],
] as const)('a contract to %s has the delta of its side', (side, sign) => {
  const quote = chain.calls.find(({ delta }) => delta !== null)!;
  const { leg } = openingLine({ chain, quote }, side, 1);
  expect(leg).toMatchObject({ delta: sign * quote.delta! });
});
