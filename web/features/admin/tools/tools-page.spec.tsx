import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderStored } from '../../../test-support/render-app.tsx';
import { CHESS, inRow, refused, renderTools, rowOf, titles, toolServer } from './render-tools.tsx';
import { testTool } from './test-tools.ts';

describe('the tools screen', () => {
  it('AT-01 AT-02 heading, button and columns', async () => {
    renderTools();
    await rowOf('Chess');
    screen.getByRole('heading', { level: 1, name: 'Tool Management' });
    screen.getByRole('button', { name: 'Add Tool' });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.filter((head) => head !== '')).toEqual([
      'Select all on this page',
      'ID',
      'Icon',
      'Title',
      'Badges',
      'Status',
      'Order',
      'Actions',
    ]);
    expect(document.title).toBe('Tool Management · Toolyard');
  });

  it('AT-02 a row says what its heads promise, by order', async () => {
    renderTools();
    const chess = await inRow('Chess');
    for (const text of ['chess', 'New', 'Active', '10']) chess.getByText(text);
    (await inRow('Dice')).getByText('Free');
    await (await inRow('Dice')).findByText('12 clicks in 30 days');
    expect(titles()).toEqual(['Chess', 'Go', 'Dice']);
  });

  it('AT-06 Active and Inactive', async () => {
    renderTools();
    const status = async (name: string) => (await inRow(name)).getByRole('switch').ariaChecked;
    expect([await status('Chess'), await status('Go')]).toEqual(['true', 'false']);
    (await inRow('Go')).getByText('Inactive');
  });

  it('a tool with a schedule says when it is shown, in UTC', async () => {
    const times = (publishAt: string | null, hideAt: string | null) => ({ publishAt, hideAt });
    const [past, now, future] = [
      '2026-11-01T08:00:00Z',
      '2026-11-21T08:00:00Z',
      '2026-12-01T09:30:00Z',
    ];
    const tools = [
      testTool({ id: 'waiting', ...times(future, null) }),
      testTool({ id: 'ending', ...times(past, future) }),
      testTool({ id: 'over', ...times(null, past) }),
      testTool({ id: 'off', ...times(future, null), isActive: false }),
    ];
    renderTools(toolServer(tools), { services: { now: () => Date.parse(now) } });
    await rowOf('waiting Shown from Dec 1, 2026, 09:30 UTC');
    await rowOf('ending Shown until Dec 1, 2026, 09:30 UTC');
    await rowOf('over Hidden since Nov 1, 2026, 08:00 UTC');
    await rowOf('off');
  });

  it('a tool has its title in the language of the screen, with the other one below', async () => {
    const tool = testTool({ id: 'lottery', title: 'Lottery System', titleZh: '抽奖系统' });
    renderTools(toolServer([tool, CHESS]), { lang: 'zh-CN' });
    await rowOf('抽奖系统 Lottery System');
    await rowOf('Chess');
  });

  it('AT-05 without tools there are no tools found, and one can be added', async () => {
    const { user } = renderTools(toolServer([]));
    await screen.findByRole('heading', { name: 'No tools found' });
    await user.click(screen.getAllByRole('button', { name: 'Add Tool' })[1]!);
    await screen.findByRole('dialog', { name: 'Add Tool' });
  });

  it('AT-05 a search that fits none says so and leads back', async () => {
    const { user } = renderTools(toolServer(), { at: '/admin/tools?search=poker' });
    await screen.findByRole('heading', { name: 'No tools found' });
    await user.click(screen.getByRole('button', { name: 'Show all tools' }));
    await rowOf('Chess');
  });

  it('the search goes by title and id and stands in the address', async () => {
    const { user, location } = renderTools();
    await rowOf('Chess');
    await user.type(screen.getByRole('searchbox', { name: 'Search tools' }), 'DI{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Dice']));
    expect(location().search).toBe('?search=DI');
    screen.getByText('1 of 3 tools');
  });

  it('AT-22 a list that cannot be had says so and can be asked for again', async () => {
    const server = toolServer([], { 'GET /api/admin/tools': () => ({ status: 400 }) });
    const { user } = renderTools(server);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load tool list');
    server.on('GET /api/admin/tools', () => ({ body: { data: [CHESS] } }));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await rowOf('Chess');
  });

  it('while the list is under way its place is kept', async () => {
    renderTools(toolServer([], { 'GET /api/admin/tools': () => new Promise(() => undefined) }));
    const main = within(await screen.findByRole('main'));
    await main.findByRole('heading', { name: 'Tool Management' });
    expect(main.getByRole('status', { name: 'Loading...' }).children).toHaveLength(8);
  });

  it('AT-23 without an operator the screen leads to the sign-in and asks for nothing', async () => {
    localStorage.clear();
    const server = toolServer();
    const { location } = renderStored('/admin/tools', { server });
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(server.count('GET /api/admin/tools')).toBe(0);
  });

  it('AT-23 a session that is over while the list is loaded leads to the sign-in', async () => {
    const { location } = renderTools(
      toolServer([], {
        'GET /api/admin/tools': () => refused(401, 'UNAUTHENTICATED', 'this session is not valid'),
      }),
    );
    await waitFor(() => expect(location().pathname).toBe('/admin/login'));
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('every word is there in Chinese', async () => {
    renderTools(toolServer(), { lang: 'zh-CN' });
    await screen.findByRole('heading', { name: '工具管理' });
    await screen.findByRole('columnheader', { name: '状态' });
  });
});
