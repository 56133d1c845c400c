import { pollEvery } from '../../../../api/base-api.ts';
import { useListQuotesQuery } from '../../../../api/generated.ts';

/** The fund that trades all day: its last price tells where the market's data comes from and how old it is. */
const MEASURE = 'SPY';
const A_MINUTE = 60_000;

/** The last quote of the market in force with its source; the menu's foot and the blocks of a page share one request. */
export function useMarketSource() {
  const { data } = useListQuotesQuery({ symbols: MEASURE }, pollEvery(A_MINUTE));
  return data;
}
