import { DomainError } from '../shared/index.ts';
import {
  PROVIDER_BAD_KEY,
  PROVIDER_GARBAGE,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  PROVIDER_RATE,
  PROVIDER_REFUSED,
  PROVIDER_TIMEOUT,
} from './provider.errors.ts';

/** What a provider's answer to one call says of a key. */
export const KEY_VERDICTS = [
  'OK',
  /** The key works; its plan has no option chains. */
  'PLAN',
  'BAD_KEY',
  'RATE',
  'OUTAGE',
  'TIMEOUT',
  'GARBAGE',
  'REFUSED',
] as const;
export type KeyVerdict = (typeof KEY_VERDICTS)[number];

const BY_CODE: ReadonlyMap<string, KeyVerdict> = new Map([
  [PROVIDER_PLAN.code, 'PLAN'],
  [PROVIDER_BAD_KEY.code, 'BAD_KEY'],
  [PROVIDER_RATE.code, 'RATE'],
  [PROVIDER_OUTAGE.code, 'OUTAGE'],
  [PROVIDER_TIMEOUT.code, 'TIMEOUT'],
  [PROVIDER_GARBAGE.code, 'GARBAGE'],
  [PROVIDER_REFUSED.code, 'REFUSED'],
]);

/** The verdict on the key that a call was made with. Rejects with what is no failure of a provider. */
export async function keyVerdict(call: Promise<unknown>): Promise<KeyVerdict> {
  try {
    await call;
    return 'OK';
  } catch (fault) {
    const verdict = fault instanceof DomainError ? BY_CODE.get(fault.code) : undefined;
    if (verdict === undefined) throw fault;
    return verdict;
  }
}
