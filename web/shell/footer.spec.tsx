import { describe, expect, it } from '@jest/globals';
import { PRODUCT_TOOLS, type ToolCard } from '@toolyard/core/tools';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type FakeServer } from '../test-support/fake-server.ts';
import { renderApp } from '../test-support/render-app.tsx';

const foot = () => within(screen.getByRole('contentinfo'));
const column = (name: string) =>
  within(foot().getByRole('heading', { level: 2, name }).parentElement!);
const linksOf = (name: string) =>
  Object.fromEntries(
    column(name)
      .getAllByRole('link')
      .map((link) => [
        [...link.childNodes].map(({ textContent }) => textContent).join(' · '),
        link.getAttribute('href'),
      ]),
  );

const withTools = (tools: readonly ToolCard[]) =>
  createFakeServer({ 'GET /api/home/apps': () => ({ body: { data: tools } }) });

const CONTACT = {
  email: 'hello@tools.example',
  wechat: 'tool-yard',
  address: null,
  social: [
    { kind: 'github', url: 'https://github.com/tool-yard' },
    { kind: 'website', url: 'https://tools.example/' },
  ],
};
const reachable = (): FakeServer =>
  createFakeServer({ 'GET /api/home/contact': () => ({ body: { data: CONTACT } }) });

describe('the footer', () => {
  it('SH-39 has four columns in order', () => {
    renderApp('/');
    const names = foot()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(names).toEqual(['About Us', 'Products & Services', 'Technical Support', 'Contact Us']);
  });

  it.each([
    [
      'SH-40',
      'About Us',
      {
        'Company Introduction': '/about#company',
        'Join Us': '/about#join',
        Partners: '/about#partners',
      },
    ],
    [
      'SH-41',
      'Products & Services',
      {
        'Options Deals': '/options',
        'Lottery System': '/lottery',
        'Data Analysis': '/tools/data-analysis',
        'Content Management': '/tools/content',
        'Code Generator': '/tools/code-generator',
      },
    ],
    [
      'SH-42',
      'Technical Support',
      {
        'Help Center': '/resources/help',
        Documentation: '/resources/docs',
        FAQ: '/resources/faq',
      },
    ],
  ])('%s %s leads to its pages and parts of the about page', async (_id, name, links) => {
    renderApp('/', { server: withTools(PRODUCT_TOOLS) });
    await waitFor(() => expect(linksOf(name)).toEqual(links));
  });

  it('products are the tools of the catalogue as they are now', async () => {
    const renamed = { ...PRODUCT_TOOLS[2]!, title: 'Data Studio' };
    renderApp('/', { server: withTools([renamed]) });
    await waitFor(() =>
      expect(linksOf('Products & Services')).toEqual({
        'Data Studio': '/tools/data-analysis',
      }),
    );
  });

  it('SH-43 shows e-mail, chat handle and social icons of the company', async () => {
    renderApp('/', { server: reachable() });
    expect(await foot().findByRole('link', { name: 'hello@tools.example' })).toHaveProperty(
      'href',
      'mailto:hello@tools.example',
    );
    expect(column('Contact Us').getByText('WeChat: tool-yard')).toBeTruthy();
    expect(await foot().findByRole('link', { name: 'GitHub' })).toHaveProperty(
      'href',
      'https://github.com/tool-yard',
    );
    expect(foot().getByRole('link', { name: 'tools.example' })).toHaveProperty('target', '_blank');
  });

  it('SH-43 has the usual e-mail while the answer is pending or missing, and nothing empty', () => {
    renderApp('/');
    expect(linksOf('Contact Us')).toEqual({
      'contact@toolyard.example': 'mailto:contact@toolyard.example',
    });
    expect(foot().queryByText(/WeChat/)).toBeNull();
  });

  it('SH-44 SH-45 copyright of 2024; terms and privacy have pages of their own', () => {
    renderApp('/');
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2024');
    const path = (name: string) => foot().getByRole<HTMLAnchorElement>('link', { name }).pathname;
    expect([path('Terms & Conditions'), path('Privacy Policy')]).toEqual([
      '/resources/terms',
      '/resources/privacy',
    ]);
  });
});

describe('the header', () => {
  it('SH-26 has the social links of the company; none where there are none', async () => {
    const { unmount } = renderApp('/', { server: reachable() });
    const bar = () => within(screen.getByRole('banner'));
    expect(await bar().findByRole('link', { name: 'GitHub' })).toHaveProperty(
      'href',
      'https://github.com/tool-yard',
    );
    unmount();
    renderApp('/');
    await waitFor(() => expect(bar().queryByRole('link', { name: 'GitHub' })).toBeNull());
  });
});
