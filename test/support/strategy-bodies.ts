import type { TestApi } from './test-api.ts';

interface Quote {
  readonly symbol: string;
  readonly strike: number;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly iv: number | null;
  readonly delta: number | null;
}

export interface ChainBody {
  readonly data: {
    readonly expiry: string;
    readonly currentPrice: number;
    readonly calls: readonly Quote[];
    readonly puts: readonly Quote[];
  };
}

/** The furthest chain of the simulator's SPY. */
export async function spyChain({ call }: Pick<TestApi, 'call'>): Promise<ChainBody['data']> {
  const expiries = await call.get('/api/options/expiries/SPY');
  const rows = (expiries.body as { data: { expiry: string }[] }).data;
  const chain = await call.get('/api/options/chain/SPY').query({ expiry: rows.at(-1)?.expiry });
  return (chain.body as ChainBody).data;
}

const leg = (quote: Quote | undefined, position: 'long' | 'short') => ({
  kind: 'option',
  symbol: quote?.symbol,
  position,
  quantity: 1,
  price: (position === 'long' ? quote?.ask : quote?.bid) ?? 1,
  priceSource: position === 'long' ? 'ask' : 'bid',
});

/** A bull call spread around the spot: the call at it bought, the second one above sold. */
export async function spreadBody(api: Pick<TestApi, 'call'>) {
  const { calls, currentPrice } = await spyChain(api);
  const at = calls.findIndex(({ strike }) => strike >= currentPrice);
  return {
    name: 'Spread',
    templateId: 'vertical-spread',
    symbol: 'SPY',
    legs: [leg(calls[at], 'long'), leg(calls[at + 2], 'short')],
  };
}
