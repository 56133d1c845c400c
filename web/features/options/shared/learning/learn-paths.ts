import { paths } from '../../../../app/paths.ts';

const below = (...parts: readonly string[]): string =>
  [paths.learn, ...parts.map(encodeURIComponent)].join('/');

/** Addresses below the learning centre; apart from those of the site, which every page loads. */
export const learnPaths = {
  course: (id: string) => below(id),
  /** A lesson, at one of its steps where one is given. */
  lesson: (course: string, lesson: string, step = '') =>
    `${below(course, lesson)}${step && `?step=${encodeURIComponent(step)}`}`,
  quiz: (course: string) => below(course, 'quiz'),
  review: below('review'),
  resource: (id: string) => below('resources', id),
  glossary: below('glossary'),
  term: (id: string) => `${below('glossary')}#${id}`,
} as const;
