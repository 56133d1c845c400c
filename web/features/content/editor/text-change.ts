/** A part of a text and what replaces it. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The one change that makes the second text of the first; null where they are equal. */
export function changeBetween(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/**
 * Texts that an editor has handed over and that have not come back as its value yet. A value that is one of them says
 * nothing new, and may be older than what was typed meanwhile.
 */
export class ReportedTexts {
  private texts: readonly string[] = [];

  add(text: string): void {
    this.texts = [...this.texts, text];
  }

  /** Whether a value is a text that was handed over; it and those before it are done with then. */
  comesBack(value: string): boolean {
    const at = this.texts.indexOf(value);
    this.texts = this.texts.slice(at + 1);
    return at >= 0;
  }

  clear(): void {
    this.texts = [];
  }
}
