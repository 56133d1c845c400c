import type { Sourced } from '@toolyard/core/market';
import type {
  ExpirySummary,
  ExpiryTerms,
  FittedSmile,
  LastPriceRow,
  OptionChain,
  OptionQuote,
} from '@toolyard/core/options/chain';
import type { ContractTerms, Deliverable, Dividend } from '@toolyard/core/options/contracts';
import { toDollars, type Money } from '@toolyard/core/shared';
import { toMeta } from '../market/snapshot-page.ts';
import type {
  ChainResponse,
  ExpiriesResponse,
  ExpiryTermsResponse,
  LastPricesResponse,
  OptionQuoteResponse,
} from './chain.dto.ts';
import type { DeliverableResponse } from './strategy-parts.dto.ts';

export const dollars = (money: Money | null): number | null =>
  money === null ? null : toDollars(money);

export const toDeliverableResponse = ({ shares, cash }: Deliverable): DeliverableResponse => ({
  shares: [...shares],
  cash: toDollars(cash),
});

/** The fields in one order: a database may return those of a stored object in another. */
export function toTermsResponse(terms: ExpiryTerms): ExpiryTermsResponse {
  const { expiry, years, forward, rate, dividendYield, source, contract, dividends, smile } = terms;
  return {
    ...{ expiry, years, forward, rate, dividendYield, source },
    ...(contract && { contract: toContractResponse(contract) }),
    ...(dividends && { dividends: dividends.map(toDividendResponse) }),
    ...(smile && { smile: toSmileResponse(smile) }),
  };
}

const toContractResponse = ({
  exercise,
  settlement,
  settlementTime,
  multiplier,
}: ContractTerms): ContractTerms => ({ exercise, settlement, settlementTime, multiplier });

const toSmileResponse = ({ a, b, rho, m, sigma, years }: FittedSmile): FittedSmile => ({
  ...{ a, b, rho, m, sigma, years },
});

const toDividendResponse = ({ exDate, ...paid }: Dividend): Dividend => ({ exDate, ...paid });

export const toExpiriesResponse = ({
  value,
  meta,
}: Sourced<readonly ExpirySummary[]>): ExpiriesResponse => ({
  data: value.map(({ expiry, daysToExpiry, kind, volatilityAtForward, earnings, roots }) => ({
    ...{ expiry, daysToExpiry, kind, volatilityAtForward },
    ...(earnings !== undefined && { earnings }),
    ...(roots && { roots: [...roots] }),
  })),
  meta: toMeta(meta),
});

const toQuote = (quote: OptionQuote): OptionQuoteResponse => ({
  symbol: quote.symbol,
  strike: toDollars(quote.strike),
  bid: dollars(quote.bid),
  ask: dollars(quote.ask),
  iv: quote.iv,
  delta: quote.delta,
  volume: quote.volume,
  openInterest: quote.openInterest,
  flaw: quote.flaw,
});

export const toChainResponse = ({ value, meta }: Sourced<OptionChain>): ChainResponse => ({
  data: {
    symbol: value.symbol,
    expiry: value.expiry,
    daysToExpiry: value.daysToExpiry,
    currentPrice: toDollars(value.spot),
    spotSource: value.spotSource,
    spotOffParity: value.spotOffParity,
    stepSize: dollars(value.stepSize),
    volatilityAtForward: value.volatilityAtForward,
    multiplier: value.multiplier,
    terms: toTermsResponse(value.terms),
    calls: value.calls.map(toQuote),
    puts: value.puts.map(toQuote),
    ...(value.adjustedRoots && { adjustedRoots: [...value.adjustedRoots] }),
    ...(value.deliverable && { deliverable: toDeliverableResponse(value.deliverable) }),
  },
  meta: toMeta(meta),
});

export const toLastPricesResponse = ({
  value,
  meta,
}: Sourced<readonly LastPriceRow[]>): LastPricesResponse => ({
  data: value.map(({ symbol, last, change, changePercent }) => ({
    ...{ symbol, last: toDollars(last), change: dollars(change), changePercent },
  })),
  meta: toMeta(meta),
});
