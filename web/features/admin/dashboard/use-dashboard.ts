import { pollEvery } from '../../../api/base-api.ts';
import { errorMessage } from '../../../api/error-message.ts';
import type { DashboardStats } from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import {
  CONSOLE_FRESH,
  useListActivityQuery,
  useReadDashboardStatsQuery,
} from './dashboard-api.ts';

/** The figures are asked for again every ten minutes. */
const POLL_MS = 600_000;

const ASKING = {
  refetchOnMountOrArgChange: CONSOLE_FRESH,
  ...pollEvery(POLL_MS),
} as const;

export interface Figures {
  readonly stats: DashboardStats | null;
  /** Why there are none. */
  readonly failure: string | null;
  readonly isFetching: boolean;
  readonly again: () => void;
}

export function useFigures(): Figures {
  const t = useText();
  const { data, error, isFetching, refetch } = useReadDashboardStatsQuery(undefined, ASKING);
  // An answer of another shape is no answer.
  const answered = data as { readonly data?: DashboardStats } | null | undefined;
  const stats = answered?.data ?? null;
  const isMalformed = !error && data !== undefined && stats === null;
  return {
    stats,
    failure: error
      ? errorMessage(error, t('admin.stats.failed'))
      : isMalformed
        ? t('admin.stats.malformed')
        : null,
    isFetching,
    again: () => void refetch(),
  };
}

export const useActivity = () => useListActivityQuery({}, ASKING);
