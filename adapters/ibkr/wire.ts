import {
  BROKERAGE_FAILED,
  type BrokerAccount,
  type BrokerPosition,
  type SessionState,
} from '@toolyard/core/brokerage';
import { formatOptionSymbol } from '@toolyard/core/options/contracts';
import { fromDollars, isMoneyAmount, parseCalendarDate } from '@toolyard/core/shared';
import * as v from 'valibot';
import type { Answer } from './send.ts';

const finite = v.pipe(v.number(), v.finite());
const text = v.pipe(v.string(), v.maxLength(500));
const accountId = v.pipe(v.string(), v.regex(/^\w{2,30}$/));
const token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,2048}$/i));

/** POST /iserver/auth/status and /iserver/auth/ssodh/init */
const AuthStatus = v.object({
  authenticated: v.optional(v.boolean(), false),
  connected: v.optional(v.boolean(), false),
  competing: v.optional(v.boolean(), false),
});
/** GET /iserver/accounts */
const Accounts = v.object({ accounts: v.array(accountId) });
/** GET /portfolio/accounts */
const PortfolioAccounts = v.array(v.object({ accountId }));
/** GET /portfolio/{accountId}/ledger: one entry per currency, and BASE */
const Ledger = v.record(
  v.string(),
  v.object({ netliquidationvalue: finite, currency: v.optional(text) }),
);
/** GET /portfolio/{accountId}/positions/{page} */
const Position = v.object({
  acctId: accountId,
  conid: v.pipe(v.number(), v.safeInteger()),
  contractDesc: v.nullish(text, ''),
  position: finite,
  currency: v.nullish(text, ''),
  avgPrice: v.nullish(finite, null),
  assetClass: v.nullish(text, ''),
  ticker: v.nullish(text, null),
  undSym: v.nullish(text, null),
  expiry: v.nullish(text, null),
  putOrCall: v.nullish(text, null),
  strike: v.nullish(v.union([text, finite]), null),
  multiplier: v.nullish(finite, null),
});
type Position = v.InferOutput<typeof Position>;
const RequestToken = v.object({ oauth_token: token });
const AccessToken = v.object({ oauth_token: token, oauth_token_secret: token });
const LiveSessionToken = v.object({
  diffie_hellman_response: hex,
  live_session_token_signature: hex,
  live_session_token_expiration: v.pipe(v.number(), v.safeInteger()),
});

const garbage = (reason: string) => BROKERAGE_FAILED({ cause: new Error(reason) });

/** The body; null for a session that is not valid. Refuses with BROKERAGE_FAILED for any other answer. */
function read<S extends v.GenericSchema>(schema: S, answer: Answer): v.InferOutput<S> | null {
  const { status, body } = answer;
  if (status === 401) return null;
  if (status !== 200) throw garbage(`HTTP status ${status}`);
  if (body !== null && typeof body === 'object' && 'error' in body)
    throw garbage('an error in an answer of status 200');
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw garbage(`unexpected shape at ${v.getDotPath(parsed.issues[0]) ?? 'the root'}`);
}

/** `dormant`: signed in, and the brokerage session must be opened again. */
export function sessionStateOf(answer: Answer): SessionState | 'dormant' {
  const { status, body } = answer;
  if (status === 200 && body !== null && typeof body === 'object' && 'error' in body)
    return 'dormant';
  const found = read(AuthStatus, answer);
  if (!found) return 'ended';
  if (found.competing) return 'paused';
  if (found.connected) return found.authenticated ? 'active' : 'dormant';
  return 'ended';
}

/** Whether the session that was kept alive is still valid. */
export const isAlive = (answer: Answer): boolean => read(v.looseObject({}), answer) !== null;

/** Whether nothing is left to be logged out. */
export const isLoggedOut = (answer: Answer): boolean =>
  read(v.object({ status: v.boolean() }), answer)?.status ?? true;

export const accountIdsOf = (answer: Answer): readonly string[] | null =>
  read(Accounts, answer)?.accounts ?? null;

export const portfolioAccountsOf = (answer: Answer): readonly string[] | null =>
  read(PortfolioAccounts, answer)?.map((account) => account.accountId) ?? null;

/** Net liquidation value in the account's base currency. */
export function accountValueOf(id: string, answer: Answer): BrokerAccount | null {
  const ledger = read(Ledger, answer);
  if (!ledger) return null;
  const base = ledger['BASE'];
  // The entry BASE names no currency; an account in one currency has one other entry.
  const [only, ...others] = Object.keys(ledger).filter((name) => name !== 'BASE');
  const currency = others.length === 0 ? (only ?? null) : null;
  return { id, value: base?.netliquidationvalue ?? null, currency };
}

const SQUARE = /\[(\S{1,6}) +(\d{6}[CP]\d{8}) +\d+\]/;

/** The OCC symbol of an option: as the description has it, else by its terms. */
function optionSymbolOf(row: Position): string | null {
  const [, root, tail] = SQUARE.exec(row.contractDesc ?? '') ?? [];
  if (root !== undefined && tail !== undefined) return root + tail;
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(row.expiry ?? '') ?? [];
  const expiry = parseCalendarDate(`${year}-${month}-${day}`);
  const strike = Number(row.strike);
  const symbolRoot = row.ticker ?? row.undSym;
  const type = { C: 'call', P: 'put' }[row.putOrCall ?? ''] as 'call' | 'put' | undefined;
  if (!expiry || symbolRoot === null || !type || !(strike > 0) || !isMoneyAmount(strike))
    return null;
  return formatOptionSymbol({ root: symbolRoot, expiry, type, strike: fromDollars(strike) });
}

function positionOf(row: Position): BrokerPosition {
  const option = row.assetClass === 'OPT' ? optionSymbolOf(row) : null;
  const ticker = row.ticker ?? row.contractDesc ?? '';
  const stock = row.assetClass === 'STK';
  return {
    accountId: row.acctId,
    description: row.contractDesc || ticker,
    kind: option !== null ? 'option' : stock ? 'stock' : 'other',
    symbol: option ?? ticker,
    currency: row.currency ?? '',
    quantity: row.position,
    multiplier: stock ? 1 : (row.multiplier ?? 0),
    averagePrice: row.avgPrice,
  };
}

/** The positions of a page that are not closed. */
export const positionsOf = (answer: Answer): readonly BrokerPosition[] | null =>
  read(v.array(Position), answer)
    ?.filter(({ position }) => position !== 0)
    .map(positionOf) ?? null;

export const requestTokenOf = (answer: Answer): string | null =>
  read(RequestToken, answer)?.oauth_token ?? null;

/** The access token, and its secret as the broker encrypted it. */
export function accessTokenOf(answer: Answer) {
  const found = read(AccessToken, answer);
  return found && { token: found.oauth_token, encryptedSecret: found.oauth_token_secret };
}

export function liveSessionTokenOf(answer: Answer) {
  const found = read(LiveSessionToken, answer);
  return (
    found && {
      response: found.diffie_hellman_response,
      signature: found.live_session_token_signature.toLowerCase(),
      expiresAt: found.live_session_token_expiration,
    }
  );
}
