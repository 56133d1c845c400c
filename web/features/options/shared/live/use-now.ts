import { newYorkDate } from '@toolyard/core/calendar';
import type { CalendarDate, Instant } from '@toolyard/core/shared';
import { useAppSelector } from '../../../../app/store.ts';
import { api, type MarketStatusResponse } from '../../../../api/generated.ts';
import type { RootState } from '../../../../app/store.ts';
import { useApplication } from '../../../../app/use-application.ts';

const MINUTE = 60_000;
const readStatus = api.endpoints.readMarketStatus.select();

type Market = MarketStatusResponse['data']['results'];

/** The last state of the market, read each minute; null before the first answer. */
export function selectMarket(state: RootState): Market | null {
  const { data } = readStatus(state as unknown as Parameters<typeof readStatus>[0]);
  return data?.data.results ?? null;
}

/** The server's time as the last state of the market has it; null before the first answer. */
export function selectNow(state: RootState): Instant | null {
  const market = selectMarket(state);
  return market && Date.parse(market.serverTime);
}

/** The time that days to expiry and model times of all screens count from; a chain file counts from its own. */
export function useNow(): Instant {
  const { services } = useApplication();
  return useAppSelector(selectNow) ?? Math.floor(services.now() / MINUTE) * MINUTE;
}

/** The day in New York. It changes there at midnight, whatever the clock of this device says. */
export function useToday(): CalendarDate {
  const { services } = useApplication();
  const today = useAppSelector((state) => {
    const now = selectNow(state);
    return now === null ? null : newYorkDate(now);
  });
  return today ?? newYorkDate(services.now());
}
