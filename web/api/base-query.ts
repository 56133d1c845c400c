import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { NETWORK_ERROR, NO_ANSWER, refusal, type CallError } from './call-error.ts';
import type { CallEnvironment, Realm } from './call-environment.ts';
import {
  needsFreshToken,
  prepareCall,
  withToken,
  type CallArgs,
  type PreparedCall,
} from './request.ts';
import { adminExpired, userExpired } from './session-events.ts';
import { sameOwner } from './session-keeper.ts';

const RETRIES = 2;
const RETRY_PAUSE = 1000;

/** What the store hands to every endpoint beside its own state. */
export interface ApiExtra {
  readonly calls: CallEnvironment;
}

/**
 * One call with the rules of the whole application: the token of its realm, one idempotency key for
 * all its tries, two more tries a second apart where asking again does no harm, and 401 ends the session.
 */
export const baseQuery: BaseQueryFn<CallArgs, unknown, CallError> = async (args, api) => {
  const { calls } = api.extra as ApiExtra;
  if (needsFreshToken(args.url, calls.origin)) await calls.freshToken();
  let call = prepareCall(args, calls);
  let answer = await askUntilAnswered(call, calls, api.signal);
  const renewed = answer?.status === 401 ? await tokenRenewedSince(call, calls) : null;
  if (renewed !== null) {
    call = withToken(call, renewed);
    answer = await askUntilAnswered(call, calls, api.signal);
  }
  if (!answer) {
    return { error: calls.isOnline() ? logged(calls, NO_ANSWER) : logged(calls, NETWORK_ERROR) };
  }
  const body = await bodyOf(answer);
  if (answer.ok) return { data: body };
  const error = logged(calls, refusal(answer.status, body, call.signsIn));
  if (answer.status === 401 && isStillOurs(call, calls)) {
    calls.forget(call.realm);
    api.dispatch(call.realm === 'admin' ? adminExpired() : userExpired());
  }
  return { error };
};

/** Another token of the same person, which came while the call was under way; the refused call did nothing yet. */
async function tokenRenewedSince(
  { realm, token, signsIn }: PreparedCall,
  calls: CallEnvironment,
): Promise<string | null> {
  if (!realm || token === null || signsIn) return null;
  if (realm === 'user') await calls.freshToken();
  const now = calls.token(realm);
  return now !== null && now !== token && sameOwner(token, now) ? now : null;
}

/** A refusal of somebody who is not signed in here any more says nothing of who is. */
const isStillOurs = (
  call: PreparedCall,
  calls: CallEnvironment,
): call is PreparedCall & { readonly realm: Realm } => {
  if (call.signsIn || !call.realm) return false;
  const now = calls.token(call.realm);
  return now === null || now === call.token;
};

/** The last answer there was; null where none came. Offline is not asked again. */
async function askUntilAnswered(
  call: PreparedCall,
  calls: CallEnvironment,
  signal: AbortSignal,
): Promise<Response | null> {
  for (let left = call.repeatable ? RETRIES : 0; ; left--) {
    const answer = await calls.fetch(call.url, { ...call.init, signal }).catch(() => null);
    const settled = answer ? answer.status < 500 : !calls.isOnline();
    if (settled || left === 0 || signal.aborted) return answer;
    await calls.pause(RETRY_PAUSE);
  }
}

/** JSON, or null where there is none or it cannot be read. */
async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text().catch(() => '');
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function logged(calls: CallEnvironment, error: CallError): CallError {
  calls.log(error.server?.message ?? error.message);
  return error;
}
