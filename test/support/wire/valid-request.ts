import fc from 'fast-check';
import { fresh, type StoredLeg, type Memory } from './memory.ts';
import type { ApiDocument, Operation, Parameter, Schema } from './openapi.ts';
import { multipart, MULTIPART } from '../multipart.ts';
import { plainPng } from '../image-bytes.ts';
import { valuesOf } from './schema-values.ts';
import { Raw } from './raw.ts';

/** A value that is looked up when the request is sent: what the caller knows by then. */
export class Later {
  constructor(readonly read: (memory: Memory, operation: Operation) => unknown) {}
}

/** A request before it is sent, part by part. */
export interface Draft {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

type Arbitrary = fc.Arbitrary<unknown>;
type Known = Readonly<Record<string, Arbitrary>>;

const later = (read: Later['read']): Arbitrary => fc.constant(new Later(read));
const TOOLS = { path: '/api/admin/tools' };
const someTools = later((memory) => [memory.stored(TOOLS)?.id ?? 'options-deals']);
/** Conditions of alerts, each with what its kind needs. */
const someCondition = fc.constantFrom(
  { kind: 'price', symbol: 'spy', direction: 'above', threshold: 500 },
  { kind: 'greek', strategyId: null, greek: 'delta', direction: 'below', threshold: -10.5 },
  { kind: 'expiry', strategyId: null, threshold: 7 },
);
const someRecipe = fc.constantFrom('Sales', '每月销售').map((name) => ({
  version: 1,
  id: 'local',
  name,
  sources: [
    {
      id: 'file',
      name: 'sales',
      columns: [{ name: 'amount', type: 'decimal', unit: null, currency: '€' }],
    },
  ],
  steps: [
    {
      id: 'one',
      kind: 'sort',
      on: true,
      parameters: { by: [{ column: 'amount', direction: 'descending' }] },
    },
  ],
  charts: [],
}));
const someCodeRecipe = fc.constantFrom('Root', '订单').map((rootName) => ({
  ...{ version: 1, kind: null, rootName, target: 'zod', values: {}, text: null },
  choices: { 'big whole number $.id': 'string' },
  edits: [{ kind: 'rename entity', entity: '$', name: 'Order' }],
  templates: [{ name: 'Docs', text: '# {{ entity.name }}' }],
}));
const someSymbols = fc.constantFrom('SPY', 'AAPL,spy', 'F, MSFT');
const EARNINGS_FILES = [
  'symbol,date\nAAPL,2027-01-28\n',
  'symbol,date,time,status\nF,2027-02-03,after close,confirmed\nIBM,soon,,\n',
].map((text) => Buffer.from(text));
const someUuid = '018f0000-0000-7000-8000-000000000000';
const SPACES = { path: '/api/content/spaces' };
/** The address of the article that was made last. */
const address = { handle: 'nobody', slug: 'nothing' };
const someSpace = later((memory) => memory.stored(SPACES)?.id ?? someUuid);

/** Something about each leg of the strategy that the call is about. */
const ofLegs = (part: (leg: StoredLeg) => object): Arbitrary =>
  later((memory, operation) => {
    const legs = memory.stored(operation)?.legs ?? [];
    return (legs.length > 0 ? legs : [{ id: someUuid, symbol: 'SPY' }]).map(part);
  });

/** Filters that are left out, so that there is something to see. */
const unset = (operation: string, fields: readonly string[]): Known =>
  Object.fromEntries(fields.map((field) => [`${operation}.${field}`, fc.constant(undefined)]));

const SIGNED = ['credentialId', 'clientDataJson', 'authenticatorData', 'signature', 'userHandle'];

/** What an authenticator answers, in both realms. */
function ofAuthenticator(): Known {
  const known: Record<string, Arbitrary> = {};
  for (const realm of ['', 'Admin']) {
    for (const field of ['credentialId', 'clientDataJson', 'attestationObject'])
      known[`add${realm}Passkey.${field}`] = later(({ passkeys }) => passkeys.made(field));
    for (const proof of ['signIn', 'reauthenticate'])
      for (const field of SIGNED)
        known[`${proof}${realm}WithPasskey.${field}`] = later(({ passkeys }) =>
          passkeys.used(field),
        );
  }
  return known;
}

/** What makes requests succeed that a schema alone does not: by field, or by operation and field. */
const KNOWN: Known = {
  'register.email': later(() => fresh.email()),
  'register.password': later(() => fresh.password()),
  email: later(({ email }) => email),
  password: later(({ password }) => password),
  currentPassword: later(({ password }) => password),
  'resetPassword.token': later(({ resetToken }) => resetToken ?? 'A'.repeat(43)),
  'confirmEmail.token': later(({ confirmationToken }) => confirmationToken ?? 'A'.repeat(43)),
  'changeEmail.email': later(() => fresh.email()),
  'acceptInvitation.password': later(() => fresh.password()),
  'endSessionOfUser.sessionId': fc.constant(someUuid),
  'resetPassword.password': later(() => fresh.password()),
  newPassword: later(() => fresh.password()),
  'editUser.name': later(() => fresh.username()),
  'reportRenderError.path': fc.constantFrom('/options', '/tools'),
  name: fc.constantFrom('林梅', 'Mei'),
  username: later(({ username }) => username),
  'createUser.email': later(() => fresh.email()),
  'createUser.password': later(() => fresh.password()),
  'createUser.role': fc.constant('user'),
  ...unset('editUser', ['role', 'email', 'password']),
  ...unset('listUsers', ['search', 'page', 'from', 'to', 'lastSignInFrom', 'lastSignInTo']),
  'listUsers.role': fc.constant('user'),
  ...unset('listAuditEntries', [
    'realm',
    'actor',
    'action',
    'subjectKind',
    'subject',
    'subjectId',
    'from',
    'to',
  ]),
  'createAdmin.username': later(() => fresh.username()),
  'createAdmin.email': later(() => fresh.email()),
  'createAdmin.password': later(() => fresh.password()),
  'createAdmin.role': fc.constant('admin'),
  'editAdmin.email': later(() => fresh.email()),
  ...unset('editAdmin', ['role', 'password']),
  'importUsers.file': fc
    .uuid()
    .map((id) => Buffer.from(`name,email,role\n林梅,${id}@example.com,user\n`)),
  'importArticles.file': fc.constant(Buffer.from('# Tides\n\nTwice a day.\n')),
  'importTrades.file': fc.integer({ min: 1, max: 1_000_000 }).map((minute) => {
    const at = (later: number) => new Date((minute + later) * 60_000 + 1e12).toISOString();
    const bought = `a,MSFT,${at(0)},400,MSFT,100,400`;
    const sold = `a,MSFT,${at(1)},401,MSFT,-100,401.25`;
    return Buffer.from(`trade,underlying,at,spot,contract,quantity,price\n${bought}\n${sold}\n`);
  }),
  'checkEarningsFile.file': fc.constantFrom(...EARNINGS_FILES),
  'storeEarningsFile.file': fc.constantFrom(...EARNINGS_FILES),
  sequence: later((memory, operation) => memory.stored(operation)?.id ?? '1'),
  'revertAuditEntry.sequence': later(({ revertible }) => revertible ?? 1),
  ...ofAuthenticator(),
  code: later((memory) => memory.code()),
  cursor: later((memory, operation) => memory.cursor(operation) ?? undefined),
  courseId: fc.constant('option-basics'),
  lessonId: fc.constant('what-an-option-is'),
  questionId: fc.constant('cost-of-a-call'),
  'recordLearningEvent.stepId': fc.constant('the-contract'),
  'answerCheck.stepId': fc.constant('check-cost'),
  symbol: fc.constantFrom('SPY', 'AAPL', 'spy'),
  'listQuotes.symbols': someSymbols,
  'streamQuotes.symbols': someSymbols,
  'marketListQuotes.symbols': someSymbols,
  'marketStreamQuotes.symbols': someSymbols,
  underlying: fc.constantFrom('F', 'BAC', 'bac'),
  query: fc.constantFrom('app', '苹果', 'F'),
  from: fc.constantFrom('2026-01-05', '2025-12-30'),
  to: fc.constantFrom('2026-01-09', '2026-03-02'),
  lastSignInFrom: fc.constantFrom('2026-01-05'),
  lastSignInTo: fc.constantFrom('2026-01-09'),
  publishAt: fc.constantFrom(null, '2020-01-01T00:00:00.000Z'),
  hideAt: fc.constantFrom(null, '2099-12-31T23:59:00Z'),
  'createTool.id': fc.constant(''),
  'createTool.title': later(() => `Tool ${fresh.key()}`),
  'createTool.description': fc.constantFrom('Throws dice.', '掷骰子'),
  'countToolClick.id': fc.constant('options-deals'),
  'createTool.titleZh': later(() => `工具 ${fresh.key()}`),
  'createTool.url': fc.constantFrom('/dice', 'https://dice.example/throw'),
  'createTool.icon': fc.constantFrom('🎲', 'Δ'),
  'editTool.title': fc.constantFrom('Dice', '骰子'),
  'editTool.description': fc.constantFrom('Throws dice.', '掷骰子'),
  'editTool.url': fc.constantFrom('/dice', 'https://dice.example/throw'),
  'editTool.icon': fc.constantFrom('🎲', 'Δ'),
  'reorderTools.ids': someTools,
  'changeTools.ids': someTools,
  quietHours: fc.constantFrom(null, {
    from: '22:00',
    to: '07:00',
    timeZone: 'America/New_York',
  }),
  'createAlert.condition': someCondition,
  'changeAlert.condition': someCondition,
  'saveAnalysis.recipe': someRecipe,
  'changeAnalysis.recipe': someRecipe,
  'saveCodeRecipe.recipe': someCodeRecipe,
  'changeCodeRecipe.recipe': someCodeRecipe,
  'createSpace.handle': later(() => (address.handle = fresh.key())),
  handle: later(() => address.handle),
  'createSpace.title': fc.constantFrom('Night sky', '夜空'),
  'createSpace.languages': fc.constant(['en', 'zh-CN']),
  'createSpace.visibility': fc.constant('link'),
  'editSpace.languages': fc.constant(['en', 'zh-CN']),
  'editSpace.title': fc.constantFrom('Night sky', '夜空'),
  'editSpace.visibility': fc.constantFrom('private', 'link'),
  'addHook.url': fc.constantFrom('https://example.org/hooks', 'https://example.org/?a=潮汐'),
  'inviteSpaceMember.email': later(() => fresh.email()),
  'listArticles.spaceId': someSpace,
  'listMedia.spaceId': someSpace,
  ...unset('listMedia', ['hash']),
  'uploadMedia.spaceId': someSpace,
  'uploadMedia.alt': fc.constantFrom('A chart of tides', '潮汐图'),
  'uploadMedia.file': fc.constant(plainPng(8)),
  'uploadPrizePicture.file': fc.constant(plainPng(8)),
  'uploadManagedPicture.file': fc.constant(plainPng(8)),
  'readPrizePicture.hash': later(({ pictureHash }) => pictureHash ?? '0'.repeat(64)),
  'readManagedPicture.hash': later(({ pictureHash }) => pictureHash ?? '0'.repeat(64)),
  'searchArticles.spaceId': someSpace,
  ...unset('listArticles', ['type', 'locale', 'status', 'tag']),
  'createArticle.spaceId': someSpace,
  ...unset('createArticle', ['translationOf', 'sourceSections']),
  'createArticle.slug': later(() => (address.slug = fresh.key())),
  'createArticle.type': fc.constant('doc'),
  'createArticle.locale': fc.constant('en'),
  ...unset('listPublishedArticles', ['type', 'locale', 'tag']),
  'readPublishedArticle.type': fc.constant('doc'),
  'readPublishedArticle.locale': fc.constant('en'),
  'readPublishedArticle.slug': later(() => address.slug),
  'reportArticle.type': fc.constant('doc'),
  'reportArticle.locale': fc.constant('en'),
  'reportArticle.slug': later(() => address.slug),
  'voteArticle.type': fc.constant('doc'),
  'voteArticle.locale': fc.constant('en'),
  'voteArticle.slug': later(() => address.slug),
  'createArticle.title': fc.constantFrom('Tides', '潮汐'),
  'createArticle.markdown': fc.constantFrom('## Twice a day\n', '## 潮水\n\n**涨落**。\n'),
  'addComment.passage': fc.constant({ revision: 1, start: 0, quote: '##' }),
  'addComment.text': fc.constantFrom('Always?', '总是吗？'),
  'createArticle.description': fc.constantFrom('', 'Twice a day'),
  'createArticle.tags': fc.constantFrom([], ['sea', '海']),
  'createArticle.note': fc.constantFrom('', 'first draft'),
  'saveDraft.title': fc.constantFrom('Tides', '潮汐'),
  'saveDraft.markdown': fc.constantFrom('## Twice a day\n', '潮水**涨落**。\n'),
  'saveDraft.description': fc.constantFrom('', 'Twice a day'),
  'saveDraft.tags': fc.constantFrom([], ['sea', '海']),
  'saveDraft.note': fc.constantFrom('', 'first draft'),
  ...unset('saveDraft', ['sourceSections']),
  ...unset('publishArticle', ['revision']),
  ...unset('scheduleArticle', ['revision']),
  'scheduleArticle.publishAt': fc.constant('2099-12-31T23:59:00Z'),
  'unpublishArticle.withdrawAt': fc.constant('2099-12-31T23:59:00Z'),
  'restoreRevision.number': fc.constant(1),
  'restoreRevision.note': fc.constantFrom('', 'as it was'),
  'readRevision.number': fc.constant(1),
  'renameArticle.slug': later(() => fresh.key()),
  'openStrategy.fills': ofLegs(({ id }) => ({ legId: id, price: 1.25, commission: 0.65 })),
  'adjustStrategy.trades': ofLegs(({ symbol }) => ({
    kind: symbol.length > 15 ? 'option' : 'stock',
    symbol,
    side: 'buy',
    contracts: 1,
    price: 0.5,
  })),
  'closeStrategy.prices': ofLegs(({ symbol }) => ({ symbol, price: 0.75 })),
  'closeStrategy.units': fc.constantFrom(null, 1),
  ...unset('settleStrategy', ['outcomes', 'settlementPrices']),
  ...unset('readChain', ['root']),
  'saveOptionsSettings.capitalSeen': fc.constant(10_000),
  'saveWatchlist.symbols': fc.constant(['SPY', 'BRK.B', 'BACpL']),
  'saveWatchlists.symbols': fc.constant(['SPY']),
  // A time must be one at which the market traded.
  ...unset('openStrategy', ['at']),
  ...unset('adjustStrategy', ['at']),
  ...unset('closeStrategy', ['at']),
  ...unset('assignContracts', ['at', 'settlementPrice']),
  ...unset('correctStep', ['at']),
  stepId: later((memory, operation) => memory.stored(operation)?.steps.at(-1)?.id ?? someUuid),
  'correctStep.fills': later((memory, operation) =>
    (memory.stored(operation)?.steps.at(-1)?.fills ?? [])
      .slice(0, 1)
      .map(({ id, price }) => ({ fillId: id, price: Math.round(price * 100 + 1) / 100 })),
  ),
  'assignContracts.symbol': later(
    (memory, operation) => memory.stored(operation)?.legs[0]?.symbol ?? 'SPY',
  ),
  'assignContracts.contracts': fc.constant(1),
  'uploadImage.image': fc.constantFrom(plainPng(1), plainPng(3)),
  key: later((memory, operation) => memory.stored(operation)?.key ?? someUuid),
  id: later((memory, operation) => memory.stored(operation)?.id ?? someUuid),
  'Idempotency-Key': later(() => fresh.key()),
  'If-Match': later((memory, operation) => `"${memory.stored(operation)?.version ?? 1}"`),
};

/** Requests of an operation that keep to its documentation; `examples` are whole bodies known to be good. */
export function validRequests(
  operation: Operation,
  document: ApiDocument,
  examples: Known = {},
): fc.Arbitrary<Draft> {
  const known = (field: string): Arbitrary | null =>
    KNOWN[`${operation.id}.${field}`] ??
    KNOWN[field] ??
    examples[`${operation.id}.${field}`] ??
    null;
  const partOf = (place: Parameter['in']) => {
    const parameters = operation.parameters.filter((each) => each.in === place);
    const values = parameters.map(
      ({ name, schema }) =>
        [
          name,
          examples[`${operation.id}.${name}`] ??
            examples[name] ??
            known(name) ??
            valuesOf(schema, document, known),
        ] as const,
    );
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), { requiredKeys, noNullPrototype: true });
  };
  const { body, media } = operation;
  const bodies = (schema: Schema): Arbitrary =>
    media === 'multipart/form-data' ? ofOneFile(schema) : valuesOf(schema, document, known);
  /** A body of parts with the file that its operation wants. */
  const ofOneFile = ({ properties = {} }: Schema): Arbitrary => {
    const [field = ''] = Object.keys(properties);
    return (known(field) ?? fc.constant('')).map(
      (file) =>
        new Later((memory, of) => {
          const bytes = (file instanceof Later ? file.read(memory, of) : file) as Buffer | string;
          return new Raw(multipart([{ field, fileName: 'a.bin', bytes }]), MULTIPART);
        }),
    );
  };
  return fc.record({
    path: partOf('path'),
    query: partOf('query'),
    headers: partOf('header'),
    body: examples[operation.id] ?? (body ? bodies(body) : fc.constant(undefined)),
  });
}

/** The draft with everything looked up. */
export function settled<T>(value: T, memory: Memory, operation: Operation): T {
  if (value instanceof Later) return value.read(memory, operation) as T;
  if (Array.isArray(value))
    return value.map((each) => settled(each as unknown, memory, operation)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Raw) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      settled(each as unknown, memory, operation),
    ]),
  ) as T;
}
