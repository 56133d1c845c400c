import type { Clock, IdSource, Instant, UnitOfWork } from '../../../shared/index.ts';
import { ALERT_SETTING } from '../alert-condition.ts';
import { isSilent, mailNotices, type NoticeWork } from '../alert-mail.ts';
import {
  checkAlert,
  nextCheck,
  type AlertNotice,
  type AlertRule,
  type Observation,
} from '../alert-rule.ts';
import type { AlertRepository } from '../ports/alert-repository.ts';
import type { NoticeRepository } from '../ports/notice-repository.ts';

export interface AlertWork extends NoticeWork {
  readonly alerts: AlertRepository;
  readonly notices: NoticeRepository;
}

/** Reads the values of one check. */
export interface Observer {
  observe(rule: AlertRule): Promise<Observation>;
}

export interface EvaluationPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  /** A new one for each check, which reads everything anew. */
  readonly observer: () => Observer;
}

const BATCH = 200;

export interface Evaluation {
  readonly checked: number;
  readonly fired: number;
}

interface Seen {
  readonly rule: AlertRule;
  readonly observation: Observation;
}

/**
 * Checks the alerts that are due. Several servers may run it at once:
 *
 * 1. One unit of work takes due alerts and moves their next check, so that no other server takes them.
 * 2. The market is read without a unit of work.
 * 3. One unit of work stores the new state of the alerts together with the notices and mails of those that fire. It leaves out
 *    an alert that was changed or taken again since: its check is overtaken.
 *
 * A server that is killed in between has stored nothing, and the alerts are due again at their next check.
 */
export class EvaluateAlerts {
  constructor(
    private readonly work: UnitOfWork<AlertWork>,
    private readonly ports: EvaluationPorts,
  ) {}

  /** Values that cannot be read reject after the other alerts were served. */
  async execute(): Promise<Evaluation> {
    const faults: unknown[] = [];
    for (let [checked, fired] = [0, 0]; ;) {
      const at = this.ports.clock.now();
      const taken = await this.work.run((all) => this.take(all, at));
      const seen = await this.observe(taken, faults);
      if (seen.length > 0) fired += await this.work.run((all) => this.store(all, seen, at));
      checked += seen.length;
      if (taken.length < BATCH) {
        if (faults.length > 0) throw faults[0];
        return { checked, fired };
      }
    }
  }

  private async take({ alerts }: AlertWork, at: Instant): Promise<readonly AlertRule[]> {
    const due = await alerts.listDueLocked(at, BATCH);
    const taken = due.map((rule) => ({ ...rule, dueAt: nextCheck(rule, at) }));
    if (taken.length > 0) await alerts.updateChecked(taken);
    return taken;
  }

  private async observe(rules: readonly AlertRule[], faults: unknown[]): Promise<readonly Seen[]> {
    const observer = this.ports.observer();
    const seen: Seen[] = [];
    for (const rule of rules)
      try {
        seen.push({ rule, observation: await observer.observe(rule) });
      } catch (fault) {
        faults.push(fault);
      }
    return seen;
  }

  private async store(all: AlertWork, seen: readonly Seen[], at: Instant): Promise<number> {
    const stored = await all.alerts.listLocked(seen.map(({ rule }) => rule.id));
    const observed = new Map(seen.map((each) => [each.rule.id, each]));
    const changed: AlertRule[] = [];
    const fired: AlertRule[] = [];
    const notices: AlertNotice[] = [];
    for (const current of stored) {
      const found = observed.get(current.id);
      if (!found || current.dueAt !== found.rule.dueAt) continue;
      const { observation } = found;
      const { rule, fires } = checkAlert(current, observation, at);
      changed.push(rule);
      if (!fires || rule.value === null) continue;
      fired.push(rule);
      notices.push(await this.noticeOf(all, rule, observation, rule.value, at));
    }
    await all.alerts.updateChecked(changed);
    await all.notices.addAll(notices);
    const languages = new Map(fired.map((rule) => [rule.ownerId, rule.language]));
    await mailNotices(all, notices, languages, this.ports);
    return notices.length;
  }

  private async noticeOf(
    all: AlertWork,
    { id, ownerId, condition }: AlertRule,
    { subject, detail }: Observation,
    value: number,
    at: Instant,
  ): Promise<AlertNotice> {
    const setting = ALERT_SETTING[condition.kind];
    return {
      kind: 'fired',
      id: this.ports.ids.next(),
      ownerId,
      ruleId: id,
      condition,
      subject,
      detail,
      value,
      at,
      silent: await isSilent(all, { ownerId, setting, at }),
      readAt: null,
    };
  }
}
