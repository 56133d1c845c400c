import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { createFakeServer } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const main = () => within(screen.getByRole('main'));

const contact = (data: object) =>
  createFakeServer({
    'GET /api/home/contact': () => ({
      body: {
        data: {
          email: 'contact@toolyard.example',
          wechat: null,
          address: null,
          social: [],
          ...data,
        },
      },
    }),
  });

describe('the about page', () => {
  it.each([
    ['en', ['About Us', 'Platform Introduction', 'Our Mission', 'Contact Us']],
    ['zh-CN', ['关于我们', '平台介绍', '我们的使命', '联系我们']],
  ] as const)('AB-01 its headings in %s', async (lang, headings) => {
    renderApp('/about', { lang });
    for (const name of headings) expect(await main().findByRole('heading', { name })).toBeTruthy();
  });

  it.each([
    ['en', /in preparation/i],
    ['zh-CN', /准备中/],
  ] as const)('calls no tool one in preparation (%s)', async (lang, wrong) => {
    renderApp('/about', { lang });
    await main().findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').textContent).not.toMatch(wrong);
  });

  it('every part that the footer leads to is there, with a heading', async () => {
    renderApp('/about');
    await main().findByRole('heading', { level: 1, name: 'About Us' });
    const ids = ['company', 'join', 'partners', 'contact'];
    expect(ids.filter((id) => !document.getElementById(id)?.querySelector('h2'))).toEqual([]);
  });

  it('AB-02 e-mail, WeChat official account and a street address, as the settings have them', async () => {
    renderApp('/about', {
      server: contact({
        email: 'desk@yard.example',
        wechat: 'yard-desk',
        address: '1 Harbour Road, Shanghai',
        social: [{ kind: 'github', url: 'https://github.com/yard' }],
      }),
    });
    const details = within(
      (await main().findByRole('heading', { name: 'Contact Us' })).closest('section')!,
    );
    const mail = await details.findByRole('link', { name: 'desk@yard.example' });
    expect(mail.getAttribute('href')).toBe('mailto:desk@yard.example');
    expect(details.getByText('WeChat official account').nextSibling?.textContent).toBe('yard-desk');
    expect(details.getByText('Address').nextSibling?.textContent).toBe('1 Harbour Road, Shanghai');
    const place = await details.findByRole('link', { name: 'GitHub' });
    expect(place.getAttribute('href')).toBe('https://github.com/yard');
  });

  it('what the settings leave empty is not shown; the sample address stands from the start', async () => {
    renderApp('/about');
    expect(await main().findByRole('link', { name: 'contact@toolyard.example' })).toBeTruthy();
    expect(main().queryByText('WeChat official account')).toBeNull();
    expect(main().queryByText('Address')).toBeNull();
  });
});
