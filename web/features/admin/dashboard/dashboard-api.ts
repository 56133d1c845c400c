import { adminApi } from '../../../api/generated-admin.ts';

/** What is fetched for an operator is fresh for five minutes and cached for ten. */
export const CONSOLE_FRESH = 300;
const CONSOLE_CACHED = 600;

const dashboardApi = adminApi.enhanceEndpoints({
  endpoints: {
    readDashboardStats: { keepUnusedDataFor: CONSOLE_CACHED },
    listActivity: { keepUnusedDataFor: CONSOLE_CACHED },
  },
});

export const { useReadDashboardStatsQuery, useListActivityQuery } = dashboardApi;
