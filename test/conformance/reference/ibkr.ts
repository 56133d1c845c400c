import { readFileSync } from 'node:fs';
import {
  accountIdsOf,
  accountValueOf,
  isAlive,
  isLoggedOut,
  liveSessionTokenOf,
  portfolioAccountsOf,
  positionsOf,
  requestTokenOf,
  sessionStateOf,
  type Answer,
} from '@toolyard/ibkr';
import { summariseFacts } from './facts.ts';
import type { ReferenceResult } from './reference-suite.ts';

/** The value that a file states at a place, such as `accounts.0`; the reader must find it there. */
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], value);

type Reader = (answer: Answer) => unknown;

/** What a reader must make of a body, in terms of what the file itself states. */
type Expected = (body: unknown) => unknown;

interface Specified {
  readonly responses: Readonly<
    Record<string, { readonly examples: Readonly<Record<string, unknown>> }>
  >;
}
interface Recorded {
  readonly Response: { readonly StatusCode: number; readonly Body: unknown };
}

/** Every answer of a file: examples of the specification, or one recording. */
function answersIn(path: string): readonly { readonly name: string; readonly answer: Answer }[] {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Specified | Recorded;
  if ('Response' in file) {
    const { StatusCode: status, Body: body } = file.Response;
    return [{ name: 'recording', answer: { status, body } }];
  }
  return Object.entries(file.responses).flatMap(([status, { examples }]) =>
    Object.entries(examples).map(([name, body]) => ({
      name: `${status} ${name}`,
      answer: { status: Number(status), body },
    })),
  );
}

/** What the reader makes of an answer; the code of its refusal. */
function readingOf(read: Reader, answer: Answer): unknown {
  try {
    return read(answer);
  } catch (fault) {
    return (fault as { readonly code?: string }).code;
  }
}

/** Answers of status 200 are read to their values, those of 401 as a session that has ended, others are failures. */
const check =
  (read: Reader, expected: Expected, ended: unknown = null) =>
  (path: string): ReferenceResult =>
    summariseFacts(
      answersIn(path).map(({ name, answer }) => {
        const bad = answer.status === 401 ? ended : 'BROKERAGE_FAILED';
        const wanted = answer.status === 200 ? expected(answer.body) : bad;
        const found = readingOf(read, answer);
        return { name, holds: JSON.stringify(found) === JSON.stringify(wanted) };
      }),
    );

type Row = Readonly<Record<string, unknown>>;

/** Only what the specification calls a stock or an option has a place in the options area. */
const KINDS: Readonly<Record<string, string>> = { STK: 'stock', OPT: 'option' };

/** The OCC symbol of a row that has the terms of a contract in fields. */
function symbolOf(row: Row): string {
  const ticker = String(row['ticker'] ?? row['contractDesc']);
  if (row['assetClass'] !== 'OPT') return ticker;
  const strike = String(Math.round(Number(row['strike']) * 1000)).padStart(8, '0');
  return `${ticker}${String(row['expiry']).slice(2)}${String(row['putOrCall'])}${strike}`;
}

const positionOf = (row: Row) => ({
  accountId: row['acctId'],
  description: row['contractDesc'],
  kind: KINDS[String(row['assetClass'])] ?? 'other',
  symbol: symbolOf(row),
  currency: row['currency'],
  quantity: row['position'],
  multiplier: row['assetClass'] === 'STK' ? 1 : row['multiplier'],
  averagePrice: row['avgPrice'],
});

const checkAccounts = check(accountIdsOf, (body) => at(body, 'accounts'));
const checkState = check(sessionStateOf, () => 'active', 'ended');
const checkPositions = check(positionsOf, (body) => (body as readonly Row[]).map(positionOf));

const checkLedger = check(
  (answer) => accountValueOf('U1234567', answer),
  (body) => ({
    id: 'U1234567',
    value: at(body, 'BASE.netliquidationvalue'),
    currency: at(body, 'USD.currency'),
  }),
);

/** market/ibkr: the examples of IBKR's OpenAPI document, and recordings of a gateway. */
export const IBKR_SUITES = [
  { file: 'oas-iserver-accounts.json', check: checkAccounts },
  { file: 'oas-iserver-auth-ssodh-init.json', check: checkState },
  { file: 'oas-iserver-auth-status.json', check: checkState },
  { file: 'oas-logout.json', check: check(isLoggedOut, (body) => at(body, 'status'), true) },
  {
    file: 'oas-oauth-live_session_token.json',
    check: check(liveSessionTokenOf, (body) => ({
      response: at(body, 'diffie_hellman_response'),
      signature: at(body, 'live_session_token_signature'),
      expiresAt: at(body, 'live_session_token_expiration'),
    })),
  },
  {
    file: 'oas-oauth-request_token.json',
    check: check(requestTokenOf, (body) => at(body, 'oauth_token')),
  },
  { file: 'oas-portfolio-accountId-positions-pageId.json', check: checkPositions },
  {
    file: 'oas-portfolio-accounts.json',
    check: check(portfolioAccountsOf, (body) => [at(body, '0.accountId')]),
  },
  { file: 'oas-tickle.json', check: check(isAlive, () => true, false) },
  { file: 'rec-GET-auth-status.json', check: checkState },
  { file: 'rec-GET-iserver-accounts.json', check: checkAccounts },
  { file: 'rec-GET-portfolio-ledger.json', check: checkLedger },
  { file: 'rec-GET-portfolio-positions-page0.json', check: checkPositions },
  { file: 'rec-POST-ssodh-init.json', check: checkState },
].map(({ file, ...suite }) => ({ file: `market/ibkr/${file}`, ...suite }));
