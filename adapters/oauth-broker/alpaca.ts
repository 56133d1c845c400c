import type { BrokerPosition } from '@toolyard/core/brokerage';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import * as v from 'valibot';
import type { BrokerDescriptor } from './broker-descriptor.ts';
import type { OAuthEndpoints } from './oauth-broker.ts';

/** https://docs.alpaca.markets/docs/using-oauth2-and-trading-api; no revocation is described there. */
export const ALPACA_ENDPOINTS: OAuthEndpoints = {
  authorize: 'https://app.alpaca.markets/oauth/authorize',
  token: 'https://api.alpaca.markets/oauth/token',
  revoke: null,
  api: 'https://api.alpaca.markets',
};

/** Alpaca writes numbers as strings. */
const decimal = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}(\.\d{1,18})?$/),
  v.transform(Number),
  v.finite(),
);
const Account = v.object({
  account_number: v.pipe(v.string(), v.regex(/^\w{2,30}$/)),
  currency: v.nullish(v.string(), null),
  equity: v.nullish(decimal, null),
});
const Position = v.object({
  symbol: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  asset_class: v.string(),
  qty: decimal,
  side: v.picklist(['long', 'short']),
  avg_entry_price: v.nullish(decimal, null),
});

function positionOf(accountId: string, row: v.InferOutput<typeof Position>): BrokerPosition {
  const kind = { us_equity: 'stock', us_option: 'option' }[row.asset_class] as
    | 'stock'
    | 'option'
    | undefined;
  const contract = kind === 'option' ? parseOptionSymbol(row.symbol) : null;
  const size = Math.abs(row.qty);
  return {
    accountId,
    description: row.symbol,
    kind: kind ?? 'other',
    symbol: row.symbol,
    currency: 'USD',
    quantity: row.side === 'short' ? -size : size,
    multiplier: contract?.ok ? (contract.value.multiplier ?? 0) : 1,
    averagePrice: row.avg_entry_price,
  };
}

/** Alpaca: without a scope its tokens read accounts and positions, and place no orders. */
export const alpaca: BrokerDescriptor = {
  provider: 'alpaca',
  name: { en: 'Alpaca', 'zh-CN': 'Alpaca' },
  scope: null,

  async accounts(read) {
    const account = await read('/v2/account', Account);
    return (
      account && [{ id: account.account_number, value: account.equity, currency: account.currency }]
    );
  },

  async positions(read, [account]) {
    const rows = await read('/v2/positions', v.array(Position));
    return (
      rows?.filter(({ qty }) => qty !== 0).map((row) => positionOf(account?.id ?? '', row)) ?? null
    );
  },
};
