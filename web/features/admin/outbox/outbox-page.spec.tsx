import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { proveIdentity, renderConsole } from '../people/console.spec.helper.tsx';

const RESET = 'http://127.0.0.1:5001/auth/reset?token=abc-_123';
const letter = (id: string, subject: string) => ({
  id,
  subject,
  to: 'mei@example.com',
  language: 'en',
  text: `Hello\n\nFollow ${RESET}. <b>javascript:alert(1)</b>`,
  storedAt: '2026-11-20T08:00:00.000Z',
});

const open = (handler: Handler) =>
  renderConsole('/admin/outbox', {
    server: createFakeServer({ 'GET /api/admin/outbox': handler }),
  });

describe('the outbox', () => {
  it('letters stand in it, their addresses as links and nothing else as one', async () => {
    open(() => ({ body: { data: [letter('a', 'Reset your password')], nextCursor: null } }));
    expect(await screen.findByText('Reset your password')).toBeTruthy();
    const link = screen.getByRole('link', { name: RESET });
    expect(link.getAttribute('href')).toBe(RESET);
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(screen.getByText(/<b>javascript/)).toBeTruthy();
  });

  it('a letter is marked with the language that it is written in', async () => {
    const chinese = { ...letter('a', '重设你的密码'), language: 'zh-CN' };
    open(() => ({ body: { data: [chinese], nextCursor: null } }));
    expect((await screen.findByText('重设你的密码')).lang).toBe('zh-CN');
    expect(screen.getByText(/<b>javascript/).lang).toBe('zh-CN');
  });

  it('older letters come when asked for, below the newer ones', async () => {
    const { user } = open(({ query }) => ({
      body: query.has('cursor')
        ? { data: [letter('a', 'Older')], nextCursor: null }
        : { data: [letter('b', 'Newer')], nextCursor: 'b' },
    }));
    await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('Older')).toBeTruthy();
    expect(screen.getByText('Newer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  it('A42: a search stands in the address and reaches the server', async () => {
    const { user, location } = open(({ query }) => ({
      body: {
        data: query.has('search') ? [] : [letter('a', 'Reset your password')],
        nextCursor: null,
      },
    }));
    await screen.findByText('Reset your password');
    await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'wu@{Enter}');
    expect(await screen.findByRole('heading', { name: 'No messages found' })).toBeTruthy();
    expect(location().search).toBe('?search=wu%40');
  });

  it('an empty one says so', async () => {
    open(() => ({ body: { data: [], nextCursor: null } }));
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
  });

  it('L1: it opens once the password is given again', async () => {
    const { user, server } = open(() => ({
      status: 403,
      body: { code: 'REAUTHENTICATION_NEEDED', message: 'Enter your password' },
    }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    server.on('POST /api/admin/auth/reauthenticate', () => {
      server.on('GET /api/admin/outbox', () => ({
        body: { data: [letter('a', 'Reset your password')], nextCursor: null },
      }));
      return { body: { data: { token: 'proven' } } };
    });
    await proveIdentity(user);
    expect(await screen.findByText('Reset your password')).toBeTruthy();
  });

  it('where mail goes out there is none', async () => {
    open(() => ({ status: 404, body: { code: 'OUTBOX_OFF', message: 'off' } }));
    expect(await screen.findByRole('heading', { name: 'This server has no outbox' })).toBeTruthy();
    expect(screen.queryByText(/This server sends no email/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });

  it('a failure is said, and another try helps', async () => {
    let tries = 0;
    const { user } = open(() =>
      tries++ === 0 ? { status: 400 } : { body: { data: [letter('a', 'Here')], nextCursor: null } },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the outbox');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here')).toBeTruthy();
  });
});
