import type { Digest } from '../audit/index.ts';
import { headingAnchors } from './heading-anchor.ts';
import { markdownLines, type MarkdownLine } from './markdown-lines.ts';

/** A heading with the text below it, up to the next heading. */
export interface Section {
  /** Unique in the text; empty for what stands before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  /** 1 to 6; 0 before the first heading. */
  readonly level: number;
  /** Markdown, with the heading. */
  readonly text: string;
  /** Changes with what the section says, not with line ends or with spaces at the ends of lines. */
  readonly hash: string;
}

/** A link or picture with its text. Its parts have a bound, since each may begin at any bracket. */
const LINK = /!?\[([^\][]{0,1000})\](?:\([^)]{0,1000}\)|\[[^\][]{0,1000}\])/g;

/** The visible text of a heading's Markdown. */
const visibleText = (markdown: string): string =>
  markdown
    .replace(LINK, '$1')
    .replace(/\\([!-/:-@[-`{-~])|(?:\*+|~~|`+)/g, '$1')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .trim();

interface Heading {
  readonly line: number;
  readonly level: number;
  readonly text: string;
}

const ATX = /^ {0,3}(#{1,6})(?=[ \t]|$)/;

/** A heading that begins with number signs. Those at its end belong to it where a space stands before them. */
function marked(text: string): { readonly level: number; readonly content: string } | null {
  const [begun, signs = ''] = ATX.exec(text) ?? [];
  if (begun === undefined) return null;
  const content = text.slice(begun.length).trim();
  let end = content.length;
  while (content[end - 1] === '#') end -= 1;
  const isClosed = end === 0 || /[ \t]/.test(content[end - 1]!);
  return { level: signs.length, content: isClosed ? content.slice(0, end).trimEnd() : content };
}

/** A heading that is underlined, by the number of its underline. It begins where its paragraph does. */
function underlined(lines: readonly MarkdownLine[], underline: number): Heading | null {
  const line = lines[underline]!;
  const level = /^ {0,3}(=+|-+)[ \t]*$/.exec(line.text)?.[1]?.startsWith('=') ? 1 : 2;
  if (!/^ {0,3}(?:=+|-+)[ \t]*$/.test(line.text) || line.kind === 'code') return null;
  let first = underline;
  while (
    first > 0 &&
    lines[first - 1]!.kind === 'prose' &&
    !/^ {0,3}>/.test(lines[first - 1]!.text)
  ) {
    if (first < underline && isUnderline(lines[first - 1]!)) break;
    first -= 1;
  }
  if (first === underline || isUnderline(lines[underline - 1]!)) return null;
  const text = lines.slice(first, underline).map((each) => each.text.trim());
  return { line: first, level, text: visibleText(text.join(' ')) };
}

const isUnderline = ({ text }: MarkdownLine): boolean =>
  /^ {0,3}(?:=+|-+|\*\*\*+|___+)[ \t]*$/.test(text);

function headingAt(lines: readonly MarkdownLine[], index: number): Heading | null {
  const { kind, text } = lines[index]!;
  const heading = kind === 'heading' ? marked(text) : null;
  if (heading) return { line: index, level: heading.level, text: visibleText(heading.content) };
  return underlined(lines, index);
}

const headingsOf = (lines: readonly MarkdownLine[]): Heading[] =>
  lines.flatMap((_, index) => headingAt(lines, index) ?? []);

/** Visible text of the first heading that has one; null where there is none. */
export const firstHeading = (markdown: string): string | null =>
  headingsOf(markdownLines(markdown)).find(({ text }) => text !== '')?.text ?? null;

const textOf = (lines: readonly MarkdownLine[]): string =>
  lines.map(({ text, end }) => text + end).join('');

const hashedText = (lines: readonly MarkdownLine[]): string =>
  lines
    .map(({ text }) => text.trimEnd())
    .join('\n')
    .trim();

/** Sections of a Markdown text without front matter, in order. Their texts joined are the text, byte for byte. */
export function sectionsOf(markdown: string, digest: Digest): Section[] {
  const lines = markdownLines(markdown);
  const headings = headingsOf(lines);
  const anchors = headingAnchors(headings.map(({ text }) => text));
  const starts = [{ line: 0, level: 0, text: '' }, ...headings];
  return starts
    .map((heading, i) => ({ heading, lines: lines.slice(heading.line, starts[i + 1]?.line) }))
    .map(({ heading, lines: own }, i) => ({
      anchor: i === 0 ? '' : anchors[i - 1]!,
      heading: heading.text,
      level: heading.level,
      text: textOf(own),
      hash: digest(hashedText(own)),
    }))
    .filter(({ level, text }) => level > 0 || text.trim() !== '' || starts.length === 1);
}

/** Hashes of the sections by anchor, as a translation stores them of the text that it was made from. */
export const sectionHashes = (sections: readonly Section[]): Record<string, string> =>
  Object.fromEntries(sections.map(({ anchor, hash }) => [anchor, hash]));

/** What changed in an original since its translation was made, by anchor. */
export interface StaleSections {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Which sections of an original a translation is behind. A section whose heading alone changed counts as removed and
 * added.
 *
 * @param sourceSections hashes that the translation stored; null when it does not know them, so all are new to it
 */
export function staleSections(
  sourceSections: Readonly<Record<string, string>> | null,
  original: readonly Section[],
): StaleSections {
  const known = new Map(Object.entries(sourceSections ?? {}));
  const current = new Set(original.map(({ anchor }) => anchor));
  const anchorsOf = (sections: readonly Section[]): string[] =>
    sections.map(({ anchor }) => anchor);
  return {
    changed: anchorsOf(
      original.filter(({ anchor, hash }) => known.has(anchor) && known.get(anchor) !== hash),
    ),
    added: anchorsOf(original.filter(({ anchor }) => !known.has(anchor))),
    removed: [...known.keys()].filter((anchor) => !current.has(anchor)),
  };
}
