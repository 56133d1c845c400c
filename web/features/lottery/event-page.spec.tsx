import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { drawFixture } from '@toolyard/memory';
import { nobleCrypto, nobleSigner } from '@toolyard/noble';
import type { ProofBundle } from '@toolyard/core/lottery/draw';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp, renderStored, type RenderAppOptions } from '../../test-support/render-app.tsx';
import { ENDED, EVENT_ID, eventAnswer, SERVER_TIME, UPCOMING } from './test-events.ts';

const EVENT = 'GET /api/lottery/events/:id';
const NOW = Date.parse(SERVER_TIME);

function open(event: unknown, options: RenderAppOptions = {}, id = EVENT_ID, render = renderApp) {
  const handler: Handler = () => ({ body: { data: event, serverTime: SERVER_TIME } });
  const server = createFakeServer({
    [EVENT]: typeof event === 'function' ? (event as Handler) : handler,
  });
  return render(`/lottery/${id}`, { server, ...options });
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const panel = () => screen.getByRole('region', { name: 'Participate' });

// Code and texts of the area are there before the first paint.
beforeAll(async () => {
  await Promise.all([import('./event-page.tsx'), import('../../i18n/lottery/en.ts')]);
});

describe('one lottery event', () => {
  it('LO-06 shows what it is, its prizes, the participate panel and the way back', async () => {
    const { user, location } = open(eventAnswer());
    await title('Workbench Draw');
    expect(document.title).toBe('Workbench Draw · Toolyard');
    expect(screen.getByText('Fourteen prizes for people who build things.')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: /^From Nov 17, 2026, 00:00 UTC to Dec 1, 2026, 00:00 UTC/ }),
    ).toBeTruthy();
    expect(panel().textContent).toContain('Participants1,204');
    expect(panel().textContent).toContain('Prizes14');
    expect(panel().textContent).toContain('confirmed email address · account at least 7 days old');
    expect(screen.getByText('Trust label A with a witness: public beacon')).toBeTruthy();
    expect(screen.getByText('ab'.repeat(32))).toBeTruthy();
    const rules = screen.getByRole('heading', { name: 'Rules' }).parentElement!;
    expect(
      within(rules)
        .getAllByRole('listitem')
        .map((rule) => rule.textContent),
    ).toEqual(['1One entry per account.', '2There is no second draw.']);
    await user.click(screen.getByRole('link', { name: 'All lotteries' }));
    expect(location().pathname).toBe('/lottery');
  });

  it('a lower label says what is missing; round and time stamp of the frozen list stand beside its root', async () => {
    const { unmount } = open(eventAnswer({ trust: 'B', trustGaps: ['undated', 'unstamped'] }));
    await title('Workbench Draw');
    expect(screen.getByText(/^Trust label B with a witness/)).toBeTruthy();
    expect(screen.getByText(/^The frozen list names no round of the beacon/)).toBeTruthy();
    expect(screen.getByText(/^There is no time stamp of the frozen list/)).toBeTruthy();
    unmount();
    const hashes = { entryHash: 'a'.repeat(64), root: 'b'.repeat(64) };
    const lock = { ...hashes, frozenAt: SERVER_TIME, count: 3, weightTotal: 3 };
    const stamped = { ...lock, newestRound: 33_999_990, stampedAt: SERVER_TIME };
    open(eventAnswer({ draw: { ...eventAnswer().draw!, lock: stamped } }));
    await title('Workbench Draw');
    expect(screen.queryByText(/no time stamp|names no round/)).toBeNull();
    const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(valueOf('Round at the freeze')).toBe('33999990');
    expect(valueOf('Time stamp of the list')).toBe('Nov 28, 2026, 00:00 UTC');
  });

  it('this browser stores key and root that it sees first, until the draw', async () => {
    const lock = (root: string) => ({
      ...{ frozenAt: SERVER_TIME, entryHash: 'a'.repeat(64), root: root.repeat(64) },
      ...{ count: 3, weightTotal: 3, newestRound: null, stampedAt: null },
    });
    const draw = eventAnswer().draw!;
    const stored = () => JSON.parse(localStorage.getItem('seenDraws') ?? '[]') as unknown;
    localStorage.clear();
    localStorage.setItem('language', 'en');
    const visits = [
      [eventAnswer({ draw: { ...draw, lock: null } }), { root: null }],
      [eventAnswer({ draw: { ...draw, lock: lock('b') } }), { root: 'b'.repeat(64) }],
      [
        eventAnswer({ draw: { ...draw, publicKey: '0', lock: lock('c') } }),
        { root: 'b'.repeat(64) },
      ],
    ] as const;
    for (const [event, seen] of visits) {
      const { unmount } = open(event, { lang: 'en' }, EVENT_ID, renderStored);
      await title('Workbench Draw');
      expect(stored()).toEqual([
        expect.objectContaining({ eventId: event.id, key: draw.publicKey, ...seen }),
      ]);
      unmount();
    }
    open(eventAnswer({ resultDate: SERVER_TIME }));
    await title('Workbench Draw');
    expect(stored()).toEqual([]);
  });

  it('of a weighted draw shows the chances of all while it runs, so that everybody can tell the odds', async () => {
    const eligibility = { ...eventAnswer().eligibility, maxWeight: 3 };
    open(eventAnswer({ eligibility, totalWeight: 2150 }));
    await title('Workbench Draw');
    expect(panel().textContent).toContain('Chances of all together2,150');
  });

  it('LO-11 a prize shows its name, description, count and picture', async () => {
    open(eventAnswer());
    await title('Workbench Draw');
    const prizes = screen.getByRole('heading', { name: 'Prizes' }).parentElement!;
    const [first, second] = within(prizes).getAllByRole('listitem');
    expect(first!.textContent).toBe('First prize× 11 prizeMechanical keyboardAluminium case');
    expect(second!.textContent).toContain('× 13');
    const drawings = [first!, second!].map((prize) => prize.querySelector('svg')!.innerHTML);
    expect(drawings[0]).not.toBe(drawings[1]);
  });

  const button = (name: string) => within(panel()).getByRole('button', { name });
  it.each([
    ['LO-07 active', eventAnswer(), 'Closes in', 'Participate', false],
    ['LO-09 upcoming', UPCOMING, 'Opens in', 'Remind me', false],
    ['LO-08 ended', ENDED, 'Draw in', 'Activity ended', true],
  ] as const)('%s: the panel counts down, with its button', async (_s, event, head, name, off) => {
    open(event, {}, event.id);
    await title(event.title);
    expect(within(panel()).getByRole('heading', { name: head })).toBeTruthy();
    expect((button(name) as HTMLButtonElement).disabled).toBe(off);
    expect(screen.queryAllByRole('timer')).toHaveLength(1);
  });

  it('LO-08 in Chinese: 活动已结束', async () => {
    open(ENDED, { lang: 'zh-CN' }, ENDED.id);
    await title(ENDED.title);
    const ended = screen.getByRole('button', { name: '活动已结束' });
    expect((ended as HTMLButtonElement).disabled).toBe(true);
  });

  it('LO-07 a visitor who participates signs in and comes back', async () => {
    const { user, location } = open(eventAnswer());
    await title('Workbench Draw');
    await user.click(button('Participate'));
    await waitFor(() => expect(location().pathname).toBe('/auth/login'));
    expect(location().state).toEqual({ from: `/lottery/${EVENT_ID}` });
  });

  it('an entrant saves the frozen list before the draw, not after it', async () => {
    const witness = { root: '1a'.repeat(32), head: '2b'.repeat(32), key: '3c'.repeat(32) };
    const receipt = {
      ...{ event_id: ENDED.id, uuid: 'ee45c1f2-e0d8-4a80-99f3-f8dc48f704aa', weight: 1 },
      ...{ at: SERVER_TIME, public_key: witness.key, signature: 'ab'.repeat(64) },
    };
    const entry = { receipt, hidesName: false };
    for (const phase of ['frozen', 'drawn'] as const) {
      const part = {
        ...{ entry, prize: null, reminder: false, refusal: null, weight: 1 },
        witness: phase === 'frozen' ? witness : null,
      };
      const server = createFakeServer({
        [EVENT]: () => ({ body: { data: { ...ENDED, phase }, serverTime: SERVER_TIME } }),
        'GET /api/lottery/events/:id/participation': () => ({ body: { data: part } }),
      });
      const { unmount } = renderApp(`/lottery/${ENDED.id}`, { server, auth: true });
      await screen.findByText(receipt.uuid);
      const shown = screen.queryByRole('region', { name: 'The list is frozen' });
      if (phase === 'drawn') expect(shown).toBeNull();
      else for (const value of Object.values(witness)) within(shown!).getByText(value);
      unmount();
    }
  });

  it('shows an entrant the chance of a prize now, and its sum', async () => {
    const receipt = {
      ...{ event_id: EVENT_ID, uuid: 'ee45c1f2-e0d8-4a80-99f3-f8dc48f704aa', weight: 3 },
      ...{ at: SERVER_TIME, public_key: '3c'.repeat(32), signature: 'ab'.repeat(64) },
    };
    const part = {
      ...{ entry: { receipt, hidesName: false }, prize: null, witness: null },
      ...{ reminder: false, refusal: null, weight: 3 },
    };
    for (const [totalWeight, chance, sum] of [
      [1204, '1.2%', '14 prizes ÷ 1,204 entries = 1.2%'],
      [2150, 'at least 1.9%', '1 − (1 − 3 ÷ 2,150)^14 = 1.9%'],
    ] as const) {
      const server = createFakeServer({
        [EVENT]: () => ({ body: { data: eventAnswer({ totalWeight }), serverTime: SERVER_TIME } }),
        'GET /api/lottery/events/:id/participation': () => ({ body: { data: part } }),
      });
      const { user, unmount } = renderApp(`/lottery/${EVENT_ID}`, { server, auth: true });
      await user.click(await screen.findByRole('button', { name: chance }));
      const popover = await screen.findByRole('dialog', { name: 'Your chance of a prize now' });
      expect(within(popover).getByText(sum)).toBeTruthy();
      unmount();
    }
  });

  it('the panel leaves the dates to the ruler', async () => {
    open(eventAnswer());
    await title('Workbench Draw');
    for (const name of ['Starts', 'Ends', 'Draw'])
      expect(within(panel()).queryByText(name, { selector: 'dt' })).toBeNull();
  });

  it.each([
    ['a proof that holds', (bundle: ProofBundle) => bundle, 'Result recomputed in this browser'],
    [
      'a proof with another winner',
      (bundle: ProofBundle) => ({ ...bundle, picks: [...bundle.picks!].reverse() }),
      'The result could not be reproduced in this browser; see the steps',
    ],
  ])('of an ended draw says first what recomputing found: %s', async (_name, change, words) => {
    const signer = nobleSigner(new Uint8Array(32).fill(7));
    const proof = change(drawFixture({ crypto: nobleCrypto, signer, until: 'selected' }));
    const event = { ...ENDED, phase: 'drawn', resultDate: SERVER_TIME, participants: 12 };
    const server = createFakeServer({
      [EVENT]: () => ({ body: { data: event, serverTime: SERVER_TIME } }),
      'GET /api/lottery/events/:id/proof': () => ({ body: proof }),
      'GET /api/lottery/events/:id/winners': () => ({ body: { data: [] } }),
    });
    renderApp(`/lottery/${ENDED.id}`, { server });
    await title(ENDED.title);
    await within(panel()).findByText(words);
    expect(panel().firstElementChild!.textContent).toMatch(/^Drawn Nov 28/);
    const links = within(panel()).getAllByRole('link', { name: 'Verify the draw' });
    expect(links.map(({ className }) => className.includes('bg-accent-solid'))).toEqual([true]);
  });

  it('who withdraws gets the signed receipt of it, and may enter again', async () => {
    const signed = {
      ...{ event_id: EVENT_ID, uuid: 'ee45c1f2-e0d8-4a80-99f3-f8dc48f704aa', weight: 1 },
      ...{ at: SERVER_TIME, public_key: '3c'.repeat(32), signature: 'ab'.repeat(64) },
    };
    const none = { prize: null, witness: null, reminder: false, refusal: null, weight: 1 };
    let entry: object | null = { receipt: signed, hidesName: false };
    const server = createFakeServer({
      [EVENT]: () => ({ body: { data: eventAnswer(), serverTime: SERVER_TIME } }),
      'GET /api/lottery/events/:id/participation': () => ({ body: { data: { ...none, entry } } }),
      'DELETE /api/lottery/events/:id/entries/own': () => {
        entry = null;
        return { body: { data: { type: 'withdrawn', ...signed } } };
      },
    });
    const { user } = renderApp(`/lottery/${EVENT_ID}`, { server, auth: true });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    const receipt = await screen.findByRole('region', { name: 'You have withdrawn' });
    within(receipt).getByRole('button', { name: 'Save receipt' });
    await screen.findByRole('button', { name: 'Participate' });
  });

  it.each([
    ['auto', 'This lottery event does not exist', 'Back to all lotteries'],
    ['zh-CN', '抽奖活动不存在', '返回全部抽奖'],
  ] as const)('LO-10 an unknown id, in %s: %s, with a way back', async (lang, text, link) => {
    const unknown = { code: 'LOTTERY_EVENT_UNKNOWN', message: text };
    const { user, location } = open(() => ({ status: 404, body: unknown }), { lang }, 'nothing');
    await title(text);
    await user.click(screen.getByRole('link', { name: link }));
    expect(location().pathname).toBe('/lottery');
  });

  it('fails with a way to try again', async () => {
    let works = false;
    const { user } = open(() =>
      works
        ? { body: { data: eventAnswer(), serverTime: SERVER_TIME } }
        : { status: 400, body: { code: 'VALIDATION', message: 'not so' } },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('not so');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await title('Workbench Draw');
  });

  it('keeps the event on show while another language is fetched', async () => {
    let release: () => void = () => undefined;
    const translated = new Promise<void>((resolve) => (release = resolve));
    const { application } = open((async ({ headers }) => {
      const chinese = headers.get('Accept-Language') === 'zh-CN';
      if (chinese) await translated;
      const data = eventAnswer(chinese ? { title: '工作台抽奖' } : {});
      return { body: { data, serverTime: SERVER_TIME } };
    }) satisfies Handler);
    await title('Workbench Draw');
    act(() => application.prefer({ language: 'zh-CN' }));
    await screen.findByText('距截止还有');
    expect(screen.getByRole('timer').textContent).toMatch(
      /^3 天00 小时00 分钟|^2 天23 小时59 分钟/,
    );
    await title('Workbench Draw');
    release();
    await title('工作台抽奖');
  });
});

describe('the countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const left = () => screen.getByRole('timer').textContent;
  const shown = async (event: typeof UPCOMING) => {
    open(event, { advanceTimers: (by) => jest.advanceTimersByTime(by) }, event.id);
    // The area's code and texts come in turns of their own.
    for (let turns = 0; turns < 50 && !screen.queryByText(event.title); turns++) await pass(0);
    await waitFor(() => screen.getByText(event.title));
  };

  it('goes on each second, quietly', async () => {
    await shown(UPCOMING);
    expect(left()).toBe('0 days01 hour02 min03 sec');
    await pass(1000);
    expect(left()).toBe('0 days01 hour02 min02 sec');
    await pass(62_000);
    expect(left()).toBe('0 days01 hour01 min00 sec');
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });

  it('goes by the server’s clock, whatever the browser’s says', async () => {
    jest.setSystemTime(NOW + 5 * 3_600_000);
    await shown(UPCOMING);
    expect(left()).toBe('0 days01 hour02 min03 sec');
  });

  it('LO-04 the status changes at its moment under the reader’s eyes', async () => {
    await shown({ ...UPCOMING, endDate: '2026-11-28T01:02:05.000Z' });
    expect(screen.getByText('Upcoming')).toBeTruthy();
    await pass(3_723_000);
    expect(screen.getByText('Active')).toBeTruthy();
    expect(left()).toBe('0 days00 hours00 min02 sec');
    await pass(2000);
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Draw in' })).toBeTruthy();
  });
});
