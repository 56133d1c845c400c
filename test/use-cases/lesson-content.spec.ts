import { describe, expect, it } from '@jest/globals';
import {
  computeExample,
  exampleOf,
  filledText,
  parseText,
  type ComputedExamples,
  type Course,
  type Example,
  type StepText,
  type TextPart,
} from '@toolyard/core/learning';
import { COURSES, COURSE_TEXTS } from '@toolyard/core/learning/courses';
import { TERM_TEXTS, TERMS } from '@toolyard/core/learning/glossary';
import { generateQuestion, questionsOf } from '@toolyard/core/learning/questions';
import { RESOURCE_TEXTS, RESOURCES } from '@toolyard/core/learning/resources';
import { LANGUAGES, type Language, type Texts } from '@toolyard/core/shared';

/** Pages of the site that lessons may link to. */
const PAGES =
  /^\/options(\/(wizard|builder|market|watchlist|strategies|history|performance|capital|earnings|settings|learn|alerts))?(\?[\w=&-]+)?$/;

const lessonIds = new Set(
  COURSES.flatMap(({ id, lessons }) => lessons.map((lesson) => `${id}/${lesson.id}`)),
);
const resourceIds = new Set<string>(RESOURCES.map(({ id }) => id));

function linkFault({ target }: Extract<TextPart, { kind: 'link' }>): string | null {
  const isKnown = {
    term: () => Object.hasOwn(TERMS, target.id),
    lesson: () => lessonIds.has(target.id),
    resource: () => resourceIds.has(target.id),
    page: () => PAGES.test(target.id),
  }[target.kind]();
  return isKnown ? null : `${target.kind} ${target.id} does not exist`;
}

/** Text that looks like markup which the parser did not take. */
const LEFT_OVER = /[{}]|\*\*|\]\(/;
/** Amounts that an author typed may only be prices of the stock after it has moved: whole dollars. */
const TYPED_AMOUNT = /\$\d[\d,]*\.\d|[+−-]\$\d/;

function textFaults(text: string, examples: ComputedExamples, language: Language): string[] {
  const faults = parseText(text).flatMap((part): string[] => {
    if (part.kind === 'link') return [linkFault(part) ?? []].flat();
    return part.kind !== 'figure' && TYPED_AMOUNT.test(part.text)
      ? [`'${part.text}' has an amount that core did not compute`]
      : [];
  });
  const filled = filledText(text, examples, language);
  if (LEFT_OVER.test(filled)) faults.push(`'${filled}' has markup that was not read`);
  if (language === 'zh-CN' && !/[\u4e00-\u9fff]/.test(filled))
    faults.push(`'${filled}' is not Chinese`);
  return faults;
}

const computedOf = (examples: Readonly<Record<string, Example>>): ComputedExamples =>
  Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, computeExample(example)]),
  );

const sentences = (text: string): number =>
  Math.max(1, (text.match(/[.!?。！？：:]/g) ?? []).length);

/** Grade level of English by Flesch and Kincaid (1975); for Chinese, characters per sentence. */
function readingLevel(text: string, language: Language): number {
  if (language === 'zh-CN') return (text.match(/[\u4e00-\u9fff]/g) ?? []).length / sentences(text);
  const words = text.match(/[a-z]+/gi) ?? [];
  const syllables = words.reduce(
    (sum, word) =>
      sum + Math.max(1, (word.toLowerCase().match(/[aeiouy]+(?!$|e\b)/g) ?? []).length),
    0,
  );
  return 0.39 * (words.length / sentences(text)) + 11.8 * (syllables / words.length) - 15.59;
}

const lengthOf = (text: string, language: Language): number =>
  (text.match(language === 'en' ? /[A-Za-z’'-]+/g : /[\u4e00-\u9fff]/g) ?? []).length;

function report(name: string, text: string, language: Language): void {
  const [length, level] = [lengthOf(text, language), readingLevel(text, language)];
  const unit = language === 'en' ? 'words, grade' : 'characters, per sentence';
  process.stdout.write(`${name} ${language}: ${length} ${unit} ${level.toFixed(1)}\n`);
}

const both = LANGUAGES.map((language) => [language] as const);

describe.each(COURSES.map((course) => [course.id, course] as const))(
  'course %s',
  (_id, course: Course) => {
    const examples = computedOf(course.examples);
    const questions = questionsOf(course.id);
    const steps = course.lessons.flatMap((lesson) =>
      lesson.steps.map((step) => ({ lesson, step })),
    );

    it('has five lessons or more, each with a check, a calculator and ten questions or more', () => {
      expect(course.lessons.length).toBeGreaterThanOrEqual(5);
      for (const { steps: own } of course.lessons)
        expect(own.some(({ kind }) => kind === 'check')).toBe(true);
      expect(steps.some(({ step }) => step.kind === 'calculator')).toBe(true);
      expect(questions.length).toBeGreaterThanOrEqual(10);
      expect(new Set(questions.map(({ kind }) => kind))).toEqual(
        new Set(['choice', 'numeric', 'build', 'chart']),
      );
    });

    it('names lessons, steps, questions and examples once, and only such that exist', () => {
      const ids = course.lessons.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { steps: own } of course.lessons)
        expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      const questionIds = questions.map(({ id }) => id);
      expect(new Set(questionIds).size).toBe(questionIds.length);
      for (const question of questions) expect(ids).toContain(question.lesson);
      for (const { step } of steps) {
        if (step.kind === 'check') expect(questionIds).toContain(step.question);
        if ('example' in step) expect(Object.keys(course.examples)).toContain(step.example);
      }
      expect(Object.keys(course.examples)).toContain(course.picture);
      for (const lesson of course.lessons)
        for (const step of lesson.steps)
          expect([lesson.id, exampleOf(course, lesson, step, null)]).toEqual([
            lesson.id,
            expect.any(String),
          ]);
      const earlier = COURSES.slice(0, COURSES.indexOf(course)).map(({ id }) => id);
      for (const id of course.prerequisites) expect(earlier).toContain(id);
    });

    it('a calculator that opens the position in another market uses model prices', () => {
      for (const { step } of steps) {
        if (step.kind !== 'calculator') continue;
        const opens = step.controls.some((control) => !control.startsWith('later'));
        const fixed = course.examples[step.example]!.legs.some(
          ({ premium }) => premium !== undefined,
        );
        expect([step.id, opens && fixed]).toEqual([step.id, false]);
        for (const figure of step.figures)
          expect(filledText(`{${step.example}.${figure}}`, examples, 'en')).not.toMatch(LEFT_OVER);
      }
    });

    it.each(both)(
      'every step is written in %s; figures, links and terms exist',
      async (language) => {
        const texts = await COURSE_TEXTS[course.id]![language]();
        const faults: string[] = [];
        let whole = '';
        for (const { lesson, step } of steps) {
          if (step.kind === 'check') continue;
          const written: StepText | undefined = texts[lesson.id]?.[step.id];
          if (!written || written.text.length === 0) {
            faults.push(`${lesson.id}/${step.id} is not written`);
            continue;
          }
          for (const text of [written.title, ...written.text]) {
            faults.push(
              ...textFaults(text, examples, language).map(
                (fault) => `${lesson.id}/${step.id}: ${fault}`,
              ),
            );
            whole += `${filledText(text, examples, language)}\n`;
          }
        }
        expect(faults).toEqual([]);
        report(course.id, whole, language);
      },
    );

    it.each(questions.map((question) => [question.id, question] as const))(
      'question %s is complete for fifty seeds',
      (_questionId, question) => {
        for (let seed = 0; seed < 50; seed += 1) {
          const { view, solution } = generateQuestion(question, seed);
          const texts: Texts[] = [view.prompt, solution.explanation, ...(view.options ?? [])];
          for (const text of texts)
            for (const language of LANGUAGES)
              expect([text[language], LEFT_OVER.test(text[language])]).toEqual([
                text[language],
                false,
              ]);
          if (view.options)
            for (const language of LANGUAGES)
              expect(new Set(view.options.map((option) => option[language])).size).toBe(
                view.options.length,
              );
        }
      },
    );
  },
);

describe.each(RESOURCES.map((resource) => [resource.id, resource] as const))(
  'CA-11 resource %s',
  (_id, resource) => {
    const examples = computedOf(resource.examples);

    it.each(both)(
      'every section is written in %s; figures, links and terms exist',
      async (language) => {
        const texts = await RESOURCE_TEXTS[resource.id][language]();
        const ids = resource.sections.map(({ id }) => id);
        expect(Object.keys(texts)).toEqual(ids);
        for (const { example } of resource.sections)
          if (example !== undefined) expect(Object.keys(resource.examples)).toContain(example);
        const written = Object.values(texts).flatMap(({ title, text }) => [title, ...text]);
        expect(written.flatMap((text) => textFaults(text, examples, language))).toEqual([]);
        const whole = written.map((text) => filledText(text, examples, language)).join('\n');
        report(resource.id, whole, language);
      },
    );
  },
);

it.each(both)(
  'every term of the glossary is explained in %s, and its links exist',
  async (language) => {
    const texts = await TERM_TEXTS[language]();
    expect(Object.keys(texts).sort()).toEqual(Object.keys(TERMS).sort());
    const written = Object.values(texts);
    expect(new Set(written.map(({ name }) => name)).size).toBe(written.length);
    expect(written.flatMap(({ text }) => textFaults(text, {}, language))).toEqual([]);
  },
);

it('a step is pictured by the example whose figures its text gives, before that of a neighbor', () => {
  const course = COURSES.find(({ id }) => id === 'vertical-spread')!;
  const lesson = course.lessons.find(({ id }) => id === 'why-two-legs')!;
  const [first] = lesson.steps;
  const text = { title: '', text: ['It costs {call.debit}, not {bullCall.debit}.'] };
  expect(exampleOf(course, lesson, first!, text)).toBe('call');
  expect(exampleOf(course, lesson, first!, null)).toBe('bullCall');
});
