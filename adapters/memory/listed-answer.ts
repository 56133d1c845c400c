import type { MarketMeta, Sourced } from '@toolyard/core/market';
import { defineError, type Instant } from '@toolyard/core/shared';

/** The refusal of a source that does not answer. */
export const SILENT = defineError('provider', 'SILENT', { en: 'no answer', 'zh-CN': '没有回答' });

/** An answer from what a test has written down. */
export const listedAnswer = <T>(
  value: T,
  asOf: Instant,
  meta: Partial<MarketMeta> = {},
): Sourced<T> => ({
  value,
  meta: {
    provider: 'listed',
    asOf,
    delayedMinutes: 0,
    stale: false,
    simulated: false,
    partial: false,
    nextRefresh: null,
    ...meta,
  },
});
