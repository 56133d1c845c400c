import { describe, expect, it } from '@jest/globals';
import { inLanguage, PRODUCT_TOOLS } from '@toolyard/core/tools';
import { screen, within } from '@testing-library/react';
import { createFakeServer, type FakeAnswer } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const answering = (answer: FakeAnswer) => createFakeServer({ 'GET /api/home/tools': () => answer });

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

async function allTools() {
  const rendered = renderApp('/tools', { server: answering({ body: { data: PRODUCT_TOOLS } }) });
  await within(screen.getByRole('main')).findByRole('link', { name: 'Code Generator' });
  return rendered;
}

describe('every tool', () => {
  it('tools are found by their Chinese words; an operator’s words stand as written', async () => {
    const own = { ...PRODUCT_TOOLS[0]!, id: 'own', title: 'My own {tool}' };
    const server = answering({
      body: { data: [...PRODUCT_TOOLS.map((tool) => inLanguage(tool, 'zh-CN')), own] },
    });
    const { user } = renderApp('/tools', { server, lang: 'zh-CN' });
    await within(screen.getByRole('main')).findByRole('link', { name: '代码生成器' });
    expect(titles()).toContain('My own {tool}');
    await user.type(screen.getByRole('searchbox', { name: '搜索工具' }), '校验');
    expect(titles()).toEqual(['代码生成器']);
  });

  it('HO-17 the tools stand in their order, under a title', async () => {
    await allTools();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All tools');
    expect(document.title).toBe('All tools · Toolyard');
    expect(titles()).toEqual(PRODUCT_TOOLS.map(({ title }) => title));
    expect(screen.getByText('5 tools')).toBeTruthy();
  });

  it('a word finds its tools and says how many', async () => {
    const { user } = await allTools();
    await user.type(screen.getByRole('searchbox', { name: 'Search tools' }), 'uploaded');
    expect(titles()).toEqual(['Data Analysis']);
    expect(screen.getByText('1 tool')).toBeTruthy();
  });

  it('a badge keeps those that carry it; only badges in use are offered', async () => {
    const { user } = await allTools();
    const badges = screen.getByRole('group', { name: 'Filter by badge' });
    expect(
      within(badges)
        .getAllByRole('button')
        .map((b) => b.textContent),
    ).toEqual(['All', 'New', 'Hot', 'Free', 'Beta']);
    await user.click(within(badges).getByRole('button', { name: 'Beta' }));
    expect(titles()).toEqual(['Content Management', 'Code Generator']);
  });

  it('nothing fits: it says so and leads back to all', async () => {
    const { user } = await allTools();
    await user.type(screen.getByRole('searchbox'), 'harpsichord');
    expect(screen.getByRole('heading', { level: 2, name: 'No matching tools' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all tools' }));
    expect(titles()).toHaveLength(PRODUCT_TOOLS.length);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('an empty catalogue is told apart from a search without result', async () => {
    renderApp('/tools', { server: answering({ body: { data: [] } }) });
    expect(await screen.findByRole('heading', { name: 'No tools yet' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('a failure says so and offers another try', async () => {
    const server = answering({ status: 400 });
    const { user } = renderApp('/tools', { server });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load tool list');
    server.on('GET /api/home/tools', () => ({ body: { data: PRODUCT_TOOLS } }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await within(screen.getByRole('main')).findByRole('link', { name: 'Code Generator' });
  });
});
