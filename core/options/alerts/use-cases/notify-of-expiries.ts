import type { CalendarDate, Clock, IdSource, Instant } from '../../../shared/index.ts';
import type { AwaitedOwner, Strategy } from '../../strategies/index.ts';
import { isSilent, mailNotices } from '../alert-mail.ts';
import type { ExpiryNotice } from '../alert-rule.ts';
import type { AlertWork } from './evaluate-alerts.ts';

/** The same for each notice about one expiry of a position. */
const noticeIdOf = (strategyId: string, expiry: CalendarDate): string =>
  expiry.replaceAll('-', '') + strategyId.slice(8);

/** Tells owners that contracts for shares have expired and wait for their word, once per position and expiry. */
export class NotifyOfExpiries implements AwaitedOwner<AlertWork> {
  constructor(private readonly ports: { readonly clock: Clock; readonly ids: IdSource }) {}

  async tell(
    all: AlertWork,
    { id: strategyId, ownerId, name: subject }: Strategy,
    expiries: readonly CalendarDate[],
    at: Instant,
  ): Promise<void> {
    const notices: ExpiryNotice[] = [];
    for (const detail of expiries) {
      const id = noticeIdOf(strategyId, detail);
      if (await all.notices.findOwned(ownerId, id)) continue;
      const silent = await isSilent(all, { ownerId, setting: 'tradeAlerts', at });
      const effect = { kind: 'expired', strategyId } as const;
      notices.push({
        ...{ kind: 'expired', id, ownerId, subject, detail, effect },
        ...{ at, silent, readAt: null },
      });
    }
    if (notices.length === 0) return;
    await all.notices.addAll(notices);
    const [rule] = await all.alerts.listOwned(ownerId);
    await mailNotices(all, notices, new Map(rule && [[ownerId, rule.language]]), this.ports);
  }
}
