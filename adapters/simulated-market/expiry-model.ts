import type { ExpiryTerms } from '@toolyard/core/options/chain';
import { contractTermsOf, yearsToExpiry } from '@toolyard/core/options/contracts';
import { INTEREST_RATE, type LastPrice, type StockTape } from './stock-tape.ts';
import type { ListedExpiry } from './listed-expiries.ts';
import type { Liquidity } from './stock.ts';
import { curvatureAt, smileVariance } from './volatility-surface.ts';

/** The model of one expiry at one instant. */
export interface ExpiryModel {
  readonly terms: ExpiryTerms;
  /** Dollars. */
  readonly spot: number;
  /** Total implied variance at log-moneyness k. */
  readonly varianceAt: (k: number) => number;
  /** Wider in the first and last minutes. */
  readonly liquidity: Liquidity;
}

export function expiryModel(tape: StockTape, last: LastPrice, listed: ListedExpiry): ExpiryModel {
  const { smile, liquidity } = tape.stock;
  const contract = contractTermsOf(listed.root);
  const years = yearsToExpiry(last.at, listed.expiry, contract.settlementTime);
  const theta = tape.impliedVariance(last.at, last.variance, listed.expiry, years);
  const phi = curvatureAt(smile, theta);
  const forward = tape.forward(last, listed.expiry, years);
  const edge = Math.min(last.minute, last.session.minutes - last.minute);
  return {
    terms: {
      expiry: listed.expiry,
      years,
      forward,
      rate: INTEREST_RATE,
      dividendYield: INTEREST_RATE - Math.log(forward / last.price) / years,
      source: 'simulated',
      contract,
      ...(tape.stock.type !== 'INDEX' && {
        dividends: tape.dividends.until(last.at, listed.expiry),
      }),
    },
    spot: last.price,
    varianceAt: (k) => smileVariance(smile, theta, phi, k),
    liquidity: edge < 5 ? { ...liquidity, width: liquidity.width * 1.3 } : liquidity,
  };
}
