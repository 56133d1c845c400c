import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signInOperator, type Operator } from '../support/operators.ts';
import { spreadBody } from '../support/strategy-bodies.ts';
import {
  bearer,
  ENGINES,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';
import { histories, type Step } from '../support/tool-edits.ts';

/** `EDITS=1000` plays as many histories (npm run edits). */
const HISTORIES = Number(process.env['EDITS'] ?? 12);
const AT_ONCE = 50;
const LONG = 1_800_000;

interface WireTool {
  readonly id: string;
  readonly version: number;
  readonly description: string;
}

const CARD = { description: 'First', icon: '🔧', url: '/about', isActive: false };

describe.each(ENGINES.filter(([, present]) => present))('calls at once on %s', (engine) => {
  let api: TestApi;
  let member: Member;
  let admins: readonly [Operator, Operator];
  beforeAll(async () => {
    api = await openTestApi({ engine });
    member = await register(api);
    const both = [await signInOperator(api, 'superadmin'), await signInOperator(api, 'admin')];
    admins = [both[0]!, both[1]!];
  }, 120_000);
  afterAll(() => api?.close(), 60_000);

  const all = async <T>(path: string, who: { token: string }) =>
    (await api.call.get(path).set(bearer(who))).body as { readonly data: readonly T[] };

  /** The same call fifty times in one moment. */
  async function fiftyTimes(path: string, who: { token: string }, body: object): Promise<unknown> {
    const key = newKey();
    const send = () => api.call.post(path).set(bearer(who)).set(key).send(body);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    return (answers[0]?.body as { data: unknown }).data;
  }

  it('one key fifty times: one tool, one entry in the audit log, fifty same answers', async () => {
    const made = (await fiftyTimes('/api/admin/tools', admins[0], {
      ...CARD,
      title: 'Once',
    })) as WireTool;
    const { data } = await all<WireTool>('/api/admin/tools', admins[0]);
    expect(data.filter(({ id }) => id.startsWith('once'))).toEqual([made]);
    const noted = await all('/api/admin/audit?action=tool.created&subject=once', admins[0]);
    expect(noted.data).toHaveLength(1);
  });

  it('one key fifty times: one strategy', async () => {
    const body = { ...(await spreadBody(api)), name: 'Once' };
    const { id } = (await fiftyTimes('/api/options/strategies', member, body)) as WireTool;
    const { data } = await all<WireTool>('/api/options/strategies', member);
    expect(data.map((each) => each.id)).toEqual([id]);
  });

  it(
    `two admins, ${HISTORIES} random histories: no edit is lost, and who comes too late always sees the conflict`,
    async () => {
      const created = await api.call
        .post('/api/admin/tools')
        .set(bearer(admins[0]))
        .set(newKey())
        .send({ ...CARD, title: 'Edited' });
      const world = new EditedTool(api, admins, (created.body as { data: WireTool }).data);
      await fc.assert(
        fc.asyncProperty(histories, (history) => world.play(history)),
        { numRuns: HISTORIES, seed: Number(process.env['EDITS_SEED'] ?? 20_261_121) },
      );
      const { data } = await all<WireTool>('/api/admin/tools', admins[0]);
      expect(data.find(({ id }) => id === world.current.id)).toEqual(world.current);
      expect(world.current.version).toBe(1 + world.saved);
      console.log(`${engine}: ${world.saved} edits saved, ${world.conflicts} conflicts shown`);
      expect(world.conflicts).toBeGreaterThan(HISTORIES / 4);
    },
    LONG,
  );
});

type Admin = 0 | 1;

/** One tool, what two admins have last seen of it, and what it has to be. */
class EditedTool {
  saved = 0;
  conflicts = 0;
  private texts = 0;
  private seen: [WireTool, WireTool];

  constructor(
    private readonly api: TestApi,
    private readonly admins: readonly [Operator, Operator],
    public current: WireTool,
  ) {
    this.seen = [current, current];
  }

  async play(history: readonly Step[]): Promise<void> {
    this.seen = [this.current, this.current];
    for (const step of history) {
      if (step.kind === 'look') await this.look(step.by);
      else if (step.kind === 'save') await this.save(step.by);
      else await this.saveBoth();
    }
  }

  private async look(by: Admin): Promise<void> {
    const answer = await this.api.call.get('/api/admin/tools').set(bearer(this.admins[by]));
    const { data } = answer.body as { data: WireTool[] };
    this.seen[by] = data.find(({ id }) => id === this.current.id)!;
    expect(this.seen[by]).toEqual(this.current);
  }

  private async send(by: Admin) {
    const description = `text ${++this.texts} of ${by}`;
    const answer = await this.api.call
      .put(`/api/admin/tools/${this.current.id}`)
      .set(bearer(this.admins[by]))
      .set(newKey())
      .set('If-Match', `"${this.seen[by].version}"`)
      .send({ description });
    return { by, description, status: answer.status, body: answer.body as unknown };
  }

  private async save(by: Admin): Promise<void> {
    const isLatest = this.seen[by].version === this.current.version;
    const sent = await this.send(by);
    expect(sent.status).toBe(isLatest ? 200 : 409);
    if (isLatest) this.accept(sent);
    else this.showsCurrent(sent);
  }

  private async saveBoth(): Promise<void> {
    const before = this.current.version;
    const couldWin = ([0, 1] as const).filter((by) => this.seen[by].version === before);
    const sent = await Promise.all([this.send(0), this.send(1)]);
    const won = sent.filter(({ status }) => status === 200);
    expect(won).toHaveLength(Math.min(1, couldWin.length));
    for (const each of won) {
      expect(couldWin).toContain(each.by);
      this.accept(each);
    }
    for (const each of sent.filter(({ status }) => status !== 200)) {
      expect(each.status).toBe(409);
      // One who was late anyway may have been told before the other had saved.
      if (couldWin.includes(each.by)) this.showsCurrent(each);
      else this.conflicts++;
    }
  }

  private accept({ by, description, body }: Awaited<ReturnType<EditedTool['send']>>): void {
    const { data } = body as { data: WireTool };
    expect(data).toMatchObject({ description, version: this.current.version + 1 });
    this.current = data;
    this.seen[by] = data;
    this.saved++;
  }

  private showsCurrent({ body }: Awaited<ReturnType<EditedTool['send']>>): void {
    expect(body).toMatchObject({ code: 'VERSION_CONFLICT', details: { current: this.current } });
    this.conflicts++;
  }
}
