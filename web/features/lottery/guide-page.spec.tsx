import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test-support/render-app.tsx';

beforeAll(async () => {
  await Promise.all([
    import('./guide-page.tsx'),
    import('../../i18n/lottery/en.ts'),
    import('../../i18n/lottery/zh-CN.ts'),
  ]);
});

describe('the guide to the draws', () => {
  it.each([
    ['en', 'What it cannot prove', /That every entry is a different person/],
    ['zh-CN', '无法证明什么', /无法证明每份参与都是不同的人/],
  ] as const)('%s: says how it works and what it cannot prove', async (lang, heading, limit) => {
    renderApp('/lottery/guide', { lang });
    await screen.findByRole('heading', { level: 2, name: heading });
    const main = screen.getByRole('main');
    expect(within(main).getByText(limit)).toBeTruthy();
    expect(within(main).getAllByRole('list')[0]!.children).toHaveLength(5);
    const labels = [...main.querySelectorAll('#labels dt')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['A', 'B', 'C']);
    expect(main.querySelector('a[href="/lottery/winners"]')).toBeTruthy();
    expect(main.querySelector('[data-guide-ruler]')!.children).toHaveLength(5);
  });
});
