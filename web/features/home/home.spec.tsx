import { readFileSync } from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';
import { NAMED_STRUCTURE_IDS } from '@toolyard/core/options/templates';
import { decodePlan } from '@toolyard/core/options/sharing';
import { inLanguage, PRODUCT_TOOLS, toHomeApp, type HomeApp } from '@toolyard/core/tools';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths.ts';
import { createFakeServer, type FakeAnswer } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const APPS = PRODUCT_TOOLS.map(toHomeApp);

const anApp = (change: Partial<HomeApp>): HomeApp => ({ ...APPS[0]!, ...change });

const serverWith = (apps: readonly HomeApp[]) =>
  createFakeServer({ 'GET /api/home/apps': () => ({ body: { data: apps } }) });

async function home(apps: readonly HomeApp[] = APPS) {
  const rendered = renderApp('/', { server: serverWith(apps) });
  const first = apps[0]?.title ?? 'Coming Soon';
  const grid = (await screen.findByRole('heading', { level: 3, name: first })).closest('ul')!;
  const cards = () => within(grid).getAllByRole('listitem');
  return { ...rendered, grid, cards };
}

const leadsTo = (name: string, within_: HTMLElement = screen.getByRole('main')) =>
  within(within_).getByRole('link', { name }).getAttribute('href');

const section = (heading: string) =>
  screen.findByRole('heading', { level: 2, name: heading }).then((it) => it.closest('section')!);

const DRAW = {
  eventId: 'd-1',
  title: 'Second Screen Draw',
  entries: 40,
  winners: 13,
  round: 657_413,
  root: '9e8ecf0f3eaf693d55e1cfca58a345682c656a0a671591efff185430c11c7da8',
  resultDate: '2023-09-15T11:01:03.000Z',
  trust: 'B',
};

describe('the hero', () => {
  it('HO-01 HO-02 HO-03 HO-04 HO-05 titles, subtitle, two ways on, and a drawing', async () => {
    await home();
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')!;
    expect(within(hero).getByRole('heading').textContent).toBe('All-in-One Tool Platform');
    expect(within(hero).getByText('Boost Work Efficiency')).toBeTruthy();
    expect(
      within(hero).getByText(
        'Integrating multiple practical tools to provide efficient and convenient solutions for individuals and businesses',
      ),
    ).toBeTruthy();
    expect(leadsTo('Get Started · Lottery', hero)).toBe('/lottery');
    expect(leadsTo('Plan a trade', hero)).toBe(paths.sampleTrade);
    expect(leadsTo('Learn More about Toolyard', hero)).toBe('/about');
    expect(within(hero).getByText('Learn More')).toBeTruthy();
    const buttons = within(hero)
      .getAllByRole('link')
      .filter(({ className }) => className.includes('h-11'));
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Plan a trade',
      'Get Started · Lottery',
    ]);
    expect(within(hero).getAllByRole('img').length).toBeGreaterThan(0);
  });
});

it('the hero counts the structures that the pickers name', async () => {
  await home();
  expect(screen.getByText(`${NAMED_STRUCTURE_IDS.length} option strategies`)).toBeTruthy();
});

describe('the picture of the hero', () => {
  it('is a way into the builder, where the sample trade can be read', async () => {
    await home();
    const plate = await screen.findByRole('link', { name: 'Plan a trade: Iron Condor' });
    expect(plate.getAttribute('href')).toBe(paths.sampleTrade);
    const plan = new URL(paths.sampleTrade, 'http://localhost').searchParams.get('plan');
    expect(decodePlan(plan ?? '')).toMatchObject({
      ok: true,
      value: { symbol: 'BAC', templateId: 'iron-condor', legs: [] },
    });
  });

  it('shows the payoff alone while no draw has been held', async () => {
    await home();
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')!;
    expect(await within(hero).findByText('Iron condor', { exact: false })).toBeTruthy();
    expect(within(hero).queryByText('Draw verified')).toBeNull();
  });

  it('has the last draw under it: four ticked lines, and the way to its verification', async () => {
    const server = serverWith(APPS);
    server.on('GET /api/home/last-draw', () => ({ body: { data: DRAW } }));
    renderApp('/', { server });
    const plate = await screen.findByRole('link', { name: /^Draw verified/ });
    expect(plate.getAttribute('href')).toBe(paths.lotteryVerify('d-1'));
    expect(plate.textContent).toBe(
      'Draw verifiedSecond Screen DrawEntry list 40 entriesRoot 9e8ecf0f3eaf693d…Beacon round 657413Winners 13',
    );
    expect(plate.querySelectorAll('.lucide-check')).toHaveLength(4);
  });
});

describe('the grid of tools', () => {
  it('HO-06 three columns on a desktop', async () => {
    const { grid } = await home();
    expect(grid.className).toContain('lg:grid-cols-3');
  });

  it('HO-07 HO-08 a card leads to its url, else to /{id}', async () => {
    await home([
      anApp({ id: 'a', title: 'Alpha', url: '/options/wizard' }),
      anApp({ id: 'beta-tool', title: 'Beta tool', url: null }),
      anApp({ id: 'c', title: 'Elsewhere', url: 'https://tools.example/c' }),
    ]);
    expect(leadsTo('Alpha')).toBe('/options/wizard');
    expect(leadsTo('Beta tool')).toBe('/beta-tool');
    expect(leadsTo('Elsewhere')).toBe('https://tools.example/c');
  });

  it('a card that names a place it must not lead to leads to /{id}', async () => {
    await home([
      anApp({ id: 'a', title: 'Alpha', url: 'javascript:alert(1)' }),
      anApp({ id: 'b', title: 'Bravo', url: '//evil.example' }),
    ]);
    expect([leadsTo('Alpha'), leadsTo('Bravo')]).toEqual(['/a', '/b']);
  });

  it('HO-09 badges read New, Hot, Free, Premium, Beta', async () => {
    const badges = ['NEW', 'HOT', 'FREE', 'PREMIUM', 'BETA'] as const;
    const { cards } = await home([
      anApp({ id: 'a', title: 'Alpha', badges }),
      anApp({ id: 'b', title: 'Bravo', badges: [] }),
    ]);
    const [all, none] = cards();
    for (const badge of ['New', 'Hot', 'Free', 'Premium', 'Beta'])
      expect(within(all!).getByText(badge)).toBeTruthy();
    expect(within(none!).queryByText('New')).toBeNull();
  });

  it('HO-10 HO-11 HO-12 an uploaded icon is an image, another is text, a failed image gives way to a drawing', async () => {
    const { cards } = await home([
      anApp({ id: 'a', title: 'Alpha', icon: '/uploads/a.webp' }),
      anApp({ id: 'b', title: 'Bravo', icon: '🎲' }),
    ]);
    const [image, text] = cards();
    const picture = image!.querySelector('img')!;
    expect(picture.getAttribute('src')).toBe('/uploads/a.webp');
    expect(text!.querySelector('img')).toBeNull();
    expect(within(text!).getByText('🎲')).toBeTruthy();
    const drawings = image!.querySelectorAll('svg').length;
    fireEvent.error(picture);
    expect(image!.querySelector('img')).toBeNull();
    expect(image!.querySelectorAll('svg')).toHaveLength(drawings + 1);
  });

  it('the product’s own tools have drawings until their icon is changed', async () => {
    const [first, ...others] = APPS;
    const { cards } = await home([{ ...first!, icon: '★' }, ...others]);
    for (const [i, card] of cards().entries())
      expect([i, within(card).queryByText(APPS[i]!.icon)]).toEqual([i, null]);
    expect(within(cards()[0]!).getByText('★')).toBeTruthy();
  });

  it('an icon that cannot be drawn gives way to the drawing too', async () => {
    const { cards } = await home([
      anApp({ id: 'a', title: 'Alpha', icon: '/uploads/../api/home/apps' }),
      anApp({ id: 'b', title: 'Bravo', icon: 'much too long' }),
    ]);
    for (const card of cards()) expect(card.querySelector('img')).toBeNull();
    expect(screen.queryByText('much too long')).toBeNull();
  });

  it('HO-14 the description belongs to the card’s link, so that focus says it', async () => {
    await home();
    const link = screen.getByRole('link', { name: 'Data Analysis', description: /million rows/ });
    expect(within(link.closest('article')!).getByText('Get Started')).toBeTruthy();
  });

  it('HO-15 a tool alone gets a Coming Soon card that leads to /', async () => {
    const { cards } = await home([anApp({ title: 'Alpha' })]);
    expect(cards()).toHaveLength(2);
    expect(within(cards()[1]!).getByRole('link').getAttribute('href')).toBe('/');
    expect(cards()[1]!.textContent).toContain('Coming Soon');
  });

  it('HO-15 so does an empty catalogue', async () => {
    const { cards } = await home([]);
    expect(cards()).toHaveLength(1);
  });

  it.each([2, 3, 4, 5, 6])('HO-16 %i tools stand without it', async (count) => {
    const { cards } = await home(
      Array.from({ length: count }, (_, i) => anApp({ id: `t${i}`, title: `Tool ${i}` })),
    );
    expect(cards()).toHaveLength(count);
    expect(screen.queryByText('Coming Soon')).toBeNull();
  });

  it('HO-17 View All leads to every tool', async () => {
    await home();
    expect(leadsTo('View All')).toBe('/tools');
  });

  it('HO-23 cards stand in the order of the answer', async () => {
    const { cards } = await home();
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(
      APPS.map(({ title }) => title),
    );
  });
});

describe('while the catalogue is on its way', () => {
  it('HO-24 a skeleton keeps its place until GET /api/home/apps answers', async () => {
    let answer: (it: FakeAnswer) => void = () => undefined;
    const server = createFakeServer({
      'GET /api/home/apps': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    });
    renderApp('/', { server });
    expect(screen.getByRole('status', { name: 'Loading tools' })).toBeTruthy();
    await waitFor(() => expect(server.count('GET /api/home/apps')).toBe(1));
    await act(async () => {
      answer({ body: { data: APPS } });
      await Promise.resolve();
    });
    await within(screen.getByRole('main')).findByRole('link', { name: 'Code Generator' });
    expect(screen.queryByRole('status', { name: 'Loading tools' })).toBeNull();
  });
});

describe('when the catalogue cannot be had', () => {
  const broken = () => createFakeServer({ 'GET /api/home/apps': () => ({ status: 400 }) });

  it('HO-25 HO-26 HO-27 the message stands above the default lottery card', async () => {
    renderApp('/', { server: broken() });
    const message = await screen.findByText(
      'Failed to load data from server. Showing default content.',
    );
    expect(message.closest('[role=alert]')).toBeTruthy();
    const card = screen.getByRole('heading', { level: 3, name: 'Lottery System' }).closest('li')!;
    expect(leadsTo('Lottery System', card)).toBe('/lottery');
    expect(screen.getByText('Coming Soon')).toBeTruthy();
  });

  it('another try brings the tools', async () => {
    const server = broken();
    const { user } = renderApp('/', { server });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.on('GET /api/home/apps', () => ({ body: { data: APPS } }));
    await user.click(retry);
    await within(screen.getByRole('main')).findByRole('link', { name: 'Code Generator' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('below the tools', () => {
  it('HO-18 four benefits', async () => {
    await home();
    const benefits = await section('Built to be trusted');
    expect(within(benefits).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('HO-19 four features', async () => {
    await home();
    const features = await section('Made for everyday work');
    expect(within(features).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('three facts, each with the page where it can be checked', async () => {
    const server = serverWith(APPS);
    server.on('GET /api/home/last-draw', () => ({ body: { data: DRAW } }));
    renderApp('/', { server });
    const facts = await section('Facts you can check');
    await within(facts).findByRole('link', { name: 'Recompute the result' });
    const [, cases] = /Against (\d+) values in print/.exec(
      readFileSync(new URL('../../../content/en/faq/prices.md', import.meta.url), 'utf8'),
    )!;
    expect(
      within(facts)
        .getAllByRole('listitem')
        .map((fact) => [
          fact.querySelector('p')?.textContent,
          within(fact).getByRole('link').getAttribute('href'),
        ]),
    ).toEqual([
      ['13', paths.lotteryVerify('d-1')],
      [String(NAMED_STRUCTURE_IDS.length), paths.wizard],
      [cases, '/resources/faq/prices'],
    ]);
    expect(
      within(facts).getByText('winners among 40 entries in the last draw: Second Screen Draw'),
    ).toBeTruthy();
  });

  it('before the first draw it says that there was none', async () => {
    const server = serverWith(APPS);
    server.on('GET /api/home/last-draw', () => ({ body: { data: null } }));
    renderApp('/', { server });
    const facts = await section('Facts you can check');
    expect(await within(facts).findByText('No draw has been held yet.')).toBeTruthy();
    expect(leadsTo('See the draws', facts)).toBe('/lottery');
  });

  it('HO-20 three voices, by what they do', async () => {
    await home();
    const voices = await section('What users say');
    expect(
      within(voices)
        .getAllByRole('figure')
        .map((figure) => figure.querySelector('figcaption')?.textContent),
    ).toEqual(['Retail options trader', 'Community manager', 'Platform lead']);
    expect(within(voices).getByText(/^Examples: these sentences are ours/)).toBeTruthy();
  });

  it('HO-21 the last call leads to /lottery and /about', async () => {
    await home();
    const band = await section('Start with the tool you need today');
    expect(leadsTo('Get Started · Lottery', band)).toBe('/lottery');
    expect(leadsTo('Learn More about Toolyard', band)).toBe('/about');
    expect(within(band).getByText('Learn More')).toBeTruthy();
  });

  it('all of it in Chinese', async () => {
    const inChinese = PRODUCT_TOOLS.map((tool) => toHomeApp(inLanguage(tool, 'zh-CN')));
    const server = createFakeServer({
      'GET /api/home/apps': ({ headers }) => ({
        body: { data: headers.get('Accept-Language') === 'zh-CN' ? inChinese : APPS },
      }),
    });
    renderApp('/', { server, lang: 'zh-CN' });
    expect(await section('值得信赖')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('一站式工具平台');
    expect(screen.getByRole('link', { name: '查看全部' })).toBeTruthy();
    expect(screen.getByText('热门')).toBeTruthy();
    expect(
      await screen.findByRole('link', { name: '数据分析', description: /百万行/ }),
    ).toBeTruthy();
  });
});

it('nothing of it is logged as a fault', async () => {
  const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await home();
  await section('Built to be trusted');
  const unique = faults.mock.calls.filter(([text]) => !String(text).includes('act('));
  expect(unique).toEqual([]);
  faults.mockRestore();
});
