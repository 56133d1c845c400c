import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { NETWORK_ERROR, NO_ANSWER, refusal, type CallError } from './call-error.ts';
import type { CallEnvironment, Realm } from './call-environment.ts';
import { providerWaitSlice } from './provider-wait.slice.ts';
import {
  prepareCall,
  realmToRefresh,
  withToken,
  type CallArgs,
  type PreparedCall,
} from './request.ts';
import { adminExpired, userExpired } from './session-events.ts';
import { sameOwner } from './session-refresher.ts';

const RETRIES = 2;
const RETRY_PAUSE = 1000;
/** How long a read waits for the provider altogether before it fails. */
const LONGEST_WAIT = 600_000;

/** What the store hands to every endpoint beside its own state. */
export interface ApiExtra {
  readonly calls: CallEnvironment;
}

/**
 * One call with the rules of the whole application: the token of its realm, one idempotency key for
 * all its tries, two more tries a second apart where asking again does no harm, and 401 ends the session. A read that
 * has to wait for the provider of market data is repeated when the server says so.
 */
export const baseQuery: BaseQueryFn<CallArgs, unknown, CallError> = async (args, api) => {
  const { calls } = api.extra as ApiExtra;
  const realm = realmToRefresh(args.url, calls.origin);
  if (realm) await calls.freshToken(realm);
  const terms: CallTerms = { calls, signal: api.signal, dispatch: api.dispatch };
  const { call, answer, known } = await askWithTokens(prepareCall(args, calls), terms);
  if (!answer && api.signal.aborted) return { error: NO_ANSWER };
  if (!answer) {
    return { error: calls.isOnline() ? logged(calls, NO_ANSWER) : logged(calls, NETWORK_ERROR) };
  }
  const body = await bodyOf(answer);
  if (answer.ok && !isWaiting(answer)) return { data: body };
  const error = logged(calls, refusal(answer.status, body, call.signsIn));
  if (answer.status === 401 && known && isStillOurs(call, calls)) {
    calls.forget(call.realm);
    api.dispatch(call.realm === 'admin' ? adminExpired() : userExpired());
  }
  if (call.realm) calls.refused(call.realm, error);
  return { error };
};

interface CallTerms {
  readonly calls: CallEnvironment;
  readonly signal: AbortSignal;
  readonly dispatch: (action: UnknownAction) => unknown;
}

interface Outcome {
  readonly call: PreparedCall;
  readonly answer: Response | null;
  /** Whether a refusal says something of the session: not while the next token cannot be had. */
  readonly known: boolean;
}

/** Asks again whenever the token was renewed while the call was under way: the refused call did nothing yet. */
async function askWithTokens(call: PreparedCall, terms: CallTerms): Promise<Outcome> {
  const { calls } = terms;
  const answer = await askUntilReady(call, terms);
  if (answer?.status !== 401 || !call.realm || call.signsIn) return { call, answer, known: true };
  const known = await calls.freshToken(call.realm);
  const renewed = tokenRenewedSince(call, calls);
  if (renewed === null) return { call, answer, known };
  return askWithTokens(withToken(call, renewed), terms);
}

/** Another token of the same person. */
function tokenRenewedSince({ realm, token }: PreparedCall, calls: CallEnvironment): string | null {
  const now = realm && calls.token(realm);
  return token !== null && now !== null && now !== token && sameOwner(token, now) ? now : null;
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

const isWaiting = ({ status }: Response): boolean => status === 202;

/** The first answer that is not to wait for the provider; null where none came. */
async function askUntilReady(call: PreparedCall, terms: CallTerms): Promise<Response | null> {
  const { waitBegan, waitEnded } = providerWaitSlice.actions;
  for (let waited = 0; ;) {
    const answer = await askUntilAnswered(call, terms);
    if (!answer || !isWaiting(answer) || waited >= LONGEST_WAIT) return answer;
    const wait = 1000 * Math.max(1, Number(answer.headers.get('Retry-After')));
    terms.dispatch(waitBegan(Date.now() + wait));
    await terms.calls.pause(wait);
    terms.dispatch(waitEnded());
    waited += wait;
  }
}

/** The last answer there was; null where none came. Offline is not asked again. */
async function askUntilAnswered(
  call: PreparedCall,
  { calls, signal }: CallTerms,
): Promise<Response | null> {
  for (let left = call.repeatable ? RETRIES : 0; ; left--) {
    const answer = await calls.fetch(call.url, { ...call.init, signal }).catch(() => null);
    const settled = answer ? answer.status < 500 : !calls.isOnline();
    if (settled || left === 0 || signal.aborted) return answer;
    await calls.pause(RETRY_PAUSE);
  }
}

/** Answers that are files, not JSON: tables, and lists of JSON lines. */
const FILE = /csv|ndjson/;

/** JSON, the text of a file, or an archive; null where there is none or it cannot be read. */
async function bodyOf(answer: Response): Promise<unknown> {
  const type = answer.headers.get('Content-Type') ?? '';
  if (/zip/.test(type)) return answer.blob().catch(() => null);
  const text = await answer.text().catch(() => '');
  if (FILE.test(type)) return text;
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
