import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LanguageSetting } from '@toolyard/core/shared';
import { PRODUCT_TOOLS, type ToolCard } from '@toolyard/core/tools';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createFakeServer } from '../test-support/fake-server.ts';
import { fakeToken, TEST_USER } from '../test-support/fake-session.ts';
import { renderApp, renderStored } from '../test-support/render-app.tsx';

const nav = () => screen.getByRole('navigation', { name: 'Main' });
const entry = (name: string) => within(nav()).getByRole('button', { name });
const isOpen = (name: string) => entry(name).getAttribute('aria-expanded') === 'true';
const withTools = (tools: readonly ToolCard[]) =>
  createFakeServer({ 'GET /api/home/apps': () => ({ body: { data: tools } }) });
const wordsOf = (link: HTMLElement) =>
  [...link.childNodes].map(({ textContent }) => textContent).join(' · ');
const linksUnder = (name: string) =>
  Object.fromEntries(
    within(document.getElementById(entry(name).getAttribute('aria-controls')!)!)
      .getAllByRole('link')
      .map((link) => [wordsOf(link), link.getAttribute('href')]),
  );
const hover = (name: string) =>
  fireEvent.pointerEnter(entry(name).parentElement!, { pointerType: 'mouse' });
const leave = (name: string) =>
  fireEvent.pointerLeave(entry(name).parentElement!, { pointerType: 'mouse' });

describe('the top bar', () => {
  it('SH-05 SH-07 SH-08 SH-12 logo, entries in order and their addresses', () => {
    renderApp('/');
    expect(screen.getAllByRole('link', { name: 'Toolyard home' })[0]!.getAttribute('href')).toBe(
      '/',
    );
    const names = [...nav().querySelectorAll(':scope > ul > li')].map(
      (item) => item.firstElementChild?.textContent,
    );
    expect(names).toEqual(['Home', 'Lottery', 'Tools', 'Resources', 'About Us']);
    expect(within(nav()).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(within(nav()).getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe(
      '/about',
    );
  });

  it.each([
    [
      'SH-09',
      'Lottery',
      {
        'Current Lotteries': '/lottery',
        'Winners List': '/lottery/winners',
        'How To Play': '/lottery/guide',
      },
    ],
    [
      'SH-10',
      'Tools',
      {
        'Options Deals': '/options',
        'Data Analysis': '/tools/data-analysis',
        'Content Management': '/tools/content',
        'Code Generator': '/tools/code-generator',
      },
    ],
    [
      'SH-11',
      'Resources',
      {
        Documentation: '/resources/docs',
        Tutorials: '/resources/tutorials',
        'API Reference': '/resources/api',
      },
    ],
  ])('%s SH-16 %s opens on click with its links', async (_id, name, links) => {
    const { user } = renderApp('/', { server: withTools(PRODUCT_TOOLS) });
    await user.click(entry(name));
    await waitFor(() => expect(linksUnder(name)).toEqual(links));
  });

  it('the tools are those of the catalogue: renamed, hidden and added ones as they are now', async () => {
    const [options, , data] = PRODUCT_TOOLS;
    const added = { ...data!, id: 'cards', title: 'Card Index', url: 'https://cards.example/' };
    const renamed = { ...data!, title: 'Data Studio' };
    const { user } = renderApp('/', { server: withTools([options!, renamed, added]) });
    await user.click(entry('Tools'));
    await waitFor(() =>
      expect(linksUnder('Tools')).toEqual({
        'Options Deals': '/options',
        'Data Studio': '/tools/data-analysis',
        'Card Index': 'https://cards.example/',
      }),
    );
  });

  it.each([
    ['loads', () => new Promise<never>(() => undefined)],
    ['fails', () => ({ status: 400 })],
  ])('while the catalogue %s the menu has the usual tools and the page of all', async (_, apps) => {
    const server = createFakeServer({ 'GET /api/home/apps': apps });
    const { user } = renderApp('/', { server });
    await user.click(entry('Tools'));
    expect(linksUnder('Tools')).toEqual({
      'Options Deals': '/options',
      'Data Analysis': '/tools/data-analysis',
      'Content Management': '/tools/content',
      'Code Generator': '/tools/code-generator',
      'All tools': '/tools',
    });
  });

  it('many tools: eight and the page of all', async () => {
    const many = Array.from({ length: 12 }, (_, i) => ({
      ...PRODUCT_TOOLS[0]!,
      id: `t${i}`,
      title: `Tool ${i}`,
      url: `/t${i}`,
    }));
    const { user } = renderApp('/', { server: withTools(many) });
    await user.click(entry('Tools'));
    await waitFor(() => expect(Object.keys(linksUnder('Tools'))).toHaveLength(9));
    expect(Object.entries(linksUnder('Tools')).at(-1)).toEqual(['All tools', '/tools']);
  });

  it.each([
    ['SH-13', '/lottery/winners', 'Lottery'],
    ['SH-13', '/options', 'Tools'],
    ['SH-14', '/about', 'About Us'],
    ['SH-14', '/', 'Home'],
  ])('%s SH-15 on %s only %s is current', (_id, path, name) => {
    renderApp(path, { lang: 'en' });
    const current = [...nav().querySelectorAll(':scope > ul > li > [aria-current]')];
    expect(current.map((item) => item.textContent)).toEqual([name]);
  });
});

describe('lists of the top bar', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('SH-17 SH-18 open on hover, one at a time', () => {
    renderApp('/');
    hover('Lottery');
    expect(isOpen('Lottery')).toBe(true);
    hover('Tools');
    expect([isOpen('Lottery'), isOpen('Tools')]).toEqual([false, true]);
  });

  it('SH-21 closes 300 ms after the pointer leaves, not before', () => {
    renderApp('/');
    hover('Lottery');
    leave('Lottery');
    pass(299);
    expect(isOpen('Lottery')).toBe(true);
    pass(1);
    expect(isOpen('Lottery')).toBe(false);
  });

  it('SH-22 coming back within 300 ms keeps it open', () => {
    renderApp('/');
    hover('Lottery');
    leave('Lottery');
    pass(200);
    hover('Lottery');
    pass(1000);
    expect(isOpen('Lottery')).toBe(true);
  });

  it('SH-23 the click that follows a hover does not shut it', () => {
    renderApp('/');
    hover('Lottery');
    fireEvent.click(entry('Lottery'));
    expect(isOpen('Lottery')).toBe(true);
    fireEvent.click(entry('Lottery'));
    expect(isOpen('Lottery')).toBe(false);
  });

  it('SH-19 SH-20 closes on a press outside and on choosing a link', () => {
    renderApp('/');
    fireEvent.click(entry('Lottery'));
    fireEvent.pointerDown(document.body);
    expect(isOpen('Lottery')).toBe(false);
    fireEvent.click(entry('Lottery'));
    fireEvent.click(screen.getByRole('link', { name: /^Winners List/ }));
    expect(isOpen('Lottery')).toBe(false);
  });

  it('SH-24 arrows open and walk it, Escape closes it and goes back', () => {
    renderApp('/');
    entry('Lottery').focus();
    fireEvent.keyDown(entry('Lottery'), { key: 'ArrowDown' });
    pass(50);
    expect(document.activeElement?.textContent).toBe('Current Lotteries');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    pass(50);
    expect(document.activeElement?.textContent).toBe('Winners List');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(document.activeElement).toBe(entry('Lottery'));
    expect(isOpen('Lottery')).toBe(false);
  });
});

describe('the header', () => {
  it('SH-03 SH-04 has a shadow above 10 px of scrolling only', () => {
    renderApp('/');
    const header = screen.getByRole('banner');
    const shadowAt = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
      return header.className.includes('shadow-header');
    };
    expect([0, 10, 11, 10].map(shadowAt)).toEqual([false, false, true, false]);
  });

  it('SH-27 a visitor may sign in and sign up', () => {
    renderApp('/');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      '/auth/register',
    );
  });

  it('SH-28 SH-29 SH-30 a user has a menu with the name, open on hover', async () => {
    renderApp('/', { auth: true });
    const menu = await screen.findByRole('button', { name: 'Account of Lin Xiao' });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    fireEvent.pointerEnter(menu.parentElement!, { pointerType: 'mouse' });
    expect(menu.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('lin.xiao@example.com')).toBeTruthy();
  });

  it('SH-32 its menu leads to Settings and Profile and signs out; arrows walk it', async () => {
    const { user } = renderApp('/', { auth: true });
    const trigger = await screen.findByRole('button', { name: 'Account of Lin Xiao' });
    await user.click(trigger);
    const menu = within(document.getElementById(trigger.getAttribute('aria-controls')!)!);
    expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Settings',
      'Profile',
      'Sign out',
    ]);
    expect(menu.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Settings'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));
    expect(menu.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  it('SH-24 SH-29 Escape closes what the pointer opened, wherever the focus is', async () => {
    renderApp('/', { auth: true });
    const trigger = await screen.findByRole('button', { name: 'Account of Lin Xiao' });
    fireEvent.pointerEnter(trigger.parentElement!, { pointerType: 'mouse' });
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  it('SH-34 a superadmin gets the button to the console', async () => {
    renderApp('/', { auth: { ...TEST_USER, role: 'superadmin' } });
    const admin = await screen.findByRole('link', { name: 'Admin' });
    expect(admin.getAttribute('href')).toBe('/admin');
  });

  it('SH-35 users and visitors do not', async () => {
    const visitor = renderApp('/');
    await screen.findByRole('link', { name: 'Sign in' });
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    visitor.unmount();
    renderApp('/', { auth: true });
    await screen.findByRole('button', { name: 'Account of Lin Xiao' });
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  it('SH-31 without a name it says User', async () => {
    renderApp('/', { auth: { ...TEST_USER, name: '' } });
    expect(await screen.findByRole('button', { name: 'Account of User' })).toBeTruthy();
  });

  it('SH-33 signing out ends the session and forgets token and user', async () => {
    const server = createFakeServer({ 'POST /api/auth/logout': () => ({ status: 204 }) });
    const { user } = renderApp('/', { auth: true, server });
    await user.click(await screen.findByRole('button', { name: 'Account of Lin Xiao' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    await waitFor(() => expect(server.count('POST /api/auth/logout')).toBe(1));
    expect(localStorage.getItem('userToken')).toBeNull();
    expect(localStorage.getItem('userInfo')).toBeNull();
  });

  it('SH-36 SH-37 SH-38 the phone’s menu opens and closes, each submenu for itself', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const sub = (name: string) => within(menu).getByRole('button', { name });
    await user.click(sub('Lottery'));
    await user.click(sub('Tools'));
    expect(sub('Lottery').getAttribute('aria-expanded')).toBe('true');
    expect(sub('Tools').getAttribute('aria-expanded')).toBe('true');
    expect(sub('Resources').getAttribute('aria-expanded')).toBe('false');
    expect(sub('Lottery').nextElementSibling?.className).toContain('max-h-140');
    expect(sub('Resources').nextElementSibling?.className).toContain('max-h-0');
    await user.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const trigger = screen.getByRole('button', { name: 'Open menu' });
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });
});

describe('the theme', () => {
  const dark = () => document.documentElement.classList.contains('dark');

  it('TH-01 is light where nothing is stored', () => {
    renderApp('/');
    expect(dark()).toBe(false);
  });

  it('TH-02 TH-03 SH-25 the toggle puts dark on the root and takes it off; the choice is kept', async () => {
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect([dark(), localStorage.getItem('theme')]).toEqual([true, 'dark']);
    await user.click(screen.getByRole('button', { name: 'Light theme' }));
    expect([dark(), localStorage.getItem('theme')]).toEqual([false, 'light']);
  });

  it('follows the system until one is chosen', () => {
    const system = { matches: true };
    const listeners = new Set<() => void>();
    Object.assign(window, {
      matchMedia: () => ({
        get matches() {
          return system.matches;
        },
        addEventListener: (_type: string, changed: () => void) => listeners.add(changed),
        removeEventListener: () => undefined,
      }),
    });
    const first = renderApp('/');
    expect([dark(), localStorage.getItem('theme')]).toEqual([true, null]);
    system.matches = false;
    act(() => listeners.forEach((changed) => changed()));
    expect(dark()).toBe(false);
    first.unmount();
    system.matches = true;
    renderApp('/', { theme: 'light' });
    expect(dark()).toBe(false);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('TH-04 a stored theme is there after a reload', () => {
    const first = renderApp('/', { theme: 'dark' });
    expect(dark()).toBe(true);
    first.unmount();
    renderStored('/');
    expect(dark()).toBe(true);
  });
});

describe('pages', () => {
  it('XA-04 a skip link, one heading, and the focus on it after a change of route', async () => {
    const { user } = renderApp('/');
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(
      '#content',
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await user.click(within(nav()).getByRole('link', { name: 'About Us' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'About Us' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('SH-01 header, main area, footer and toast area', async () => {
    renderApp('/');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(await screen.findByRole('region', { name: /Notifications/ })).toBeTruthy();
  });
});

describe('languages', () => {
  it('XA-01 the switch changes the language of the page', async () => {
    const { user } = renderApp('/');
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '中文' }));
    await screen.findByRole('heading', { level: 1, name: '一站式工具平台' });
    expect(screen.getByRole('button', { name: '中文', pressed: true })).toBeTruthy();
    expect([document.documentElement.lang, localStorage.getItem('language')]).toEqual([
      'zh-CN',
      'zh-CN',
    ]);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'All-in-One Tool Platform' }),
    ).toBeTruthy();
  });

  it.each([
    [['fr-FR', 'zh-CN', 'en'], '/', 'zh-CN', '一站式工具平台'],
    [['de-DE'], '/', 'en', 'All-in-One Tool Platform'],
    [['en-US', 'en'], '/auth/login', 'en', 'Sign in'],
    [['zh-TW', 'zh'], '/auth/login', 'zh-CN', '登录'],
    [['en-GB'], '/auth/register', 'en', 'Create an account'],
  ])('a browser with %j opens %s in %s', async (languages, path, language, heading) => {
    const announced: string[] = [];
    renderApp(path, {
      lang: 'auto',
      services: {
        languages: () => languages,
        announceLanguage: (setting) => announced.push(setting),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(document.documentElement.lang).toBe(language);
    expect(document.documentElement.dataset['market']).toBe(language === 'en' ? 'us' : 'cn');
    expect(announced).toEqual(['auto']);
  });

  it('XA-01 a choice is stored with the account of whoever is signed in', async () => {
    const { user, server } = renderApp('/', { auth: true });
    await user.click(screen.getByRole('button', { name: '中文' }));
    await waitFor(() => expect(server.count('PUT /api/auth/profile')).toBe(1));
    const stored = server.calls.find(({ method }) => method === 'PUT');
    expect(stored?.body).toEqual({ language: 'zh-CN' });
  });

  it('XA-01 a visitor’s choice is for this browser alone', async () => {
    const { user, server } = renderApp('/');
    await user.click(screen.getByRole('button', { name: '中文' }));
    await screen.findByRole('heading', { level: 1, name: '一站式工具平台' });
    expect(server.count('PUT /api/auth/profile')).toBe(0);
  });

  it('XA-01 signing in shows the language of the account; an account without one gets the browser’s choice', async () => {
    const { application, server } = renderApp('/', { lang: 'auto' });
    const signIn = (language: LanguageSetting) =>
      act(() => application.signedIn(fakeToken(), { ...TEST_USER, language }));
    signIn('zh-CN');
    await screen.findByRole('heading', { level: 1, name: '一站式工具平台' });
    expect(localStorage.getItem('language')).toBe('zh-CN');
    expect(server.count('PUT /api/auth/profile')).toBe(0);
    signIn('auto');
    await waitFor(() => expect(server.count('PUT /api/auth/profile')).toBe(1));
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('XA-02 price colours follow the language until they are chosen', async () => {
    const { user, application } = renderApp('/');
    const market = () => document.documentElement.dataset['market'];
    expect(market()).toBe('us');
    await user.click(screen.getByRole('button', { name: '中文' }));
    await waitFor(() => expect(market()).toBe('cn'));
    act(() => application.prefer({ marketColours: 'us' }));
    await waitFor(() => expect(market()).toBe('us'));
  });
});
