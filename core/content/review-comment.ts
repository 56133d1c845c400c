import {
  characterCount,
  INVISIBLE_TEXT,
  isStorable,
  isVisibleText,
  ok,
  refuse,
  type FieldError,
  type Instant,
  type Result,
} from '../shared/index.ts';
import { COMMENT_INVALID } from './content.errors.ts';
import type { TextRange } from './search-match.ts';

/** Characters. */
export const COMMENT_LIMITS = { text: 2_000, quote: 1_000 } as const;
/** Maximum number of comments on an article, with their replies. */
export const MAX_COMMENTS = 500;

/** A part of a revision's Markdown. Its place counts a line end as one character. */
export interface Passage {
  readonly revision: number;
  readonly start: number;
  readonly quote: string;
}

/** What a member says about a passage of an article, or about a comment on one. */
export interface ReviewComment {
  readonly id: string;
  readonly articleId: string;
  /** Null for a reply. */
  readonly passage: Passage | null;
  /** The comment that this one answers; null for the first of a thread. */
  readonly replyTo: string | null;
  /** Null once the account is erased. */
  readonly authorId: string | null;
  readonly text: string;
  readonly at: Instant;
  /** Null while the thread is open. */
  readonly resolvedAt: Instant | null;
}

const withLineFeeds = (markdown: string): string => markdown.replace(/\r\n?/g, '\n');

/** The trimmed text of a comment, or COMMENT_INVALID. */
export function checkCommentText(typed: string): Result<string> {
  const text = typed.trim();
  if (text === '') return refuse(COMMENT_INVALID({ details: [fault('text', MISSING)] }));
  if (characterCount(text) > COMMENT_LIMITS.text)
    return refuse(COMMENT_INVALID({ details: [fault('text', TOO_LONG)] }));
  if (!isStorable(text) || !isVisibleText(text))
    return refuse(COMMENT_INVALID({ details: [fault('text', INVISIBLE_TEXT)] }));
  return ok(text);
}

/** The passage where the revision has it at that place, otherwise COMMENT_INVALID. */
export function checkPassage(passage: Passage, markdown: string): Result<Passage> {
  const { start, quote } = passage;
  if (quote.trim() === '')
    return refuse(COMMENT_INVALID({ details: [fault('passage.quote', NO_PASSAGE)] }));
  if (characterCount(quote) > COMMENT_LIMITS.quote)
    return refuse(COMMENT_INVALID({ details: [fault('passage.quote', PASSAGE_TOO_LONG)] }));
  return withLineFeeds(markdown).startsWith(quote, start)
    ? ok(passage)
    : refuse(COMMENT_INVALID({ details: [fault('passage.quote', NOT_IN_REVISION)] }));
}

/**
 * Where a passage stands in a later text, with line ends counted as one character: the occurrence of its words that is
 * nearest to its former place; null where they were changed.
 *
 * @example locatePassage({ revision: 1, start: 6, quote: 'day' }, 'Each day.') // { start: 5, end: 8 }
 */
export function locatePassage(
  { start, quote }: Pick<Passage, 'start' | 'quote'>,
  markdown: string,
): TextRange | null {
  const text = withLineFeeds(markdown);
  const before = text.lastIndexOf(quote, start);
  const after = text.indexOf(quote, start);
  if (before < 0 && after < 0) return null;
  const isBeforeNearer = before >= 0 && (after < 0 || start - before < after - start);
  const found = isBeforeNearer ? before : after;
  return { start: found, end: found + quote.length };
}

const fault = (field: string, texts: { readonly en: string; readonly 'zh-CN': string }) =>
  ({ field, message: texts.en, texts }) satisfies FieldError;

const MISSING = { en: 'Enter a comment', 'zh-CN': '请输入评论' };
const TOO_LONG = {
  en: `A comment has at most ${COMMENT_LIMITS.text.toLocaleString('en')} characters`,
  'zh-CN': `评论最多 ${COMMENT_LIMITS.text} 个字符`,
};
const NO_PASSAGE = {
  en: 'Select the passage that the comment is about',
  'zh-CN': '请选中要评论的文字',
};
const PASSAGE_TOO_LONG = {
  en: `Select at most ${COMMENT_LIMITS.quote.toLocaleString('en')} characters`,
  'zh-CN': `最多选中 ${COMMENT_LIMITS.quote} 个字符`,
};
const NOT_IN_REVISION = {
  en: 'The revision does not have this passage at this place',
  'zh-CN': '该版本的此处没有这段文字',
};
