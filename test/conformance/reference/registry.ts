import {
  checkAmerican,
  checkBaroneAdesiWhaley,
  checkBjerksundStensland,
  checkEdges,
  checkFiniteDifferences,
  checkHardAmerican,
  checkJu,
  checkPremium,
} from './american.ts';
import {
  checkClockChanges,
  checkHolidays,
  checkMarketStatus,
  checkMonthEnds,
  checkMonthlyExpiries,
  checkNextSixMonthly,
  checkWeeklyShifts,
} from './calendar.ts';
import { checkEuropean } from './european.ts';
import { checkImpliedVolatility } from './implied-volatility.ts';
import { checkHaugGreeks, checkHaugPrices, checkTextbook } from './published-european.ts';
import { checkCashAtExpiry, checkCashAtHit } from './one-touch.ts';
import { checkOsiSymbols } from './osi.ts';
import type { ReferenceSuite } from './reference-suite.ts';
import { checkOptionlab, checkStrategyMisc } from './strategies-published.ts';
import { checkVogt } from './svi.ts';
import { checkMixedStrategies, checkStrategies } from './strategies.ts';

/**
 * Which files of the reference folder are checked, and by what.
 *
 * To add a family of files:
 * 1. write `test/conformance/reference/<family>.ts` that exports one function `(path) => ReferenceResult` a file:
 *    read the file, make one `RowCheck` a row (its error as a multiple of the tolerance that the file grants, 0 when
 *    an exact comparison holds and Infinity when it does not) and pass them to `summarise`;
 * 2. add a line to REFERENCE_SUITES;
 * 3. take the file out of NOT_BUILT.
 * `npm run conformance -- DIR` and `test/conformance/reference.spec.ts` need no change.
 */
export const REFERENCE_SUITES: readonly ReferenceSuite[] = [
  { file: 'options/european_mpmath.csv', check: checkEuropean },
  { file: 'options/implied_vol_mpmath.csv', check: checkImpliedVolatility },
  { file: 'options/published_european_haug.csv', check: checkHaugPrices },
  { file: 'options/published_european_greeks_haug.csv', check: checkHaugGreeks },
  { file: 'options/published_textbook.csv', check: checkTextbook },
  { file: 'options/american_quantlib_alo.csv', check: checkAmerican },
  { file: 'options/american_hard_where_alo_breaks.csv', check: checkHardAmerican },
  { file: 'options/published_american_alo_premium.csv', check: checkPremium },
  { file: 'options/published_american_baw_haug.csv', check: checkBaroneAdesiWhaley },
  { file: 'options/published_american_bjs.csv', check: checkBjerksundStensland },
  { file: 'options/published_american_edges_quantlib.csv', check: checkEdges },
  { file: 'options/published_american_ju.csv', check: checkJu },
  { file: 'options/published_american_pde_quantlib.csv', check: checkFiniteDifferences },
  { file: 'market/osi-vectors.csv', check: checkOsiSymbols },
  { file: 'market/calendar/nyse-holidays-early-closes-2020-2028.csv', check: checkHolidays },
  { file: 'market/calendar/us-dst-2020-2028.csv', check: checkClockChanges },
  { file: 'market/calendar/monthly-expiries.csv', check: checkMonthlyExpiries },
  { file: 'market/calendar/eom-quarterly-expiries.csv', check: checkMonthEnds },
  { file: 'market/calendar/weekly-shifts.csv', check: checkWeeklyShifts },
  { file: 'market/calendar/market-status-vectors.json', check: checkMarketStatus },
  { file: 'market/calendar/next-six-monthly.json', check: checkNextSixMonthly },
  { file: 'options/published_optionlab.json', check: checkOptionlab },
  { file: 'options/published_strategy_misc.json', check: checkStrategyMisc },
  { file: 'options/published_one_touch_cash_at_expiry.csv', check: checkCashAtExpiry },
  { file: 'options/published_one_touch_cash_at_hit.csv', check: checkCashAtHit },
  { file: 'options/published_svi_vogt.json', check: checkVogt },
  { file: 'options/strategies_expiry.json', check: checkStrategies },
  { file: 'options/strategies_mixed_expiry.json', check: checkMixedStrategies },
];

/** Files, or folders with a slash at the end, whose engines do not exist yet. It may only shrink. */
export const NOT_BUILT: readonly string[] = [
  'chains/',
  'draw/',
  'market/expected/',
  'market/ibkr/',
  'market/other-providers/',
  'market/polygon/',
  'market/polygon-errors/',
  'market/polygon-ws/',
  'options/margin_cases.csv',
  'options/optimizer_chain.json',
];

/** Files that say where the data come from and hold none. */
export const ABOUT_THE_DATA = ['README.md', 'SOURCES.md', 'MANIFEST.json'] as const;
