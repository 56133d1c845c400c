import {
  addDays,
  daysBetween,
  midnightUtc,
  ok,
  parseCalendarDate,
  refuse,
  toCalendarDate,
  type CalendarDate,
  type Instant,
  type Result,
} from '../../shared/index.ts';
import { API_KEY_EXPIRY_INVALID, API_KEY_SCOPES_INVALID } from '../accounts.errors.ts';
import { parsePersonName } from '../user.ts';

/** What an API key may be allowed to do. An operation names the one scope that opens it to keys, or none. */
export const API_KEY_SCOPES = [
  'market:read',
  'strategies:read',
  'strategies:write',
  'watchlists:read',
  'watchlists:write',
  'alerts:read',
  'alerts:write',
  'capital:read',
  'capital:write',
  'content:read',
  'content:write',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Maximum number of API keys per account; expired ones count until they are revoked. */
export const MAX_API_KEYS = 10;

/** Maximum number of days from today to the last day of a key. */
export const MAX_API_KEY_DAYS = 365;

/** A credential by which a program calls on behalf of a user. */
export interface ApiKey {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** First characters of the key, by which its owner recognises it. */
  readonly hint: string;
  /** Keyed digest of the key; the key itself is not stored. */
  readonly digest: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly lastUsedAt: Instant | null;
  /** Number of calls that were authenticated by the key. */
  readonly calls: number;
}

export interface ApiKeyDraft {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Last day on which the key is valid, in UTC. */
  readonly expiresOn: string;
}

/** The fields of a new key, or the first refusal. */
export function checkApiKey(
  { name, scopes, expiresOn }: ApiKeyDraft,
  at: Instant,
): Result<Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'>> {
  const parsed = parsePersonName(name);
  if (!parsed.ok) return parsed;
  const known = API_KEY_SCOPES.filter((scope) => scopes.includes(scope));
  if (known.length === 0 || known.length !== new Set(scopes).size)
    return refuse(API_KEY_SCOPES_INVALID());
  const lastDay = parseCalendarDate(expiresOn);
  const days = lastDay === null ? -1 : daysBetween(toCalendarDate(at), lastDay);
  if (lastDay === null || days < 0 || days > MAX_API_KEY_DAYS)
    return refuse(API_KEY_EXPIRY_INVALID());
  return ok({ name: parsed.value, scopes: known, expiresAt: midnightUtc(addDays(lastDay, 1)) });
}

/** Last day on which the key is valid, in UTC. */
export const lastDayOf = ({ expiresAt }: Pick<ApiKey, 'expiresAt'>): CalendarDate =>
  toCalendarDate(expiresAt - 1);

export const isApiKeyExpired = ({ expiresAt }: Pick<ApiKey, 'expiresAt'>, at: Instant): boolean =>
  at >= expiresAt;
