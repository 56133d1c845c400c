import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  READ,
  ROUTE,
  button,
  field,
  loaded,
  openPosition as open,
} from './position.spec.helper.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';
import { STRATEGY_ID, strategyAnswer } from '../../test-chain.spec.helper.ts';

const RENAME = `PUT /api/options/strategies/${STRATEGY_ID}`;

describe('a strategy that is not there', () => {
  it.each([
    [404, 'NOT_FOUND'],
    [400, 'VALIDATION'],
  ])(
    'PO-12 PO-13 PO-14 after %d: 策略未找到, its id, and the way to /options',
    async (status, code) => {
      const { user, address } = await renderOptions('/options/position/x', {
        signedIn: true,
        server: fakeServer({
          'GET /api/options/strategies/x': () => refusal(status, code, 'no'),
          'GET /api/options/strategies': () => ({ data: [], nextCursor: null }),
        }),
      });
      expect(await screen.findByRole('heading', { level: 1, name: '策略未找到' })).toBeTruthy();
      expect(screen.getByText('找不到ID为 "x" 的策略')).toBeTruthy();
      const way = screen.getByRole('link', { name: '返回策略总览' });
      expect(way.getAttribute('href')).toBe('/options');
      await user.click(way);
      await waitFor(() => expect(address()).toBe('/options'));
    },
  );

  it('PO-12 going from a strategy to one that is not there does not keep showing the first', async () => {
    const { user } = await renderOptions(ROUTE, {
      signedIn: true,
      server: fakeServer({ [READ]: () => ({ data: strategyAnswer() }) }),
      links: ['/options/position/x'],
    });
    await loaded();
    await user.click(screen.getByRole('link', { name: '/options/position/x' }));
    expect(await screen.findByText('找不到ID为 "x" 的策略')).toBeTruthy();
    expect(screen.queryByText('AAPL 牛市看涨价差')).toBeNull();
  });

  it('PO-12 a visitor is asked to sign in, and comes back to the strategy', async () => {
    const { user, address, server } = await renderOptions(ROUTE, {
      server: fakeServer({ [READ]: () => ({ data: strategyAnswer() }) }),
    });
    expect(screen.getByRole('heading', { level: 1, name: '登录后查看此策略' })).toBeTruthy();
    expect(server.sent(READ)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: '登录' }));
    expect(address()).toBe('/auth/login');
    await user.click(button('sign in here'));
    expect(address()).toBe(ROUTE);
    expect(await loaded()).toBeTruthy();
  });

  it('RT-14 loads, fails with the server’s words, and comes after Retry', async () => {
    let answer: () => unknown = () => refusal(403, 'FORBIDDEN', '暂时不可用');
    let release: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (release = resolve));
    const { user } = await open({}, { [READ]: () => first.then(() => answer()) });
    expect(screen.getByRole('status', { name: '加载中...' })).toBeTruthy();
    release();
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('策略加载失败');
    expect(box.textContent).toContain('暂时不可用');
    answer = () => ({ data: strategyAnswer() });
    await user.click(button('重试'));
    expect(await loaded()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('renaming a strategy', () => {
  const rename = async (answers: Answers, typed = '十二月价差') => {
    const rendered = await open({}, answers);
    await loaded();
    await rendered.user.click(button('重命名'));
    await rendered.user.clear(field('策略名称'));
    await rendered.user.type(field('策略名称'), typed);
    return rendered;
  };

  it('decision 4: a new name is sent with the version last seen and is then the title', async () => {
    let name = 'AAPL 牛市看涨价差';
    const { user, server } = await rename({
      [READ]: () => ({ data: strategyAnswer({ name }) }),
      [RENAME]: () => ({ data: strategyAnswer({ name: (name = '十二月价差'), version: 4 }) }),
    });
    await user.click(button('保存'));
    expect(await screen.findByRole('heading', { level: 1, name: '十二月价差' })).toBeTruthy();
    const [call] = server.sent(RENAME);
    expect(call!.body).toEqual({ name: '十二月价差' });
    expect(call!.headers['If-Match']).toBe('"3"');
    expect(server.sent(RENAME)).toHaveLength(1);
  });

  it('VERSION_CONFLICT: the server’s words stand there and the typed name is kept, then goes with the newer version', async () => {
    let version = 3;
    const current = () => strategyAnswer({ version, name: 'AAPL 牛市看涨价差' });
    const { user, server } = await rename({
      [READ]: () => ({ data: current() }),
      [RENAME]: () => {
        version = 7;
        return refusal(409, 'VERSION_CONFLICT', '它已在别处改过', { current: current() });
      },
    });
    await user.click(button('保存'));
    expect((await screen.findByRole('alert')).textContent).toContain('它已在别处改过');
    expect(field('策略名称').value).toBe('十二月价差');
    expect(field('策略名称').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(server.sent(READ).length).toBeGreaterThan(1));
    server.answers[RENAME] = () => ({ data: strategyAnswer({ version: 8, name: '十二月价差' }) });
    await waitFor(async () => {
      await user.click(button('保存'));
      expect(server.sent(RENAME).at(-1)!.headers['If-Match']).toBe('"7"');
    });
  });

  it('decision 4: a blank name cannot be saved; Cancel and Escape leave the old one', async () => {
    const { user, server } = await rename({}, '  ');
    expect(button('保存').hasAttribute('disabled')).toBe(true);
    await user.click(button('取消'));
    expect(await loaded()).toBeTruthy();
    await user.click(button('重命名'));
    await user.type(field('策略名称'), 'x{Escape}');
    expect(await loaded()).toBeTruthy();
    expect(server.sent(RENAME)).toHaveLength(0);
  });
});

describe('deleting a strategy', () => {
  const askToDelete = async (user: UserEvent) => {
    await user.click(button('更多操作'));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  };
  const DELETE = `DELETE /api/options/strategies/${STRATEGY_ID}`;
  const ask = async (answer: unknown) => {
    const rendered = await open(
      {},
      { [DELETE]: answer, 'GET /api/options/strategies': () => ({ data: [], nextCursor: null }) },
    );
    await loaded();
    await askToDelete(rendered.user);
    return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
  };

  it('decision 21: asks once, sends the version last seen and leads to the overview', async () => {
    const { user, server, address, dialog } = await ask(() => new Response(null, { status: 204 }));
    expect(server.sent(DELETE)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(address()).toBe('/options'));
    expect(server.sent(DELETE).map((call) => call.headers['If-Match'])).toEqual(['"3"']);
    expect(await screen.findByText('还没有保存的策略')).toBeTruthy();
  });

  it('decision 21: Cancel and Escape delete nothing', async () => {
    const { user, server, dialog } = await ask(() => new Response(null, { status: 204 }));
    await user.click(dialog.getAllByRole('button', { name: '取消' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    await askToDelete(user);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sent(DELETE)).toHaveLength(0);
  });

  it('decision 21: a refusal stands in the dialog with the server’s words', async () => {
    const { user, address, dialog } = await ask(() =>
      refusal(409, 'VERSION_CONFLICT', '它已在别处改过', { current: strategyAnswer() }),
    );
    await user.click(dialog.getByRole('button', { name: '删除' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('它已在别处改过');
    expect(address()).toBe(ROUTE);
  });
});
