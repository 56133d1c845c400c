import type { Instant } from '../shared/index.ts';
import { PROVIDER_NAMES } from './market-provider.ts';
import type { MarketMeta } from './sourced.ts';

/** What a reader must know of the source of prices. */
export type SourceNote =
  /** No market made them, they are of a recorded chain, the user wrote them down, or an operator uploaded them. */
  | { readonly kind: 'simulated' | 'file' | 'import' | 'upload' }
  | { readonly kind: 'provider'; readonly name: string; readonly delayedMinutes: number }
  /** They could not be read again. */
  | { readonly kind: 'stale'; readonly seconds: number }
  /** They are the newest that the source has, and of this time. */
  | { readonly kind: 'asOf'; readonly at: Instant }
  /** The plan has closing prices alone, the newest of this time. */
  | { readonly kind: 'closes'; readonly at: Instant }
  /** Some are missing. */
  | { readonly kind: 'partial' };

/** Prices older than this bear their time. */
const RECENT_MS = 30 * 60_000;
/** A delay of a day stands for a plan of closing prices. */
const DAY_MINUTES = 1_440;

type Known = Pick<
  MarketMeta,
  'provider' | 'asOf' | 'delayedMinutes' | 'stale' | 'simulated' | 'partial'
>;

const nameOf = (provider: string): string =>
  (PROVIDER_NAMES as Readonly<Record<string, string>>)[provider] ?? provider;

/**
 * The notes that stand beside prices, in their order.
 */
export function sourceNotes(meta: Known, now: Instant): readonly SourceNote[] {
  const { provider, simulated, delayedMinutes, asOf } = meta;
  const age = Math.max(0, now - asOf);
  const stale: readonly SourceNote[] = meta.stale
    ? [{ kind: 'stale', seconds: Math.floor(age / 1_000) }]
    : [];
  const partial: readonly SourceNote[] = meta.partial ? [{ kind: 'partial' }] : [];
  if (simulated) return [{ kind: 'simulated' }, ...stale, ...partial];
  if (provider === 'file' || provider === 'import' || provider === 'upload')
    return [{ kind: provider }, ...stale];
  const hasClosesOnly = delayedMinutes >= DAY_MINUTES;
  const isRecent = hasClosesOnly || meta.stale || age <= RECENT_MS + delayedMinutes * 60_000;
  return [
    {
      kind: 'provider',
      name: nameOf(provider),
      delayedMinutes: hasClosesOnly ? 0 : delayedMinutes,
    },
    ...(hasClosesOnly ? [{ kind: 'closes', at: asOf } as const] : []),
    ...stale,
    ...(isRecent ? [] : [{ kind: 'asOf', at: asOf } as const]),
    ...partial,
  ];
}
