import { markdownLines } from './markdown-lines.ts';

/** What holds no end of a sentence: code, addresses. The parts of a link have a bound, since each may begin at any bracket. */
const ATOM = /(?<!`)(`+)(?!`)[^`]+\1|\[[^\][]{0,1000}\]\([^)]{0,1000}\)|<[^<>]*>|https?:\/\/\S+/g;

/** The end of a sentence: Chinese signs anywhere, English ones before a space; closing quotes and brackets belong to it. */
const SENTENCE_END =
  /(?:[。！？；…]+|(?<![.!?])[.!?]+(?![.!?])(?=["'”’)\]*_]*(?:\s|$)))[”’」』）》】"')\]*_]*/g;

/** Sentences of a line of prose; the spaces between two belong to the second. */
function sentencesIn(line: string): string[] {
  const masked = line.replace(ATOM, (atom) => 'x'.repeat(atom.length));
  const ends = [...masked.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const cuts = [0, ...ends.filter((end) => end < line.length), line.length];
  return cuts.slice(1).map((end, i) => line.slice(cuts[i], end));
}

/**
 * The parts of a Markdown text that a merge compares: sentences of paragraphs, lines of code, tables, lists and headings,
 * and line breaks. Joined they are the text, byte for byte.
 *
 * @example mergeTokens('一。二。\n') // ['一。', '二。', '\n']
 */
export function mergeTokens(markdown: string): string[] {
  const parts = markdownLines(markdown).flatMap(({ text, end, kind }) => [
    ...(kind === 'prose' ? sentencesIn(text) : [text]),
    end,
  ]);
  return parts.filter((part) => part !== '');
}
