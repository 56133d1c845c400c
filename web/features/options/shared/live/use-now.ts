import { newYorkDate } from '@toolyard/core/calendar';
import type { Instant } from '@toolyard/core/shared';
import { useAppSelector } from '../../../../app/store.ts';
import { api } from '../../../../api/generated.ts';
import type { RootState } from '../../../../app/store.ts';
import { useApplication } from '../../../../app/use-application.ts';

const MINUTE = 60_000;
const readStatus = api.endpoints.readMarketStatus.select();

/** The server's time as the last state of the market has it, read each minute; null before the first answer. */
export function selectNow(state: RootState): Instant | null {
  const { data } = readStatus(state as unknown as Parameters<typeof readStatus>[0]);
  return data ? Date.parse(data.data.results.serverTime) : null;
}

/** The time that days to expiry and model times of all screens count from; a chain file counts from its own. */
export function useNow(): Instant {
  const { services } = useApplication();
  return useAppSelector(selectNow) ?? Math.floor(services.now() / MINUTE) * MINUTE;
}

const yearOf = (now: Instant): string => newYorkDate(now).slice(0, 4);

/** The calendar year in New York. */
export function useThisYear(): string {
  const { services } = useApplication();
  const year = useAppSelector((state) => {
    const now = selectNow(state);
    return now === null ? null : yearOf(now);
  });
  return year ?? yearOf(services.now());
}
