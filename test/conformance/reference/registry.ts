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
import {
  checkDrand,
  checkFairPick,
  checkLotDraw,
  checkRfc3797,
  checkRfc6962,
  checkWallop,
} from './draw.ts';
import { checkBrokerFile, closeBrokers } from './brokers.ts';
import { checkCases, checkChainOddities } from './cases.ts';
import { checkEuropean } from './european.ts';
import { IBKR_SUITES } from './ibkr.ts';
import { checkImpliedVolatility } from './implied-volatility.ts';
import { checkHaugGreeks, checkHaugPrices, checkTextbook } from './published-european.ts';
import { checkCashAtExpiry, checkCashAtHit } from './one-touch.ts';
import { checkOsiSymbols } from './osi.ts';
import {
  checkAggregates,
  checkBars,
  checkContract,
  checkContractDays,
  checkContractList,
  checkDetails,
  checkDividends,
  checkNews,
  checkPastQuotes,
  checkPreviousClose,
  checkQuarantine,
  checkRefusal,
  checkSearch,
  checkSnapshot,
  checkStatus,
  checkTrades,
  checkYields,
} from './polygon.ts';
import {
  checkEarnings,
  checkLastTrade,
  checkOpenClose,
  checkSplits,
  checkStockSnapshot,
  checkUpcoming,
} from './polygon-other-calls.ts';
import { checkSocketMessage } from './polygon-socket.ts';
import type { ReferenceSuite } from './reference-suite.ts';
import { checkOptionlab, checkStrategyMisc } from './strategies-published.ts';
import { checkVogt } from './svi.ts';
import { checkMixedStrategies, checkStrategies } from './strategies.ts';

/** Clocks at which the recorded answers of Polygon are read. */
const AT = {
  contract: '2023-02-02T15:00:00Z',
  indexContract: '2023-07-12T15:00:30Z',
  listA: '2022-05-02T15:00:00Z',
  listApple: '2021-11-01T15:00:00Z',
};

const POLYGON_SUITES: readonly ReferenceSuite[] = [
  { file: 'market/polygon/aggs-AAPL-2005.json', check: checkBars('2005-04-01', '2005-04-04') },
  { file: 'market/polygon/aggs-AAPL-day.json', check: checkBars('2020-01-02', '2020-01-10') },
  { file: 'market/polygon/benzinga-earnings.json', check: checkEarnings },
  {
    file: 'market/polygon/dividends-v1-AAPL.json',
    check: checkDividends('/stocks/v1/dividends', 'AAPL', '2025-09-01T15:00:00Z'),
  },
  {
    file: 'market/polygon/dividends-v3-mock.json',
    check: checkDividends('/v3/reference/dividends', 'CSSEN', '2025-07-01T15:00:00Z'),
  },
  { file: 'market/polygon/last-options-trade.json', check: checkLastTrade },
  { file: 'market/polygon/marketstatus-now.json', check: checkStatus },
  { file: 'market/polygon/marketstatus-upcoming-2022.json', check: checkUpcoming },
  { file: 'market/polygon/news-UBS.json', check: checkNews },
  {
    file: 'market/polygon/option-contract-snapshot-AAPL.json',
    check: checkContract('AAPL', AT.contract),
  },
  { file: 'market/polygon/options-aggs.json', check: checkContractDays },
  { file: 'market/polygon/options-chain-AAPL.json', check: checkQuarantine },
  {
    file: 'market/polygon/options-chain-I-SPX.json',
    check: checkContract('I:SPX', AT.indexContract),
  },
  {
    file: 'market/polygon/options-contracts-A-page1.json',
    check: checkContractList('A', AT.listA),
  },
  {
    file: 'market/polygon/options-contracts-A-page2.json',
    check: checkContractList('A', AT.listA),
  },
  {
    file: 'market/polygon/options-contracts-AAPL.json',
    check: checkContractList('AAPL', AT.listApple),
  },
  { file: 'market/polygon/options-open-close.json', check: checkOpenClose },
  { file: 'market/polygon/options-quotes.json', check: checkPastQuotes },
  { file: 'market/polygon/options-trades.json', check: checkTrades },
  { file: 'market/polygon/prev-close-AAPL.json', check: checkPreviousClose },
  { file: 'market/polygon/splits-v1-AAPL.json', check: checkSplits },
  { file: 'market/polygon/splits-v3-mock.json', check: checkSplits },
  { file: 'market/polygon/stock-snapshot-AAPL.json', check: checkStockSnapshot },
  { file: 'market/polygon/ticker-details-AAPL.json', check: checkDetails },
  { file: 'market/polygon/tickers-list-A.json', check: checkSearch },
  { file: 'market/polygon/treasury-yields.json', check: checkYields },
  { file: 'market/polygon/universal-snapshot.json', check: checkSnapshot },
  {
    file: 'market/polygon-errors/401-unknown-key.json',
    check: checkRefusal('PROVIDER_BAD_KEY'),
  },
  {
    file: 'market/polygon-errors/403-error-variant.json',
    check: checkRefusal('PROVIDER_PLAN'),
  },
  {
    file: 'market/polygon-errors/403-not-authorized-message.json',
    check: checkRefusal('PROVIDER_PLAN'),
  },
  {
    file: 'market/polygon-errors/404-ticker-not-found.json',
    check: checkRefusal('SYMBOL_UNKNOWN'),
  },
  { file: 'market/polygon-errors/429-rate-limit.json', check: checkRefusal('PROVIDER_RATE') },
  { file: 'market/expected/aggregates_AAPL.json', check: checkAggregates },
  { file: 'market/expected/market-status.json', check: checkStatus },
  { file: 'market/expected/news_UBS.json', check: checkNews },
  {
    file: 'market/expected/option-contract-view_AAPL230616C150.json',
    check: checkContract('AAPL', AT.contract),
  },
  {
    file: 'market/expected/option-contract-view_SPXW.json',
    check: checkContract('I:SPX', AT.indexContract),
  },
  { file: 'market/expected/option-snapshot_AAPL.json', check: checkQuarantine },
  { file: 'market/expected/previous-close_AAPL.json', check: checkPreviousClose },
  { file: 'market/expected/search_A.json', check: checkSearch },
];

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
  ...POLYGON_SUITES,
  { file: 'market/polygon-ws/options-A.json', check: checkSocketMessage },
  { file: 'market/polygon-ws/options-AM.json', check: checkSocketMessage },
  { file: 'market/polygon-ws/options-T.json', check: checkSocketMessage },
  { file: 'market/polygon-ws/stocks-A.json', check: checkSocketMessage },
  { file: 'market/polygon-ws/stocks-AM.json', check: checkSocketMessage },
  { file: 'market/polygon-ws/stocks-NOI.json', check: checkSocketMessage },
  { file: 'market/polygon-ws/stocks-Q.json', check: checkSocketMessage },
  { file: 'market/polygon-ws/stocks-T.json', check: checkSocketMessage },
  { file: 'options/published_optionlab.json', check: checkOptionlab },
  { file: 'options/published_strategy_misc.json', check: checkStrategyMisc },
  { file: 'options/published_one_touch_cash_at_expiry.csv', check: checkCashAtExpiry },
  { file: 'options/published_one_touch_cash_at_hit.csv', check: checkCashAtHit },
  { file: 'options/published_svi_vogt.json', check: checkVogt },
  { file: 'options/strategies_expiry.json', check: checkStrategies },
  { file: 'options/strategies_mixed_expiry.json', check: checkMixedStrategies },
  { file: 'draw/rfc3797-section6.json', check: checkRfc3797 },
  { file: 'draw/rfc6962-merkle.json', check: checkRfc6962 },
  { file: 'draw/fair-pick-published.json', check: checkFairPick },
  { file: 'draw/wallop-seed-and-entry-hash.json', check: checkWallop },
  { file: 'draw/drand.json', check: checkDrand },
  { file: 'draw/lot-draw-1.json', check: checkLotDraw },
  ...IBKR_SUITES,
  { file: 'brokers/', check: checkBrokerFile, close: closeBrokers },
  { file: 'cases/options-cases.json', check: checkCases, close: closeBrokers },
  { file: 'cases/chain-oddities.csv', check: checkChainOddities },
];

/** Files, or folders with a slash at the end, whose engines do not exist yet, or which no suite reads yet. It may only shrink. */
export const NOT_BUILT: readonly string[] = [
  'cases/2026-12-01/',
  'chains/',
  'market/other-providers/',
  'options/margin_cases.csv',
  'options/optimizer_chain.json',
];

/** Files that say where the data come from and hold none. */
export const ABOUT_THE_DATA = ['README.md', 'SOURCES.md', 'MANIFEST.json'] as const;
