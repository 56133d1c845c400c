import type { Language } from '../shared/index.ts';
import type { Course, Lesson, Step, StepText } from './course.ts';
import type { ComputedExample } from './example.ts';
import { formatFigure, readFigure } from './figures.ts';

/** Part of a paragraph. */
export type TextPart =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'figure'; readonly example: string | null; readonly figure: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: LinkTarget };

/** Where a link of a text leads: an entry of the glossary, a lesson, a resource, or a page of the site. */
export interface LinkTarget {
  readonly kind: 'term' | 'lesson' | 'resource' | 'page';
  /** `delta`, `vertical-spread/risk`, `faq`, `/options/builder`. */
  readonly id: string;
}

const MARKUP = /\*\*([^*]+)\*\*|\{(?:([\w-]+)\.)?(\w+(?:\([^)}]*\))?)\}|\[([^\]]+)\]\(([^)]+)\)/g;

function targetOf(address: string): LinkTarget {
  const [, kind, id] = /^(term|lesson|resource):(.+)$/.exec(address) ?? [];
  return kind === undefined || id === undefined
    ? { kind: 'page', id: address }
    : { kind: kind as LinkTarget['kind'], id };
}

/**
 * The parts of a paragraph: `**strong**`, `{spread.maxLoss}` or `{maxLoss}` for a figure of an example, and
 * `[label](term:delta)`, `[label](lesson:course/lesson)`, `[label](resource:faq)` or `[label](/options/builder)` for a link.
 */
export function parseText(paragraph: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(MARKUP)) {
    const [whole, strong, example, figure, label, address] = match;
    if (match.index > end) parts.push({ kind: 'plain', text: paragraph.slice(end, match.index) });
    end = match.index + whole.length;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (figure !== undefined) parts.push({ kind: 'figure', example: example ?? null, figure });
    else if (label !== undefined && address !== undefined)
      parts.push({ kind: 'link', text: label, target: targetOf(address) });
  }
  if (end < paragraph.length) parts.push({ kind: 'plain', text: paragraph.slice(end) });
  return parts;
}

/** Computed examples by name. */
export type ComputedExamples = Readonly<Record<string, ComputedExample>>;

/** The example that a figure without a name belongs to. */
export const ONLY_EXAMPLE = 'example';

/** A figure of a text as it is written, or null where the examples have none such. */
export function figureText(
  { example, figure }: { readonly example: string | null; readonly figure: string },
  examples: ComputedExamples,
  language: Language,
): string | null {
  const computed = examples[example ?? ONLY_EXAMPLE];
  const read = computed && readFigure(computed, figure);
  return read ? formatFigure(read, language) : null;
}

/** A text with its figures filled in and its markup removed. */
export const filledText = (text: string, examples: ComputedExamples, language: Language): string =>
  parseText(text)
    .map((part) => {
      if (part.kind !== 'figure') return part.text;
      return figureText(part, examples, language) ?? `{${part.figure}}`;
    })
    .join('');

const ownExample = (step: Step): string | null => ('example' in step ? step.example : null);

/**
 * Name of the example that pictures a step: its own, the first one whose figures its text gives, that of the nearest step
 * before it or after it in the lesson, or that of the lesson.
 *
 * @param text of the step; null where it is not known
 */
export function exampleOf(
  course: Course,
  lesson: Lesson,
  step: Step,
  text: StepText | null,
): string | null {
  const at = lesson.steps.indexOf(step);
  const named = (text?.text ?? [])
    .flatMap(parseText)
    .flatMap((part) => (part.kind === 'figure' ? (part.example ?? ONLY_EXAMPLE) : []));
  const nearest = [...lesson.steps.slice(0, at).reverse(), ...lesson.steps.slice(at + 1)];
  const names = [ownExample(step), ...named, ...nearest.map(ownExample), lesson.figure ?? null];
  return names.find((name) => name !== null && Object.hasOwn(course.examples, name)) ?? null;
}
