import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createFakeServer,
  type FakeAnswer,
  type FakeServer,
} from '../../test-support/fake-server.ts';
import { storedVisits } from '@toolyard/browser';
import { PAGES } from '../../app/pages.tsx';
import { en as optionsEn } from '../../i18n/options/en.ts';
import { zhCN as optionsZh } from '../../i18n/options/zh-CN.ts';
import { en as paletteEn } from '../../i18n/palette/en.ts';
import { zhCN as paletteZh } from '../../i18n/palette/zh-CN.ts';
import { renderApp, type RenderAppOptions } from '../../test-support/render-app.tsx';

// The palette's code is loaded before the first test, so that no test waits for it.
beforeAll(() => import('./palette.tsx'));

const SEARCH = 'GET /api/polygon/search';
const TOOLS = 'GET /api/home/tools';

const tool = (id: string, title: string, url: string | null) => ({
  id,
  title,
  description: '',
  icon: 'Σ',
  url,
  color: '#3b82f6',
  order: 1,
  isActive: true,
  badges: [],
});
const hit = (ticker: string, name: string, name_zh: string | null = null) => ({
  ticker,
  name,
  name_zh,
  market: 'stocks',
  locale: 'us',
  type: 'CS',
  currency: 'USD',
  price: 342.97,
  change: null,
  change_percent: null,
  primary_exchange: null,
});
const hits = (...results: unknown[]): FakeAnswer => ({ body: { data: { results }, meta: {} } });

const site = (): FakeServer =>
  createFakeServer({
    [TOOLS]: ({ headers }) => ({
      body: {
        data: [
          tool(
            'data-analysis',
            headers.get('Accept-Language') === 'zh-CN' ? '数据分析' : 'Data Analysis',
            '/tools/data-analysis',
          ),
          tool('ruler', 'Ruler', null),
        ],
      },
    }),
    [SEARCH]: () => hits(hit('MSFT', 'Microsoft Corporation', '微软')),
  });

const field = () => screen.getByRole('combobox');
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
const chosen = () =>
  screen.getAllByRole('option').find((row) => row.getAttribute('aria-selected') === 'true')
    ?.textContent;
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .queryAllByRole('option')
    .map((row) => row.textContent);

const open = async (options: RenderAppOptions & { readonly at?: string } = {}) => {
  const rendered = renderApp(options.at ?? '/', { server: site(), ...options });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('combobox');
  return rendered;
};

afterEach(() => void jest.useRealTimers());

describe('opening the command palette', () => {
  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
  ])(
    'XA-03 %s+K opens it with the focus in its field, and closes it again',
    async (_name, keys) => {
      renderApp('/', { server: site() });
      fireEvent.keyDown(document.body, { key: 'k', ...keys });
      expect(await screen.findByRole('dialog', { name: 'Search or jump to' })).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(field()));
      fireEvent.keyDown(field(), { key: 'k', ...keys });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('XA-03 K alone, or with Shift too, is left to whoever types', () => {
    renderApp('/', { server: site() });
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('XA-03 the button in the header opens it; Escape closes and the focus goes back', async () => {
    const { user } = renderApp('/', { server: site() });
    const button = screen.getByRole('button', { name: /^Search or jump to/ });
    await user.click(button);
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('XA-03 opens on sign-in too, which has no header', async () => {
    await open({ at: '/auth/login' });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('what the palette finds', () => {
  it('XA-03 has pages, tools and actions before anything is typed', async () => {
    await open();
    expect(group('Pages')).toContain('Strategy wizardOptions');
    await waitFor(() => expect(group('Tools')).toEqual(['Data Analysis', 'Ruler']));
    expect(group('Actions')).toContain('Dark theme');
    expect(screen.queryByRole('group', { name: 'Stocks' })).toBeNull();
  });

  it('XA-03 Enter opens the page that is marked, with the focus on its heading', async () => {
    const { user, location } = await open();
    await user.type(field(), 'tutor{Enter}');
    expect(location().pathname).toBe('/resources/tutorials');
    expect(screen.queryByRole('dialog')).toBeNull();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tutorials' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('XA-03 arrows move the mark and go round', async () => {
    const { user } = await open();
    await screen.findByRole('option', { name: 'Ruler' });
    const all = rows();
    expect(chosen()).toBe(all[0]);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(all[1]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(all.at(-1));
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getAllByRole('option').at(-1)?.id,
    );
  });

  it('XA-03 finds by Chinese names while English is shown, and by English ones in Chinese', async () => {
    const { user } = await open();
    await screen.findByRole('option', { name: 'Ruler' });
    await user.type(field(), '教程');
    expect(group('Pages')).toEqual(['Tutorials']);
    await user.clear(field());
    await user.type(field(), '数据分析');
    expect(group('Tools')).toEqual(['Data Analysis']);
    await user.clear(field());
    await user.type(field(), '红涨');
    expect(group('Actions')).toEqual(['Price colors: red up, green down']);
  });

  it('XA-03 speaks Chinese where Chinese is chosen', async () => {
    const { user } = await open({ lang: 'zh-CN' });
    expect(await screen.findByRole('group', { name: '页面' })).toBeTruthy();
    expect(screen.getByRole('dialog').lang).toBe('zh-CN');
    await waitFor(() => expect(group('工具')).toEqual(['数据分析', 'Ruler']));
    await user.type(field(), 'tutorials');
    expect(group('页面')).toEqual(['教程']);
  });

  it('XA-03 a tool leads to its address, or to its own name', async () => {
    const { user, location } = await open();
    await user.click(await screen.findByRole('option', { name: /^Data Analysis/ }));
    expect(location().pathname).toBe('/tools/data-analysis');
  });

  it('XA-03 a list of tools that failed says so and is asked for again', async () => {
    const server = createFakeServer({ [TOOLS]: () => ({ status: 400, body: {} }) });
    const { user } = await open({ server });
    const again = await screen.findByRole('option', { name: /Couldn’t load.*Retry/ });
    server.on(TOOLS, () => ({ body: { data: [tool('ruler', 'Ruler', null)] } }));
    await user.click(again);
    expect(await screen.findByRole('option', { name: 'Ruler' })).toBeTruthy();
  });

  it('XA-03 what nothing is called is said, with what to try', async () => {
    const server = site();
    server.on(SEARCH, () => hits());
    const { user } = await open({ server });
    await user.type(field(), 'zzzz');
    expect(await screen.findByText('No results for “zzzz”.')).toBeTruthy();
    expect(rows()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('articles in the palette', () => {
  const ARTICLES = 'GET /api/content/published/toolyard/search';
  const article = (type: string, slug: string, title: string) => ({
    articleId: slug,
    type,
    locale: 'en',
    slug,
    title,
    titleHighlights: [],
    tags: [],
    excerpt: 'In five minutes',
    excerptHighlights: [],
  });

  it('are found in the language of the site and opened on their pages', async () => {
    const server = site();
    server.on(ARTICLES, () => ({
      body: { data: [article('tutorial', 'covered-call', 'Plan a covered call')] },
    }));
    const { user, location } = await open({ server });
    await user.type(field(), 'covered');
    await waitFor(() =>
      expect(group('Help and documentation')).toEqual(['Plan a covered callIn five minutes']),
    );
    const call = server.calls.find(({ path }) => path.startsWith('/api/content/'));
    expect([call?.query.get('query'), call?.query.get('locale')]).toEqual(['covered', 'en']);
    await user.click(screen.getByRole('option', { name: /Plan a covered call/ }));
    await waitFor(() => expect(location().pathname).toBe('/resources/tutorials/covered-call'));
  });

  it('are nothing where the site has none, and are searched again after a failure', async () => {
    const server = site();
    const { user } = await open({ server });
    await user.type(field(), 'zz');
    await waitFor(() => expect(server.count(ARTICLES)).toBe(1));
    await waitFor(() => expect(screen.queryByText('Searching articles...')).toBeNull());
    expect(screen.queryByRole('group', { name: 'Help and documentation' })).toBeNull();
    server.on(ARTICLES, () => ({ status: 500 }));
    await user.type(field(), 'z');
    await screen.findByText('Couldn’t search articles.');
  });
});

describe('stocks in the palette', () => {
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
  const pass = (milliseconds: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(milliseconds);
    });

  it('XA-03 are searched as one types, once the typing rests', async () => {
    const { server } = await open();
    jest.useFakeTimers();
    type('M');
    await pass(200);
    type('MSFT');
    await pass(249);
    expect(server.count(SEARCH)).toBe(0);
    expect(screen.getByText('Searching stocks...')).toBeTruthy();
    await pass(1);
    expect(server.count(SEARCH)).toBe(1);
    const call = server.calls.find((one) => one.path === '/api/polygon/search');
    expect([call?.query.get('query'), call?.query.get('limit')]).toEqual(['MSFT', '5']);
    jest.useRealTimers();
    await waitFor(() =>
      expect(group('Stocks')).toEqual(['MSFTMicrosoft Corporation · 微软342.97']),
    );
  });

  it('XA-03 Enter goes to the page of the stock', async () => {
    const { user, location } = await open();
    await user.type(field(), 'MSFT');
    await screen.findByRole('option', { name: /^MSFT/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/options/stock/MSFT'));
  });

  it('XA-03 an answer to an earlier text is dropped', async () => {
    const answers = new Map<string, (answer: FakeAnswer) => void>();
    const server = site();
    server.on(
      SEARCH,
      ({ query }) =>
        new Promise<FakeAnswer>((resolve) => answers.set(query.get('query') ?? '', resolve)),
    );
    await open({ server });
    jest.useFakeTimers();
    type('IBM');
    await pass(300);
    type('AAPL');
    await pass(300);
    expect([...answers.keys()]).toEqual(['IBM', 'AAPL']);
    jest.useRealTimers();
    answers.get('AAPL')!(hits(hit('AAPL', 'Apple Inc.')));
    await waitFor(() => expect(group('Stocks')).toEqual(['AAPLApple Inc.342.97']));
    await act(async () => {
      answers.get('IBM')!(hits(hit('IBM', 'International Business Machines')));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(group('Stocks')).toEqual(['AAPLApple Inc.342.97']);
  });

  it('XA-03 a search that failed says so and may be tried again', async () => {
    const server = site();
    server.on(SEARCH, () => ({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message: 'slow' },
    }));
    const { user } = await open({ server });
    await user.type(field(), 'MSFT');
    const again = await screen.findByRole('option', { name: /Couldn’t search.*Retry/ });
    server.on(SEARCH, () => hits(hit('MSFT', 'Microsoft Corporation')));
    await user.click(again);
    expect(await screen.findByRole('option', { name: /^MSFT/ })).toBeTruthy();
  });
});

describe('actions of the palette', () => {
  const act_ = async (text: string, options: RenderAppOptions = {}) => {
    const rendered = await open(options);
    await rendered.user.type(field(), `${text}{Enter}`);
    return rendered;
  };

  it('XA-03 changes the theme', async () => {
    await act_('dark theme');
    expect(document.documentElement.classList.contains('dark')).toBe(true);
  });

  it('XA-03 changes the language', async () => {
    await act_('语言：中文');
    expect(await screen.findByRole('link', { name: '登录' })).toBeTruthy();
  });

  it('XA-03 changes the price colours', async () => {
    const { application } = await act_('red up');
    expect(application.store.getState().preferences.marketColours).toBe('cn');
  });

  it('XA-03 leads a visitor to sign in and back here', async () => {
    const { location } = await act_('sign in');
    expect(location().pathname).toBe('/auth/login');
    expect(location().state).toEqual({ from: '/' });
  });

  it('XA-03 signs out who is signed in, and has their own pages', async () => {
    const server = site();
    server.on('POST /api/auth/logout', () => ({ status: 204 }));
    const { user, application } = await open({ auth: true, server });
    expect(group('Pages')).toEqual(expect.arrayContaining(['Profile', 'Settings']));
    await user.type(field(), 'sign out{Enter}');
    await waitFor(() => expect(application.store.getState().session.user).toBeNull());
  });
});

/** A call bought at $5, as the server answers it. */
const SAVED = {
  underlyingAsset: 'SPY',
  underlyingPrice: 100,
  status: 'active',
  pnl: -32.5,
  due: [],
  cash: -500,
  analysis: { dividends: [] },
  legs: [
    {
      kind: 'option',
      symbol: 'SPY261218C00100000',
      type: 'call',
      position: 'long',
      strike: 100,
      expiration: '2026-12-18',
      premium: 5,
      contracts: 1,
      multiplier: 100,
      iv: 0.2,
      delta: 0.5,
      deliverable: null,
    },
  ],
};

describe('the order of what the palette finds', () => {
  it('NV finds the stock first, and no Conversion', async () => {
    const server = site();
    server.on(SEARCH, () => hits(hit('NVDA', 'NVIDIA Corporation')));
    const { user, location } = await open({ server });
    await user.type(field(), 'NV');
    await waitFor(() => expect(group('Stocks')).toEqual(['NVDANVIDIA Corporation342.97']));
    expect(rows()[0]).toMatch(/^NVDA/);
    expect(chosen()).toMatch(/^NVDA/);
    expect(rows().join()).not.toMatch(/Conversion/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/options/stock/NVDA'));
  });

  it('the row that the arrows went to stays chosen when more is found', async () => {
    const server = site();
    let answer: (found: FakeAnswer) => void = () => undefined;
    server.on(SEARCH, () => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    const { user } = await open({ server });
    await user.type(field(), 'strategy');
    await waitFor(() => expect(server.count(SEARCH)).toBe(1));
    await user.keyboard('{ArrowDown}');
    const before = chosen();
    answer(hits(hit('MSTR', 'Strategy Inc')));
    await screen.findByRole('option', { name: /^MSTR/ });
    expect(chosen()).toBe(before);
  });

  it.each([
    ['en', '彩票', 'Current Lotteries'],
    ['zh-CN', '彩票', '当前抽奖'],
    ['en', 'raffle', 'Current Lotteries'],
  ] as const)('in %s %s finds the prize draw', async (lang, typed, name) => {
    const { user } = await open({ lang });
    await user.type(field(), typed);
    await waitFor(() => expect(rows()[0]).toBe(name));
  });

  it('has the pages opened last on top, without the open one', async () => {
    const server = site();
    const { user, application } = await open({ at: '/about', server });
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
    storedVisits(application.services.storage.at).add('/options/stock/MSFT');
    storedVisits(application.services.storage.at).add('/nowhere');
    await user.keyboard('{Escape}');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await screen.findByRole('combobox');
    expect(group('Recent')).toEqual(['MSFT']);
    await user.click(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option'));
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await screen.findByRole('combobox');
    expect(group('Recent')).toEqual(['About Us']);
    expect(screen.getAllByRole('group').map((one) => one.textContent?.slice(0, 7))[1]).toMatch(
      /^New str/,
    );
  });

  it('a new strategy begins in the wizard', async () => {
    const { user, location } = await open();
    await user.type(field(), 'new strategy{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/options/wizard'));
  });

  it('pages of the options area have the names of its menu, their icons and keys', async () => {
    await open();
    const bare = (name: string) =>
      screen.getAllByRole('option').find((row) => row.textContent?.startsWith(name));
    for (const [language, palette, menu] of [
      ['en', paletteEn, optionsEn],
      ['zh-CN', paletteZh, optionsZh],
    ] as const)
      for (const { palette: id, title } of PAGES)
        if (id?.startsWith('palette.') && title)
          expect([language, palette[id as keyof typeof palette]]).toEqual([
            language,
            menu[title as keyof typeof menu],
          ]);
    expect(bare('Strategy builder')?.textContent).toBe('Strategy builderOptionsgb');
    expect(bare('Strategy builder')?.querySelector('svg')?.classList).toContain(
      'lucide-chart-spline',
    );
  });
});

describe('the options area in the palette', () => {
  it.each([
    ['builder', 'Strategy builder', '/options/builder'],
    ['history', 'History', '/options/history'],
    ['performance', 'Performance', '/options/performance'],
    ['options settings', 'Settings', '/options/settings'],
    ['saved strategies', 'Saved strategies', '/options/strategies'],
  ])('XA-03 %s finds %s', async (typed, name, to) => {
    const { user, location } = await open({ lang: 'en' });
    await user.type(field(), typed);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(location().pathname).toBe(to));
  });

  it('XA-03 a strategy type opens the wizard with it', async () => {
    const { user, location, application } = await open({ lang: 'en' });
    await user.type(field(), 'iron condor');
    await user.click(await screen.findByRole('option', { name: /^Iron condor/ }));
    await waitFor(() => expect(location().pathname).toBe('/options/wizard'));
    await waitFor(() =>
      expect(application.store.getState()).toMatchObject({ wizard: { templateId: 'iron-condor' } }),
    );
    expect(location().search).toBe('');
  });

  it.each([
    ['en', 'covered call', /^Covered call/],
    ['en', 'bull put', /^Bull put spread/],
    ['en', 'cash-secured put', /^Short put/],
    ['en', '备兑看涨', /^Covered call/],
    ['en', 'jade lizard', /^Jade lizard/],
    ['zh-CN', 'covered call', /^备兑看涨/],
    ['zh-CN', 'bull put', /^牛市看跌价差/],
    ['zh-CN', 'iron condor', /^铁鹰式/],
    ['zh-CN', '断翼', /^断翼看涨蝶式/],
  ] as const)('XA-03 in %s “%s” finds a strategy by its name', async (lang, typed, name) => {
    const { user } = await open({ lang });
    await user.type(field(), typed);
    expect(await screen.findByRole('option', { name })).toBeTruthy();
  });

  it.each([
    ['zh-CN', 'history', '/options/history'],
    ['zh-CN', 'builder', '/options/builder'],
    ['zh-CN', '构建器', '/options/builder'],
    ['en', '历史', '/options/history'],
  ] as const)('XA-03 in %s “%s” finds the page %s', async (lang, typed, to) => {
    const { user, location } = await open({ lang });
    await user.type(field(), typed);
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location().pathname).toBe(to));
  });

  it('XA-03 a simulated price says that it is one', async () => {
    const server = site();
    const { user } = await open({ server });
    server.on(SEARCH, () => ({
      body: { data: { results: [hit('AAPL', 'Apple Inc.')] }, meta: { simulated: true } },
    }));
    await user.type(field(), 'AAPL');
    await waitFor(() =>
      expect(group('Stocks')).toEqual(['AAPLApple Inc. · simulated price342.97']),
    );
  });

  it.each(['en', 'zh-CN'] as const)('XA-03 in %s 苹果 finds the stock', async (lang) => {
    const server = site();
    server.on(SEARCH, () => hits(hit('AAPL', 'Apple Inc.', '苹果')));
    const { user, location } = await open({ lang, server });
    await user.type(field(), '苹果');
    await user.click(await screen.findByRole('option', { name: /^AAPL/ }));
    await waitFor(() => expect(location().pathname).toBe('/options/stock/AAPL'));
  });

  it('XA-03 a structure by name opens the wizard with it', async () => {
    const { user, location, application } = await open({ lang: 'en' });
    await user.type(field(), 'bull put spread');
    await user.click(await screen.findByRole('option', { name: /^Bull put spread/ }));
    await waitFor(() => expect(location().pathname).toBe('/options/wizard'));
    await waitFor(() =>
      expect(application.store.getState()).toMatchObject({
        wizard: { templateId: 'vertical-spread', structure: 'bull-put-spread' },
      }),
    );
  });

  it('XA-03 a saved strategy is found by its name, with its payoff, status and profit', async () => {
    const server = site();
    server.on('GET /api/options/strategies', () => ({
      body: { data: [{ ...SAVED, id: 's-1', name: 'Autumn hedge' }], nextCursor: null },
    }));
    const { user, location } = await open({ lang: 'en', auth: true, server });
    await user.type(field(), 'autumn');
    const row = await screen.findByRole('option', { name: /^Autumn hedge active −\$32.50/ });
    await waitFor(() => {
      const picture = row.querySelector('svg');
      expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([
        '36',
        '18',
      ]);
      expect(picture?.querySelectorAll('g').length).toBeGreaterThan(1);
    });
    await user.click(await screen.findByRole('option', { name: /^Autumn hedge/ }));
    await waitFor(() => expect(location().pathname).toBe('/options/position/s-1'));
  });

  it('XA-03 a strategy that is named after its structure is shown in the language of the page and found in both', async () => {
    const server = site();
    server.on('GET /api/options/strategies', () => ({
      body: {
        data: [{ ...SAVED, id: 's-1', name: 'SPY 铁鹰式' }],
        nextCursor: null,
      },
    }));
    const { user } = await open({ lang: 'en', auth: true, server });
    for (const text of ['SPY iron', 'SPY 铁鹰']) {
      await user.clear(field());
      await user.type(field(), text);
      await screen.findByRole('option', { name: /^SPY Iron condor/ });
    }
  });
});
