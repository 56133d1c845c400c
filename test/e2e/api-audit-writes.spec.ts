import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry, AuditTrail } from '@toolyard/core/audit';
import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { PORTS } from '../support/test-api.ts';
import { openAccount, openOperator } from '../support/wire/accounts.ts';
import { collectionOf, type Memory } from '../support/wire/memory.ts';
import { committedDocument, operationsOf, type Operation } from '../support/wire/openapi.ts';
import { prepare } from '../support/wire/preparations.ts';
import type { Send, WireAnswer } from '../support/wire/send.ts';
import { perform, validCall, type Client } from '../support/wire/valid-call.ts';
import { examplesFrom, openWireFixture, type WireFixture } from '../support/wire/fixture.ts';

const document = committedDocument();
/**
 * Those that need a draw, a broker's account, a provider's key, a second caller or a day that has passed, which the
 * fixture does not have. The entries of draws are read in test/use-cases/lottery-draws.spec, those of decisions on drafts in lottery-approval.spec, those of imports in
 * api-broker-import.spec, those of invitations and ended sessions in test/use-cases/passwords.spec and users.spec, those
 * of the members of a space in api-content-members.spec, those of web hooks in api-content-hooks.spec, those of hidden articles in api-content-moderation.spec.
 * Comments of review are records themselves.
 */
const OF_OUTSIDE = [
  'acceptInvitation',
  'answerHiding',
  'answerReview',
  'answerSpaceInvitation',
  'approveArticle',
  'approveEvent',
  'changeSpaceRole',
  'checkMarketProvider',
  'claimPrize',
  'declineEvent',
  'declinePrize',
  'deleteComment',
  'endSessionOfUser',
  'forfeitPrize',
  'hideArticle',
  'importPositions',
  'inviteSpaceMember',
  'removeHook',
  'removeSpaceMember',
  'replyToComment',
  'resolveComment',
  'runEventStep',
  'settleArticleReport',
  'showArticle',
  'testHook',
  'withdrawSpaceInvitation',
];
const WRITES = operationsOf(document).filter(
  ({ method, id }) => method !== 'GET' && !OF_OUTSIDE.includes(id),
);

const CHALLENGE = 'changes nothing: it answers a challenge for a passkey to sign';

/** What leaves no entry, with the reason. */
const UNRECORDED: Readonly<Record<string, string>> = {
  refreshSession: 'renews the token of a session that was opened before, and nothing else',
  refreshAdminSession: 'renews the token of a session that was opened before, and nothing else',
  forgotPassword: 'changes nothing: it sends a letter, whose use is recorded',
  requestEmailConfirmation: 'changes nothing: it sends a letter, whose use is recorded',
  changeEmail: 'changes nothing: it sends a letter, whose use is recorded',
  checkMarketKey: 'changes nothing: it tries a key that is not stored',
  checkEarningsFile: 'changes nothing: it reads a file that is not stored',
  previewArticle: 'changes nothing: it renders a text that is not stored',
  markNoticesRead: 'records that its owner has seen notices, and nothing else',
  recordLearningEvent: 'is a record itself: of a lesson that its reader opened or finished',
  answerCheck: 'is a record itself: of a question that its reader answered',
  startQuiz: 'is a record itself: of a quiz that its reader began',
  submitQuiz: 'is a record itself: of a quiz that its reader finished',
  tryAnswer: 'changes nothing: the answer is graded and forgotten',
  saveDraft: 'is a record itself: the revision says who wrote it and when',
  addComment: 'is a record itself: the comment says who wrote it and when',
  restoreRevision: 'is a record itself: the revision says who restored it and when',
  reportArticle: 'stores a reason that says nothing of its reader',
  voteArticle: 'adds one to a counter that knows nobody',
  countToolClick: 'adds one to a counter that knows nobody',
  reportRenderError: 'changes nothing: it writes a line to the log of the server',
  startPasskey: CHALLENGE,
  startPasskeySignIn: CHALLENGE,
  startPasskeyStepUp: CHALLENGE,
  startAdminPasskey: CHALLENGE,
  startAdminPasskeySignIn: CHALLENGE,
  startAdminPasskeyStepUp: CHALLENGE,
};

/** Those that a visitor does: what they prove is a mailed token. */
const BY_VISITORS = ['resetPassword', 'confirmEmail'];

/** Parameters with which a call does what it is for: lists hold everything, an import is no rehearsal. */
const PLAIN: Client['examples'] = {
  ...Object.fromEntries(
    ['realm', 'actor', 'action', 'subjectKind', 'subject', 'subjectId', 'from', 'to'].map(
      (name) => [name, fc.constant(undefined)],
    ),
  ),
  dryRun: fc.constant(false),
};

/** Everything in requests and answers that must never be in the log. */
class Secrets {
  readonly found = new Set<string>();

  readonly watch =
    (send: Send): Send =>
    async (request) => {
      const answer = await send(request);
      for (const [name, value] of Object.entries(request.headers))
        if (/^(authorization|cookie)$/i.test(name)) this.keep(value.replace(/^(Bearer |\w+=)/, ''));
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat())
        this.keep(cookie.replace(/^[^=]+=/, '').split(';', 1)[0] ?? '');
      this.look(parsed(request.body?.toString() ?? ''));
      this.look(parsed(answer.text));
      return answer;
    };

  private look(value: unknown, name = ''): void {
    if (typeof value === 'string' && /password|token|secret|recovery|uri/i.test(name))
      this.keep(value);
    if (Array.isArray(value)) for (const each of value) this.look(each, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) this.look(each, key);
  }

  private keep(value: string): void {
    if (value.length >= 8) this.found.add(value);
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whom a token of the answer, else of the caller, names. */
function actorId({ text }: WireAnswer, { token }: Memory): string | undefined {
  const reported = (parsed(text) ?? {}) as { token?: string; data?: { token?: string } | null };
  const own = reported.token ?? reported.data?.token ?? token;
  return own === null ? undefined : decodeJwt(own).sub;
}

describe('the audit log of every write', () => {
  let fixture: WireFixture;
  let client: Client & Pick<WireFixture, 'readMail' | 'holdExpired'>;
  const secrets = new Secrets();
  const trail = () => fixture.api.container.get<AuditTrail>(PORTS.trail);
  const later = async (sequence: number) => trail().following(sequence, 10_000);
  const head = async () => (await trail().head())?.sequence ?? 0;
  beforeAll(async () => {
    fixture = await openWireFixture({});
    const examples = { ...(await examplesFrom(fixture.api)), ...PLAIN };
    const send = secrets.watch(fixture.send);
    const { readMail, holdExpired } = fixture;
    client = { document, examples, send, readMail, holdExpired };
  }, 180_000);
  afterAll(() => fixture?.close());

  const caller = ({ path }: Operation): Promise<Memory> =>
    path.startsWith('/api/admin/')
      ? openOperator(fixture.api, client.send, 'superadmin')
      : openAccount(client.send);

  /** Makes, or lists, what the call is about. */
  async function ready(operation: Operation, memory: Memory): Promise<void> {
    await prepare(client, operation.id, memory);
    const collection = collectionOf(operation);
    if (collection === operation.path || memory.stored(operation)) return;
    for (const method of ['POST', 'GET']) {
      const source = operationsOf(document).find(
        (each) => each.path === collection && each.method === method,
      );
      if (source) await perform(client, source, memory);
    }
  }

  async function made(operation: Operation) {
    const memory = await caller(operation);
    await ready(operation, memory);
    const before = await head();
    const call = validCall(client, operation, memory);
    const answer = await client.send(call);
    const entries = await later(before);
    return { answer, entries, actor: actorId(answer, memory) };
  }

  const actors = (entries: readonly AuditEntry[]) =>
    entries.map(({ actor: { realm, id } }) => `${realm} ${id}`);

  it.each(WRITES.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const { answer, entries, actor } = await made(operation);
      expect({ status: answer.status, text: answer.status < 300 ? '' : answer.text }).toEqual({
        status: [...operation.answers.keys()].find((status) => status < 300),
        text: '',
      });
      if (id in UNRECORDED) return expect(entries).toEqual([]);
      const realm = operation.path.startsWith('/api/admin/') ? 'admin' : 'user';
      expect(actors(entries)).toContain(
        BY_VISITORS.includes(id) ? 'visitor null' : `${realm} ${actor}`,
      );
    },
    30_000,
  );

  it('holds no password, token, cookie, hash, authenticator secret or recovery code', async () => {
    const all = await later(0);
    const text = JSON.stringify(
      all.map((entry) => ({
        ...entry,
        hash: undefined,
        previousHash: undefined,
        detailsHash: undefined,
      })),
    );
    expect(all.length).toBeGreaterThan(WRITES.length);
    expect(secrets.found.size).toBeGreaterThan(WRITES.length);
    expect([...secrets.found].filter((secret) => text.includes(secret))).toEqual([]);
    expect(/hash"|\$argon2|\$plain|secret"|token"/i.exec(text)).toBeNull();
  });

  it('tells nothing that the console has no words for', async () => {
    const words = new URL('../../web/features/admin/audit/audit-actions.ts', import.meta.url);
    const known = readFileSync(fileURLToPath(words), 'utf8');
    const actions = new Set((await later(0)).map(({ action }) => action));
    expect([...actions].filter((action) => !known.includes(`'${action}'`))).toEqual([]);
  });
});
