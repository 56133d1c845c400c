import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { computeExample } from '@toolyard/core/learning';
import { COURSES } from '@toolyard/core/learning/courses';
import { toDollars } from '@toolyard/core/shared';
import type {
  CourseProgressResponse,
  LearningResponse,
  QuestionResponse,
} from '../../../../api/generated-learning.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
  type SentCall,
} from '../../render-options.spec.helper.tsx';

const PROGRESS = 'GET /api/learning/progress';
const CHECKED = 'POST /api/learning/checks';
const COST = 'GET /api/learning/courses/option-basics/questions/cost-of-a-call';
const CHECK_PAGE = '/options/learn/option-basics/what-an-option-is?step=check-cost';

const course = (
  courseId: CourseProgressResponse['courseId'],
  more: Partial<CourseProgressResponse> = {},
): CourseProgressResponse => ({
  courseId,
  passedSteps: [],
  totalSteps: 20,
  lessonsDone: 0,
  totalLessons: 6,
  percent: 0,
  resume: { lessonId: 'what-an-option-is', stepId: 'the-contract' },
  mastery: 'none',
  bestQuiz: null,
  quizzes: 0,
  isDone: false,
  lastAt: null,
  ...more,
});

const learning = (more: Partial<LearningResponse> = {}): { data: LearningResponse } => ({
  data: {
    courses: [course('option-basics'), course('vertical-spread')],
    levels: [
      { level: 'beginner', done: 0, total: 4, percent: 0 },
      { level: 'strategy', done: 0, total: 3, percent: 0 },
      { level: 'advanced', done: 0, total: 2, percent: 0 },
    ],
    dueReviews: 0,
    ...more,
  },
});

const text = (words: string) => ({ en: words, 'zh-CN': words });
const question = (more: Partial<QuestionResponse> = {}): QuestionResponse => ({
  id: 'cost-of-a-call',
  lesson: 'what-an-option-is',
  kind: 'numeric',
  prompt: text('一张合约要多少美元？'),
  options: null,
  unit: 'amount',
  chart: null,
  building: null,
  ...more,
});
const graded = (isCorrect: boolean, solution: object = { number: 250 }) => ({
  data: {
    questionId: 'cost-of-a-call',
    lesson: 'what-an-option-is',
    isCorrect,
    solution,
    explanation: text('2.50 × 100 = $250'),
  },
});

const open = (route: string, answers: Answers = {}, signedIn = true) =>
  renderOptions(route, {
    signedIn,
    server: fakeServer({ [PROGRESS]: learning(), 'POST /api/learning/events': null, ...answers }),
  });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the learning centre', () => {
  it('CA-04 a course card has its minutes and a button that starts it', async () => {
    await open('/options/learn', {}, false);
    await screen.findByRole('heading', { name: '学习中心' });
    const card = region('垂直价差');
    expect(card.getByText('90 分钟')).toBeTruthy();
    expect(card.getByRole('link', { name: '开始学习：垂直价差' }).getAttribute('href')).toBe(
      '/options/learn/vertical-spread/why-two-legs',
    );
    expect(card.getByText('建议先学：期权入门')).toBeTruthy();
  });

  it.each([
    ['CA-05', '铁鹰式', '75 分钟', '策略', '/options/learn/iron-condor/two-spreads'],
    [
      ...(['CA-06', '波动率交易', '120 分钟', '进阶'] as const),
      '/options/learn/volatility-trading/implied-and-realised',
    ],
    [
      ...(['CA-07', '组合策略', '150 分钟', '进阶'] as const),
      '/options/learn/combination-strategies/taking-apart',
    ],
  ])('%s the card of %s has %s, its level and a button that starts it', async (...names) => {
    const [, title, minutes, level, first] = names;
    await open('/options/learn', {}, false);
    await screen.findByRole('heading', { name: '学习中心' });
    const card = region(title);
    expect(card.getByText(minutes)).toBeTruthy();
    // The section names the level, and the card does not repeat it.
    expect(region(level).getByRole('region', { name: title })).toBeTruthy();
    expect(card.queryByText(level)).toBeNull();
    const start = card.getByRole('link', { name: `开始学习：${title}` });
    expect(start.getAttribute('href')).toBe(first);
  });

  it('CA-08 CA-09 CA-10 there are four beginner, three strategy and two advanced courses', async () => {
    await open('/options/learn', {}, false);
    await screen.findByRole('heading', { name: '学习中心' });
    const counts = ['入门', '策略', '进阶'].map(
      (level) => region(level).getAllByRole('heading', { level: 3 }).length,
    );
    expect(counts).toEqual([4, 3, 2]);
  });

  it('CA-08 CA-09 CA-10 a visitor sees 2/4, 1/3 and 0/2, marked as sample, and asks the server nothing', async () => {
    const { server } = await open('/options/learn', {}, false);
    await screen.findByRole('heading', { name: '学习中心' });
    const panel = region('学习进度');
    expect(panel.getByText('示例数据')).toBeTruthy();
    for (const words of ['已完成 2/4（50%）', '已完成 1/3（33%）', '已完成 0/2（0%）'])
      expect(panel.getByText(words)).toBeTruthy();
    expect(server.calls.filter(({ key }) => key.includes('/learning/'))).toEqual([]);
    expect(screen.getByRole('link', { name: '登录' })).toBeTruthy();
  });

  it('CA-11 resources: strategy guide, case analysis, tool usage guide, FAQ, each with a page', async () => {
    const { user } = await open('/options/learn', {}, false);
    await screen.findByRole('heading', { name: '学习中心' });
    const links = region('学习资源')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/options/learn/resources/strategy-guide',
      '/options/learn/resources/case-analysis',
      '/options/learn/resources/tool-guide',
      '/options/learn/resources/faq',
      '/options/learn/glossary',
    ]);
    await user.click(region('学习资源').getByRole('link', { name: /案例分析/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '案例分析' })).toBeTruthy();
    expect(
      await screen.findByRole('heading', { level: 2, name: '看对方向，仍然亏损' }),
    ).toBeTruthy();
  });

  it('a user sees what was computed: progress, where to go on, what is due', async () => {
    const begun = course('option-basics', {
      ...{
        passedSteps: ['what-an-option-is/the-contract'],
        percent: 5,
        lastAt: '2026-11-26T09:00:00Z',
      },
      resume: { lessonId: 'what-an-option-is', stepId: 'a-call' },
    });
    await open('/options/learn', {
      [PROGRESS]: learning({ courses: [begun, course('vertical-spread')], dueReviews: 2 }),
    });
    const go = await screen.findByRole('link', { name: '继续学习：期权入门' });
    expect(go.getAttribute('href')).toBe(
      '/options/learn/option-basics/what-an-option-is?step=a-call',
    );
    expect(region('学习进度').queryByText('示例数据')).toBeNull();
    expect(screen.getByText('有 2 道题需要复习')).toBeTruthy();
    expect(region('期权入门').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5');
  });

  const solidLinks = () =>
    screen
      .getAllByRole('link')
      .filter(({ className }) => className.includes('bg-accent-solid'))
      .map((link) => link.getAttribute('aria-label'));

  it('one course is offered solid: the first, and later the one that was read last', async () => {
    await open('/options/learn');
    await screen.findByRole('region', { name: '期权入门' });
    expect(solidLinks()).toEqual(['开始学习：期权入门']);
    cleanup();
    const read = (id: CourseProgressResponse['courseId'], lastAt: string) =>
      course(id, { passedSteps: ['what-an-option-is/the-contract'], percent: 5, lastAt });
    await open('/options/learn', {
      [PROGRESS]: learning({
        courses: [
          read('option-basics', '2026-11-25T09:00:00Z'),
          read('vertical-spread', '2026-11-26T09:00:00Z'),
        ],
      }),
    });
    await screen.findByRole('region', { name: '期权入门' });
    expect(solidLinks()).toEqual(['继续学习：垂直价差']);
  });

  it('every card has the payoff of its course, and they differ', async () => {
    await open('/options/learn', {}, false);
    await screen.findByRole('heading', { name: '学习中心' });
    const pictures = COURSES.map(({ title }) =>
      screen
        .getByRole('region', { name: title['zh-CN'] })
        .querySelector('svg path[stroke-width]')
        ?.getAttribute('d'),
    );
    expect(pictures.every(Boolean)).toBe(true);
    expect(new Set(pictures).size).toBe(COURSES.length);
  });

  it('a failure says why, and Retry brings the progress', async () => {
    const { user, server } = await open('/options/learn', {
      [PROGRESS]: () => refusal(403, 'X', '暂停'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('暂停');
    server.answers[PROGRESS] = learning();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('region', { name: '学习进度' })).toBeTruthy();
  });
});

describe('a lesson', () => {
  it('shows figures that core computes, terms of the glossary, and passes a step on going on', async () => {
    const { user, server, address } = await open(
      '/options/learn/option-basics/what-an-option-is?step=a-call',
    );
    expect(await screen.findByRole('heading', { name: '看一张看涨期权的数字' })).toBeTruthy();
    expect(screen.getByText('+$750')).toBeTruthy();
    expect(region('示例').getByText('买入 105 看涨')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '下一步' }));
    expect(await screen.findByRole('heading', { name: '一张合约等于 100 股' })).toBeTruthy();
    expect(address()).toContain('step=one-hundred-shares');
    const events = () => server.sent('POST /api/learning/events').map(({ body }) => body);
    const place = { courseId: 'option-basics', lessonId: 'what-an-option-is' };
    await waitFor(() =>
      expect(events()).toEqual([
        { kind: 'lesson_started', ...place },
        { kind: 'step_passed', ...place, stepId: 'a-call' },
      ]),
    );
  });

  it('a visitor reads it, and nothing is sent', async () => {
    const { user, server } = await open(
      '/options/learn/option-basics/what-an-option-is',
      {},
      false,
    );
    expect(await screen.findByRole('heading', { name: '关于未来价格的合约' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '权利金' }).getAttribute('href')).toBe(
      '/options/learn/glossary#premium',
    );
    await user.click(screen.getByRole('link', { name: '下一步' }));
    expect(server.calls.filter(({ key }) => key.includes('/learning/'))).toEqual([]);
  });

  it('the calculator computes again when a slider moves, by the keyboard', async () => {
    const { user } = await open('/options/learn/option-basics/the-premium?step=change-the-market');
    const slider = await screen.findByRole('slider', { name: '波动率' });
    const premium = () =>
      screen.getByText('每股权利金').parentElement!.querySelector('dd')!.textContent;
    const before = Number(premium().slice(1));
    slider.focus();
    await user.keyboard('{PageUp}');
    expect(Number(premium().slice(1))).toBeGreaterThan(before);
    await user.click(screen.getByRole('button', { name: '重置' }));
    expect(Number(premium().slice(1))).toBe(before);
  });

  it('a strike that is moved by the keyboard gets the premium of the model; Reset takes it back', async () => {
    const { user } = await open('/options/learn/option-basics/what-an-option-is?step=a-call');
    const figure = within(await screen.findByRole('region', { name: '示例' }));
    const handle = () => figure.getByRole('slider', { name: /^行权价：/ });
    const premium = () => /× ([\d.]+)/.exec(figure.getByRole('listitem').textContent)?.[1];
    expect([handle().getAttribute('aria-valuenow'), premium()]).toEqual(['105', '2.50']);
    handle().focus();
    await user.keyboard('{ArrowRight}');
    const example = { spot: 100, days: 45, volatility: 0.3 };
    const leg = { position: 'long', type: 'call', strike: 106 } as const;
    const model = toDollars(computeExample({ ...example, legs: [leg] }).legs[0]!.premium);
    expect([handle().getAttribute('aria-valuenow'), premium()]).toEqual(['106', model.toFixed(2)]);
    await user.click(figure.getByRole('button', { name: '重置' }));
    expect([handle().getAttribute('aria-valuenow'), premium()]).toEqual(['105', '2.50']);
  });

  it('the arrow keys go from step to step, and leave a handle and an answer alone', async () => {
    const { user, server, address } = await open('/options/learn/option-basics/what-an-option-is', {
      [COST]: { data: question() },
    });
    await screen.findByRole('heading', { name: '关于未来价格的合约' });
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: '看一张看涨期权的数字' })).toBeTruthy();
    await waitFor(() =>
      expect(server.sent('POST /api/learning/events').at(-1)?.body).toMatchObject({
        kind: 'step_passed',
        stepId: 'the-contract',
      }),
    );
    screen.getByRole('slider', { name: /^行权价：/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(address()).toContain('step=a-call');
    await user.click(document.body);
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('heading', { name: '关于未来价格的合约' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /练习$/ }));
    await user.type(await screen.findByLabelText('你的答案'), '25{ArrowLeft}');
    expect(address()).toContain('step=check-cost');
  });

  it('names its steps and lists the lessons of the course; a check has no figure that would answer it', async () => {
    await open('/options/learn/option-basics/exercise-and-expiry', {
      [COST.replace('cost-of-a-call', 'out-of-the-money-at-expiry')]: { data: question() },
    });
    expect(await screen.findByRole('region', { name: '示例' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: '本课的步骤' })).getAllByRole('link');
    expect(steps).toHaveLength(4);
    expect(steps[0]!.getAttribute('aria-current')).toBe('step');
    expect(steps[0]!.textContent).toBe(`1${steps[0]!.title}`);
    const here = region('课程目录').getByRole('link', { current: 'page' });
    expect(here.getAttribute('href')).toBe('/options/learn/option-basics/exercise-and-expiry');
    await userEvent.click(steps[3]!);
    await screen.findByLabelText('你的答案');
    expect(screen.queryByRole('region', { name: '示例' })).toBeNull();
  });

  it('one that does not exist says so', async () => {
    await open('/options/learn/option-basics/gone');
    expect(await screen.findByText('页面不存在')).toBeTruthy();
  });
});

describe('a check', () => {
  it('is graded by the server, which gives the answer afterwards; another try has other numbers', async () => {
    const { user, server } = await open(CHECK_PAGE, {
      [COST]: { data: question() },
      [CHECKED]: graded(false),
    });
    await screen.findByText('一张合约要多少美元？');
    const submit = screen.getByRole('button', { name: '提交答案' });
    expect(submit).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('你的答案'), 'a lot');
    expect(screen.getByText('请输入数字，例如 12.5')).toBeTruthy();
    await user.clear(screen.getByLabelText('你的答案'));
    await user.type(screen.getByLabelText('你的答案'), '$2,500');
    await user.click(submit);
    expect(await screen.findByText('没有答对')).toBeTruthy();
    expect(screen.getByText('正确答案：$250。')).toBeTruthy();
    const [{ query }] = server.sent(COST) as [SentCall];
    expect(server.sent(CHECKED)[0]!.body).toEqual({
      ...{ courseId: 'option-basics', lessonId: 'what-an-option-is', stepId: 'check-cost' },
      ...{ seed: Number(query.get('seed')), number: 2500 },
    });
    await user.click(screen.getByRole('button', { name: '换一组数字再试' }));
    await screen.findByRole('button', { name: '提交答案' });
    const seeds = server.sent(COST).map((call) => call.query.get('seed'));
    expect(new Set(seeds).size).toBe(2);
  });

  it('a visitor tries it without an account', async () => {
    const { user, server } = await open(
      CHECK_PAGE,
      { [COST]: { data: question() }, [`${COST.replace('GET', 'POST')}/answer`]: graded(true) },
      false,
    );
    await user.type(await screen.findByLabelText('你的答案'), '250{Enter}');
    expect(await screen.findByText('答对了')).toBeTruthy();
    expect(server.sent(CHECKED)).toEqual([]);
  });

  it('choices are radio buttons; legs are built by fields', async () => {
    const building = { strikes: [95, 100, 105], days: [30] };
    const { user, server } = await open(CHECK_PAGE, {
      [COST]: { data: question({ kind: 'build', unit: null, building }) },
      [CHECKED]: graded(true, { legs: [] }),
    });
    await user.click(await screen.findByRole('button', { name: '添加一腿' }));
    await user.selectOptions(screen.getByLabelText('第 1 腿：方向'), '卖出');
    await user.selectOptions(screen.getByLabelText('第 1 腿：类型'), '看跌');
    await user.selectOptions(screen.getByLabelText('第 1 腿：行权价'), '$95');
    await user.click(screen.getByRole('button', { name: '提交答案' }));
    expect(await screen.findByText('答对了')).toBeTruthy();
    expect(server.sent(CHECKED)[0]!.body).toMatchObject({
      legs: [{ position: 'short', type: 'put', strike: 95, days: 30, quantity: 1 }],
    });
  });

  it('a question that cannot be loaded says so and can be repeated', async () => {
    const { user, server } = await open(CHECK_PAGE, { [COST]: () => refusal(403, 'X', '暂停') });
    expect((await screen.findByRole('alert')).textContent).toContain('暂停');
    server.answers[COST] = { data: question() };
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('一张合约要多少美元？')).toBeTruthy();
  });
});

describe('a quiz', () => {
  const QUIZ = '/options/learn/option-basics/quiz';
  const options = ['甲', '乙'].map(text);
  const quiz = {
    data: {
      id: '018f0000-0000-7000-8000-000000000001',
      questions: [question(), question({ id: 'b', prompt: text('哪一个？'), options, unit: null })],
    },
  };
  const result = (correct: number) => ({
    data: {
      courseId: 'option-basics',
      correct,
      answers: [graded(correct > 1).data, { ...graded(true, { option: 1 }).data, questionId: 'b' }],
    },
  });

  it('is begun, answered and submitted at once; the result explains every question', async () => {
    const { user, server } = await open(QUIZ, {
      'POST /api/learning/quizzes': quiz,
      [`POST /api/learning/quizzes/${quiz.data.id}/answers`]: result(1),
    });
    await user.click(await screen.findByRole('button', { name: '开始测验' }));
    await user.click(await screen.findByRole('radio', { name: '乙' }));
    expect(screen.getByText('还有 1 题未作答，按答错计。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '提交测验' }));
    expect(await screen.findByText('答对 1/2（50%）')).toBeTruthy();
    expect(screen.getByRole('link', { name: '重读这一课' })).toBeTruthy();
    const [sent] = server.sent(`POST /api/learning/quizzes/${quiz.data.id}/answers`);
    expect(sent!.body).toEqual({
      answers: [{ questionId: 'cost-of-a-call' }, { questionId: 'b', option: 1 }],
    });
    expect(screen.getByRole('radio', { name: '甲' }).matches(':disabled')).toBe(true);
  });

  it('a visitor is invited to sign in', async () => {
    await open(QUIZ, {}, false);
    expect(await screen.findByText('登录后参加测验')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '开始测验' })).toBeNull();
  });
});

describe('reviews', () => {
  const REVIEWS = 'GET /api/learning/reviews';
  const ANSWERED = 'POST /api/learning/reviews/answers';
  const due = {
    data: { due: [{ courseId: 'option-basics', question: question() }], nextAt: null },
  };

  it('a due question is answered and explained before the next one comes', async () => {
    const { user, server } = await open('/options/learn/review', {
      [REVIEWS]: due,
      [ANSWERED]: graded(true),
    });
    await user.type(await screen.findByLabelText('你的答案'), '250');
    server.answers[REVIEWS] = { data: { due: [], nextAt: null } };
    await user.click(screen.getByRole('button', { name: '提交答案' }));
    expect(await screen.findByText('答对了')).toBeTruthy();
    expect(server.sent(ANSWERED)[0]!.body).toEqual({
      ...{ courseId: 'option-basics', questionId: 'cost-of-a-call', number: 250 },
    });
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('现在没有要复习的题目')).toBeTruthy();
  });
});

describe('the glossary', () => {
  const TERM = { selector: 'dt' };

  it('has every term under its group and is searched as one types', async () => {
    const { user } = await open('/options/learn/glossary', {}, false);
    const field = await screen.findByLabelText('搜索术语');
    expect(region('合约').getByText('行权价', TERM)).toBeTruthy();
    await user.type(field, '备兑');
    expect(screen.queryByText('行权价', TERM)).toBeNull();
    expect(region('策略').getByText('备兑看涨', TERM)).toBeTruthy();
    await user.type(field, 'zzz');
    await user.click(await screen.findByRole('button', { name: '显示全部术语' }));
    expect(region('合约').getByText('行权价', TERM)).toBeTruthy();
  });
});
