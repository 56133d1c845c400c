import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleOf, type Example } from '../support/wire/recorded-example.ts';
import { openAccount, openOperator } from '../support/wire/accounts.ts';
import { answerCheck } from '../support/wire/answer-check.ts';
import {
  EXAMPLE_TEXTS,
  examplesFrom,
  openWireFixture,
  type WireFixture,
} from '../support/wire/fixture.ts';
import {
  committedDocument,
  operationsOf,
  type ApiDocument,
  type Operation,
} from '../support/wire/openapi.ts';
import { performAll, prepare } from '../support/wire/preparations.ts';
import type { WireAnswer } from '../support/wire/send.ts';
import { validCall } from '../support/wire/valid-call.ts';
import { confirmAddress } from '../support/test-api.ts';

const FILE = fileURLToPath(new URL('../../api/document/examples.json', import.meta.url));

/** What has to be done first for a call to succeed, beside what the fuzz prepares. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  listApiKeys: ['createApiKey'],
  endSession: ['signIn', 'listSessions'],
  readStrategy: ['saveStrategy'],
  renameStrategy: ['saveStrategy'],
  deleteStrategy: ['saveStrategy'],
  writeJournal: ['saveStrategy'],
  readUser: ['createUser'],
  listViews: ['saveView'],
};
/** Need a verified address, a broker, a provider, an authenticator, an operator or a reader beside the caller, the id of a comment, or days to pass; their examples are written by hand. */
const WRITTEN = [
  ...['inviteSpaceMember', 'withdrawSpaceInvitation', 'changeSpaceRole', 'removeSpaceMember'],
  ...['answerSpaceInvitation', 'approveArticle', 'answerHiding', 'testHook', 'removeHook'],
  ...['approveEvent', 'declineEvent', 'hideArticle', 'showArticle', 'settleArticleReport'],
  ...['replyToComment', 'resolveComment', 'deleteComment'],
  ...['readAuthorisationUrl', 'importPositions', 'answerReview', 'claimPrize', 'declinePrize'],
  ...['signInWithPasskey', 'listPasskeys', 'addPasskey', 'renamePasskey', 'removePasskey'],
  ...['signInAdminWithPasskey', 'listAdminPasskeys', 'addAdminPasskey'],
  ...['renameAdminPasskey', 'removeAdminPasskey'],
  ...[
    'runEventStep',
    'forfeitPrize',
    'checkMarketProvider',
    'acceptInvitation',
    'endSessionOfUser',
  ],
];

const HEADERS = ['etag', 'ratelimit', 'ratelimit-policy', 'x-request-id'];

/** Headers that are documented and absent, or the reverse. */
function wrongHeaders(
  { paths }: ApiDocument,
  { path, method }: Operation,
  { status, headers }: WireAnswer,
): string[] {
  const response = paths[path]?.[method.toLowerCase()]?.responses[status];
  const documented = Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase());
  return HEADERS.filter((name) => documented.includes(name) !== name in headers);
}

describe('examples of the document', () => {
  let fixture: WireFixture;
  beforeAll(async () => {
    fixture = await openWireFixture({});
  }, 180_000);
  afterAll(() => fixture?.close());

  it('every operation can be called with success; UPDATE_EXAMPLES=1 records the calls', async () => {
    const document = committedDocument();
    const { api, send } = fixture;
    const examples = { ...(await examplesFrom(api)), ...EXAMPLE_TEXTS };
    const client = { ...fixture, document, examples };
    const faultOf = answerCheck(document);
    const recorded: Record<string, Example> = {};
    const failed: string[] = [];
    for (const operation of operationsOf(document)) {
      const isConsole = operation.path.startsWith('/api/admin/');
      const caller = isConsole
        ? await openOperator(api, send, 'superadmin')
        : await openAccount(send);
      if (WRITTEN.includes(operation.id)) continue;
      if (operation.id.endsWith('ApiKey') || operation.id === 'listApiKeys')
        await confirmAddress(api, caller);
      await prepare(client, operation.id, caller);
      await performAll(client, FIRST[operation.id] ?? [], caller);
      const call = validCall(client, operation, caller);
      const answer = await send(call);
      const fault = faultOf(operation, answer);
      if (answer.status >= 300 || fault !== null)
        failed.push(`${operation.id}: ${answer.status} ${fault ?? ''} ${answer.text}`);
      const wrong = wrongHeaders(document, operation, answer);
      if (wrong.length > 0) failed.push(`${operation.id}: headers ${wrong.join()}`);
      // Second names of an operation show its example, too.
      if (!/^market[A-Z]/.test(operation.id))
        recorded[operation.id] = exampleOf(operation, call, answer);
    }
    if (process.env['UPDATE_EXAMPLES']) {
      const known = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Example>;
      const written = WRITTEN.map((id) => [id, known[id]] as const);
      const all = { ...recorded, ...Object.fromEntries(written) };
      writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
    }
    expect(failed).toEqual([]);
  }, 600_000);
});
