import { randomUUID } from 'node:crypto';
import { formatOptionSymbol } from '@toolyard/core/options/contracts';
import type { Fill, Strategy } from '@toolyard/core/options/strategies';
import { moneyOf, ZERO_MONEY } from '@toolyard/core/shared';

/** A Friday whose contracts are gone. */
const EXPIRY = '2026-01-16';
const TERMS = { type: 'put', strike: moneyOf(10_000), expiry: EXPIRY } as const;

/** The position with one more contract, which ended long ago a dollar a share from worthless. */
export function withExpired(position: Strategy): Strategy {
  const bought: Fill = {
    id: randomUUID(),
    kind: 'option',
    symbol: formatOptionSymbol({ root: position.symbol, ...TERMS }),
    ...TERMS,
    ...{
      multiplier: 100,
      deliverable: null,
      quantity: 1,
      price: moneyOf(100),
      commission: ZERO_MONEY,
      cause: 'trade',
      replaces: null,
    },
    ...{ iv: null, delta: null },
  };
  const [opened] = position.steps;
  if (!opened) throw new Error('the position was never opened');
  const step = { ...opened, id: randomUUID(), kind: 'added', fills: [bought] } as const;
  return { ...position, version: position.version + 1, steps: [...position.steps, step] };
}
