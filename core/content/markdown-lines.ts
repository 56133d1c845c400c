/** A line of a Markdown text. */
export interface MarkdownLine {
  /** Without its end. */
  readonly text: string;
  /** The line break as it stands there; empty at the end of the text. */
  readonly end: string;
  /** `code` are fences with what they hold and indented code; `prose` are paragraphs and quotations. */
  readonly kind: 'blank' | 'code' | 'heading' | 'list' | 'table' | 'prose';
}

const LINE = /([^\r\n]*)(\r\n|\n|\r|$)/g;
const FENCE = /^([\s>]*)(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;

const splitLines = (markdown: string): { text: string; end: string }[] =>
  [...markdown.matchAll(LINE)]
    .map(([, text = '', end = '']) => ({ text, end }))
    .filter(({ text, end }) => text !== '' || end !== '');

/** Whether a line is the one of dashes under the head of a table. */
const isDelimiter = (line: string): boolean =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .every((cell) => /^:?-+:?$/.test(cell.trim()));

const isTableStart = (text: string, next: string): boolean =>
  text.includes('|') && next.includes('|') && isDelimiter(next);

/** The lines of a Markdown text, in order; their texts and ends joined are the text, byte for byte. */
export function markdownLines(markdown: string): MarkdownLine[] {
  const lines = splitLines(markdown);
  let fence: string | null = null;
  let isInList = false;
  let isInTable = false;
  return lines.map(({ text, end }, i): MarkdownLine => {
    const line = (kind: MarkdownLine['kind']): MarkdownLine => ({ text, end, kind });
    if (fence !== null) {
      const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(text)?.[1];
      if (closing?.startsWith(fence)) fence = null;
      return line('code');
    }
    const opening = FENCE.exec(text);
    if (opening && (isInList || LIST_ITEM.test(text) || /^ {0,3}(?:>|$)/.test(opening[1]!))) {
      fence = opening[2]!;
      return line('code');
    }
    if (text.trim() === '') {
      isInTable = false;
      return line('blank');
    }
    isInTable = (isInTable && text.includes('|')) || isTableStart(text, lines[i + 1]?.text ?? '');
    if (isInTable) return line('table');
    if (LIST_ITEM.test(text)) isInList = true;
    else if (!/^\s/.test(text)) isInList = false;
    if (isInList) return line('list');
    if (HEADING.test(text)) return line('heading');
    return line(/^(?: {4}|\t)/.test(text) ? 'code' : 'prose');
  });
}
