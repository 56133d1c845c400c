import { textWidth } from '../../../../charts/payoff-geometry.ts';

/** The size that `textWidth` measures at, pixels. */
const MEASURED = 11;

const widthOf = (text: string, size: number): number => (textWidth(text) * size) / MEASURED;

/** A text shortened with an ellipsis until it fits; pixels. */
export function fitted(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A line may break after a space, and around every Chinese character but before its punctuation. */
const PIECES = /[\u3400-\u9fff][，。；：、）]*|[^\s\u3400-\u9fff]+\s*|\s+/g;

/** A text in lines that fit, the last of at most `most` shortened; pixels. */
export function linesOf(text: string, width: number, size: number, most = Infinity): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (line !== '' && widthOf((line + piece).trimEnd(), size) > width) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  if (line !== '') lines.push(line);
  const rest = lines.slice(most - 1).join('');
  const shown = lines.length <= most ? lines : [...lines.slice(0, most - 1), rest];
  return shown.map((each) => fitted(each.trimEnd(), width, size));
}
