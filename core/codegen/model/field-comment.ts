import type { Field } from './model.ts';

/** What is said of a field in code: its comment, and that it holds personal data. */
export const fieldComment = ({
  comment,
  personal,
}: Pick<Field, 'comment' | 'personal'>): string | null =>
  personal ? `Personal data${comment === null ? '' : `: ${comment}`}` : comment;
