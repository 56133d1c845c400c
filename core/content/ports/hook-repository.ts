import type { Instant } from '../../shared/index.ts';
import type { NotifiedPublication } from '../publication-notice.ts';
import type { HookDelivery, WebHook } from '../web-hook.ts';

/** A moment at which what readers see of an article may have changed. */
export interface ExpectedChange {
  readonly articleId: string;
  readonly spaceId: string;
  readonly at: Instant;
}

/**
 * Stores web hooks of spaces, what they were told and what they are to be told. test/conformance/hook-repository states
 * what every adapter must do. All of it is removed with the space, deliveries with their web hook; expected changes and
 * what was told outlive their article.
 */
export interface HookRepository {
  /** Of a space, the first first. */
  list(spaceId: string): Promise<readonly WebHook[]>;
  find(id: string): Promise<WebHook | null>;
  add(hook: WebHook): Promise<void>;
  remove(id: string): Promise<void>;
  /** Each of them once. */
  expect(changes: readonly ExpectedChange[]): Promise<void>;
  /** The one that has been due longest at `at` and is not locked; it stays locked until the unit of work ends. */
  findExpectedLocked(at: Instant): Promise<ExpectedChange | null>;
  removeExpected(change: ExpectedChange): Promise<void>;
  notified(articleId: string): Promise<NotifiedPublication | null>;
  setNotified(publication: NotifiedPublication): Promise<void>;
  removeNotified(articleId: string): Promise<void>;
  addDeliveries(deliveries: readonly HookDelivery[]): Promise<void>;
  /** The delivery that has been due longest at `at` and is not locked; it stays locked until the unit of work ends. */
  findDueLocked(at: Instant): Promise<HookDelivery | null>;
  /** No error when it does not exist. */
  updateDelivery(delivery: HookDelivery): Promise<void>;
  /** Of a web hook, the last first. */
  deliveries(hookId: string, limit: number): Promise<readonly HookDelivery[]>;
}
