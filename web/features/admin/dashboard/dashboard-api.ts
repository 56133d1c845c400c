import { adminApi } from '../../../api/generated-admin.ts';

/** What is fetched for an operator is fresh for five minutes and kept for ten. */
export const CONSOLE_FRESH = 300;
const CONSOLE_STORED = 600;

const dashboardApi = adminApi.enhanceEndpoints({
  endpoints: {
    readDashboardStats: { keepUnusedDataFor: CONSOLE_STORED },
    listActivity: { keepUnusedDataFor: CONSOLE_STORED },
  },
});

export const { useReadDashboardStatsQuery, useListActivityQuery } = dashboardApi;
