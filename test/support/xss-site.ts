import { isVisible } from '@toolyard/core/shared';
import { multipart, MULTIPART } from './multipart.ts';
import { signInOperator, type Operator } from './operators.ts';
import { spreadBody } from './strategy-bodies.ts';
import { bearer, newKey, register, type Member, type TestApi } from './test-api.ts';

type Outcome = 'stored' | 'refused';

/** A site in which every text that somebody may write is one of these, where it was not refused. */
export interface XssSite {
  readonly operator: Operator;
  readonly member: Member;
  /** How many payloads each field stored and refused. */
  readonly outcomes: ReadonlyMap<string, Readonly<Record<Outcome, number>>>;
  /** Ids of the admins and of a strategy whose names are payloads. */
  readonly adminIds: readonly string[];
  readonly strategyIds: readonly string[];
}

const CARD = { title: 'Plain', description: 'Plain', icon: '🔧', url: '/about', isActive: true };

/** Writes each payload into each field through the API, as its client would; anything but yes or a reason throws. */
export async function fillXssSite(api: TestApi, payloads: readonly string[]): Promise<XssSite> {
  const operator = await signInOperator(api, 'superadmin');
  const member = await register(api);
  const outcomes = new Map<string, Record<Outcome, number>>();
  const send = async (field: string, method: 'post' | 'put', path: string, body: object) => {
    const who = path.startsWith('/api/admin/') ? operator : member;
    const answer = await api.call[method](path).set(bearer(who)).set(newKey()).send(body);
    const { code, message, data } = answer.body as Record<string, unknown>;
    const isStored = answer.status < 300;
    if (!isStored && !(answer.status === 400 && code && message))
      throw new Error(`${field}: ${answer.status} ${JSON.stringify(answer.body)}`);
    const so = outcomes.get(field) ?? { stored: 0, refused: 0 };
    so[isStored ? 'stored' : 'refused']++;
    outcomes.set(field, so);
    return isStored ? (data as { readonly id: string } | undefined) : undefined;
  };
  const tool = (field: string, change: object) =>
    send(field, 'post', '/api/admin/tools', { ...CARD, ...change });

  const strategy = await spreadBody(api);
  const adminIds: string[] = [];
  const strategyIds: string[] = [];
  for (const [n, payload] of payloads.entries()) {
    await tool('tool title', { title: `${payload} ${n}` });
    await tool('tool description', { title: `description ${n}`, description: payload });
    await tool('tool alt', { title: `alt ${n}`, iconAlt: payload });
    await tool('tool url', { title: `url ${n}`, url: payload });
    await tool('tool icon', { title: `icon ${n}`, icon: payload });
    await tool('tool color', { title: `color ${n}`, color: payload });
    const admin = { username: `payload-${n}`, name: payload, email: `payload-${n}@example.com` };
    const rest = { password: 'an-operators-own-pass', role: 'admin' };
    const added = await send('admin name', 'post', '/api/admin/admins', { ...admin, ...rest });
    if (added) adminIds.push(added.id);
    await send('admin username', 'post', '/api/admin/admins', {
      ...admin,
      ...rest,
      username: payload,
    });
    const body = { ...strategy, name: payload };
    const saved = await send('strategy name', 'post', '/api/options/strategies', body);
    if (saved) strategyIds.push(saved.id);
    await send('user name', 'put', '/api/auth/profile', { name: payload });
    await send('own admin name', 'put', '/api/admin/profile', {
      name: payload,
      email: operator.admin.email,
    });
  }
  await importNames(api, operator, payloads);
  return { operator, member, outcomes, adminIds, strategyIds };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A file of users: names, and behind them rows whose address is the payload. */
export const xssCsv = (payloads: readonly string[]): string =>
  [
    'name,email,role',
    ...payloads.map((payload, n) => `${quoted(payload)},named-${n}@example.com,user`),
    ...payloads.map((payload) => `Mei,${quoted(payload)},user`),
    ...payloads.map((payload, n) => `Mei,role-${n}@example.com,${quoted(payload)}`),
  ].join('\n');

async function importNames(
  { call }: TestApi,
  operator: Operator,
  payloads: readonly string[],
): Promise<void> {
  const bytes = xssCsv(payloads);
  const file = { field: 'file', fileName: 'users.csv', type: 'text/csv', bytes };
  const answer = await call
    .post('/api/admin/users/import?dryRun=false')
    .set(bearer(operator))
    .set(newKey())
    .set('Content-Type', MULTIPART)
    .send(multipart([file]));
  const { data } = answer.body as { data?: { created: number } };
  if (
    answer.status !== 200 ||
    data?.created !== payloads.filter((name) => isVisible(name.trim())).length
  )
    throw new Error(`importing: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`);
}
