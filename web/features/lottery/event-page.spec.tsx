import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp, type RenderAppOptions } from '../../test-support/render-app.tsx';
import { ENDED, EVENT_ID, eventAnswer, SERVER_TIME, UPCOMING } from './test-events.ts';

const EVENT = 'GET /api/lottery/events/:id';
const NOW = Date.parse(SERVER_TIME);

function open(event: unknown, options: RenderAppOptions = {}, id = EVENT_ID) {
  const handler: Handler = () => ({ body: { data: event, serverTime: SERVER_TIME } });
  const server = createFakeServer({
    [EVENT]: typeof event === 'function' ? (event as Handler) : handler,
  });
  return renderApp(`/lottery/${id}`, { server, ...options });
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
    expect(screen.getByText('Trust label A: public beacon, list frozen first')).toBeTruthy();
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
