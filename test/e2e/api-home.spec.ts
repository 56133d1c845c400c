import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Repositories } from '@toolyard/core/repositories';
import type { Language, UnitOfWork } from '@toolyard/core/shared';
import { inLanguage, PRODUCT_TOOLS, type Tool, type ToolCard } from '@toolyard/core/tools';
import { UuidIds } from '@toolyard/security';
import { SAMPLED_ENGINES, openTestApi, PORTS, type TestApi } from '../support/test-api.ts';

const CONTACT = {
  email: 'desk@yard.example',
  wechat: 'yard-desk',
  address: '1 Harbour Road, Shanghai',
  social: [{ kind: 'github', url: 'https://github.com/yard' }],
} as const;

const ids = new UuidIds();
const [OPTIONS] = PRODUCT_TOOLS;

const aTool = (change: Partial<Tool>): Tool => ({
  ...OPTIONS!,
  key: ids.next(),
  version: 1,
  publishAt: null,
  hideAt: null,
  createdAt: 0,
  updatedAt: 0,
  deletedAt: null,
  ...change,
});

const cardsIn = (language: Language): ToolCard[] =>
  PRODUCT_TOOLS.map((tool) => {
    const { titleZh: _title, descriptionZh: _description, ...card } = inLanguage(tool, language);
    return card;
  });

const withoutOrder = ({ order: _order, ...app }: ToolCard) => app;

describe.each(SAMPLED_ENGINES)('the calls of the home page, on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ engine, settings: { contact: CONTACT } });
  });
  afterAll(() => api?.close());

  const read = async (path: string) => {
    const answer = await api.call.get(path).expect(200);
    return answer.body as { data: ToolCard[] };
  };
  const add = (tool: Tool) =>
    api.container.get<UnitOfWork<Repositories>>(PORTS.work).run(({ tools }) => tools.add(tool));

  it('a new installation shows the product’s tools', async () => {
    const cards = cardsIn('en');
    expect(await read('/api/home/tools')).toEqual({ data: cards });
    expect(await read('/api/home/apps')).toEqual({ data: cards.map(withoutOrder) });
  });

  it('the tools are in the language of the call', async () => {
    const answer = await api.call.get('/api/home/tools').set('Accept-Language', 'zh-CN,en;q=0.5');
    expect(answer.headers['vary']).toContain('Accept-Language');
    expect(answer.body).toEqual({ data: cardsIn('zh-CN') });
  });

  it('HO-22 HO-23 inactive tools stay away; the rest stands by order, then title', async () => {
    await add(aTool({ id: 'hidden', title: 'Hidden', isActive: false, order: 0 }));
    await add(aTool({ id: 'late', title: 'Late', order: 999, url: null, badges: [] }));
    await add(aTool({ id: 'early', title: 'Early', order: 0 }));
    await add(aTool({ id: 'earlier', title: 'Ear', order: 0 }));
    const expected = ['earlier', 'early', ...PRODUCT_TOOLS.map(({ id }) => id), 'late'];
    for (const path of ['/api/home/tools', '/api/home/apps'])
      expect((await read(path)).data.map(({ id }) => id)).toEqual(expected);
  });

  it('what is kept beside a card stays on the server', async () => {
    const { text } = await api.call.get('/api/home/tools');
    expect(text).not.toMatch(/"(?:key|version|createdAt|updatedAt)"/);
  });

  it('a click on a tool is counted without a cookie; one on a hidden tool is not known', async () => {
    await add(aTool({ id: 'clicked', title: 'Clicked' }));
    await add(aTool({ id: 'unseen', title: 'Unseen', isActive: false }));
    const click = (id: string) => api.call.post(`/api/home/tools/${id}/clicks`);
    const answer = await click('clicked').expect(204);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await click('unseen').expect(404, /TOOL_UNKNOWN/);
    await click('no-such-tool').expect(404);
    const limited = await Promise.all(Array.from({ length: 130 }, () => click('clicked')));
    expect(limited.some(({ status }) => status === 429)).toBe(true);
  });

  it('AB-02 the contact is what the settings say', async () => {
    const answer = await api.call.get('/api/home/contact').expect(200);
    expect(answer.body).toEqual({ data: CONTACT });
  });

  it('anybody may read; nothing else is understood', async () => {
    await api.call.get('/api/home/apps').set('Authorization', 'Bearer nonsense').expect(200);
    await api.call.post('/api/home/apps').send({}).expect(405);
  });
});
