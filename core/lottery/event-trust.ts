import type { Instant } from '../shared/index.ts';
import { trustLabel, type TrustGap, type TrustLabel } from './draw/index.ts';
import type { EventStage, LotteryEvent } from './lottery-event.ts';

/** How far the draw of an event can be trusted by somebody who holds a witness of its key. */
export interface EventTrust {
  readonly label: TrustLabel;
  /** What lowers the label. */
  readonly gaps: readonly TrustGap[];
}

const BEFORE_A_LOCK: readonly EventStage[] = ['draft', 'published'];
const WITH_A_LOCK: readonly EventStage[] = ['frozen', 'drawn', 'settled'];

/**
 * The label of an event; before the freeze, and before its time stamp, the one that it will have when nothing fails.
 * `hasAuthority`: the installation gets time stamps for its frozen lists.
 */
export function eventTrust(
  { entropy, stage, drawAt, isDated, stampedAt }: LotteryEvent,
  at: Instant,
  hasAuthority: boolean,
): EventTrust {
  if (entropy === 'commit') return { label: trustLabel({ mode: entropy }, []), gaps: [] };
  const gaps: TrustGap[] = [];
  const isLocked = WITH_A_LOCK.includes(stage);
  if (isLocked && !isDated) gaps.push('undated');
  const canBeStamped =
    hasAuthority && (BEFORE_A_LOCK.includes(stage) || (stage === 'frozen' && at < drawAt));
  const mayLackIt = isLocked || BEFORE_A_LOCK.includes(stage);
  if (mayLackIt && stampedAt === null && !canBeStamped) gaps.push('unstamped');
  return { label: trustLabel({ mode: entropy }, gaps), gaps };
}
