import { ok, refuse, type Instant, type Result } from '../shared/index.ts';
import { HOOK_URL_INVALID } from './content.errors.ts';
import { hasOutsideForm } from './links.ts';

/** Web hooks of a space. */
export const MAX_WEB_HOOKS = 5;

/** Characters. */
export const HOOK_URL_MAX = 500;

/** An address that is told what readers of a space begin to see, and what they no longer see. */
export interface WebHook {
  readonly id: string;
  readonly spaceId: string;
  /** https. */
  readonly url: string;
  /** Signs what is sent. */
  readonly sealedSecret: string;
  readonly createdAt: Instant;
}

/** What the sealed secret of a web hook is bound to. */
export const hookSecretPlace = (hookId: string): string => `web-hook:${hookId}`;

export const HOOK_EVENTS = ['article.published', 'article.unpublished', 'ping'] as const;
export type HookEvent = (typeof HOOK_EVENTS)[number];

/** Why an attempt got no answer: the address leads into a private network, nothing listens there, or it took too long. */
export const HOOK_FAULTS = ['privateAddress', 'noConnection', 'timeout'] as const;
export type HookFault = (typeof HOOK_FAULTS)[number];

/** Something that a web hook is told. */
export interface HookDelivery {
  readonly id: string;
  readonly hookId: string;
  readonly event: HookEvent;
  /** JSON. */
  readonly body: string;
  readonly createdAt: Instant;
  /** When it is tried next; null once it was accepted or all attempts are used up. */
  readonly dueAt: Instant | null;
  readonly attempts: number;
  /** HTTP status of the last answer; null where there was none. */
  readonly status: number | null;
  readonly fault: HookFault | null;
}

export const HOOK_ATTEMPTS = 8;

const FIRST_PAUSE = 60_000;

/** The delivery with one more attempt begun: due again after 1, 2, 4, … minutes. */
export const withHookAttempt = (delivery: HookDelivery, at: Instant): HookDelivery => ({
  ...delivery,
  attempts: delivery.attempts + 1,
  dueAt: at + FIRST_PAUSE * 2 ** delivery.attempts,
});

/** What an attempt met. */
export type HookAnswer = { readonly status: number } | { readonly fault: HookFault };

/** The delivery after an attempt: over where the answer is a success, or no attempt is left. */
export function withHookAnswer(delivery: HookDelivery, answer: HookAnswer): HookDelivery {
  const status = 'status' in answer ? answer.status : null;
  const isAccepted = status !== null && status >= 200 && status < 300;
  const isOver = isAccepted || delivery.attempts >= HOOK_ATTEMPTS;
  return {
    ...delivery,
    status,
    fault: 'fault' in answer ? answer.fault : null,
    dueAt: isOver ? null : delivery.dueAt,
  };
}

/** The address of a web hook, trimmed; refuses with HOOK_URL_INVALID what is not https. */
export function parseHookUrl(typed: string): Result<string> {
  const url = typed.trim();
  const isSound = url.length <= HOOK_URL_MAX && /^https:\/\//i.test(url) && hasOutsideForm(url);
  return isSound ? ok(url) : refuse(HOOK_URL_INVALID());
}
