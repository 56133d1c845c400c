import type { InputKind } from '@toolyard/core/codegen';

export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** What is generated from. */
export interface Source {
  /** As it was typed. */
  readonly text: string;
  /** Read together with the text: further samples, and what is too long for a field. */
  readonly files: readonly SourceFile[];
  /** Null lets the text tell. */
  readonly kind: InputKind | null;
  readonly rootName: string;
}

export const NO_SOURCE: Source = { text: '', files: [], kind: null, rootName: 'Root' };

export const isEmptySource = ({ text, files }: Source): boolean =>
  [text, ...files.map((file) => file.text)].every((each) => each.trim() === '');

/** Characters that a field can show without holding up the page. */
const LONGEST_TYPED = 500_000;

export const isLong = (text: string): boolean => text.length > LONGEST_TYPED;

/** The source with a further file. */
export const withFile = (source: Source, file: SourceFile): Source => ({
  ...source,
  files: [...source.files, file],
});

/** The source with what was typed; a text that has become too long becomes a file. */
export const typed = (source: Source, text: string, name: string): Source =>
  isLong(text) ? withFile({ ...source, text: '' }, { name, text }) : { ...source, text };

/** The source that files make: a short one is shown as text. */
export function opened(source: Source, files: readonly SourceFile[]): Source {
  const [only, ...more] = files;
  const isShort = only !== undefined && more.length === 0 && !isLong(only.text);
  return isShort
    ? { ...source, text: only.text, files: [], kind: null }
    : { ...source, text: '', files, kind: null };
}
