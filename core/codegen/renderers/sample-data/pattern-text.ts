import type { Random } from './random.ts';

/** How often an unlimited part of a pattern repeats at most. */
const MOST_REPEATS = 6;

const CLASSES: Readonly<Record<string, string>> = {
  d: '0123456789',
  w: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_',
  s: ' ',
  D: 'abcdefghijklmnopqrstuvwxyz',
  W: '-',
  S: 'abcdefghijklmnopqrstuvwxyz0123456789',
};

const ANY = 'abcdefghijklmnopqrstuvwxyz0123456789';

const between = (from: string, to: string): string => {
  const [first, last] = [from.codePointAt(0)!, to.codePointAt(0)!];
  const count = Math.min(last - first + 1, 500);
  return Array.from({ length: Math.max(count, 0) }, (_, at) =>
    String.fromCodePoint(first + at),
  ).join('');
};

/** Makes texts that match a regular expression of groups, classes and repetitions. */
class PatternText {
  private at = 0;

  constructor(
    private readonly pattern: string,
    private readonly random: Random,
  ) {}

  text(): string {
    const made = this.alternatives();
    if (this.at < this.pattern.length) throw new Error('unbalanced');
    return made();
  }

  private get sign(): string {
    return this.pattern[this.at] ?? '';
  }

  private take(): string {
    this.at += 1;
    return this.pattern[this.at - 1] ?? '';
  }

  private alternatives(): () => string {
    const all = [this.sequence()];
    while (this.sign === '|') {
      this.at += 1;
      all.push(this.sequence());
    }
    return () => this.random.pick(all)();
  }

  private sequence(): () => string {
    const parts: (() => string)[] = [];
    while (this.sign !== '' && this.sign !== '|' && this.sign !== ')') {
      const part = this.part();
      const [least, most] = this.repeats();
      parts.push(() =>
        Array.from({ length: this.random.whole(least, most) }, () => part()).join(''),
      );
    }
    return () => parts.map((part) => part()).join('');
  }

  private part(): () => string {
    const sign = this.take();
    if (sign === '^' || sign === '$') return () => '';
    if (sign === '(') return this.group();
    if (sign === '[') return this.oneOf(this.characters());
    if (sign === '.') return this.oneOf(ANY);
    if (sign === '\\') return this.escaped();
    return () => sign;
  }

  private oneOf(characters: string): () => string {
    const all = [...characters];
    if (all.length === 0) throw new Error('an empty class');
    return () => this.random.pick(all);
  }

  private group(): () => string {
    if (this.sign === '?') {
      if (this.pattern[this.at + 1] !== ':') throw new Error('a condition');
      this.at += 2;
    }
    const made = this.alternatives();
    if (this.take() !== ')') throw new Error('unbalanced');
    return made;
  }

  private escaped(): () => string {
    const sign = this.take();
    const characters = CLASSES[sign];
    if (characters) return this.oneOf(characters);
    if (sign === 'b') return () => '';
    if (/[A-Za-z\d]/.test(sign)) throw new Error('an escape');
    return () => sign;
  }

  private characters(): string {
    const isNegative = this.sign === '^';
    if (isNegative) this.at += 1;
    let found = '';
    while (this.sign !== ']') {
      if (this.sign === '') throw new Error('unbalanced');
      const sign = this.take();
      if (sign === '\\') {
        const escaped = this.take();
        if (/[A-Zabceh-rt-vx-z\d]/.test(escaped) && !CLASSES[escaped]) throw new Error('an escape');
        found += CLASSES[escaped] ?? escaped;
      } else if (this.sign === '-' && (this.pattern[this.at + 1] ?? ']') !== ']') {
        this.at += 1;
        found += between(sign, this.take());
      } else found += sign;
    }
    this.at += 1;
    return isNegative ? [...ANY].filter((each) => !found.includes(each)).join('') : found;
  }

  private repeats(): readonly [number, number] {
    const counted = /^(?:\{(\d+)(,)?(\d+)?\}|[*+?])\??/.exec(this.pattern.slice(this.at));
    if (!counted) return [1, 1];
    this.at += counted[0].length;
    const [whole, least, comma, most] = counted;
    if (least === undefined)
      return whole.startsWith('*') ? [0, 3] : whole.startsWith('+') ? [1, MOST_REPEATS] : [0, 1];
    if (!comma) return [Number(least), Number(least)];
    return [Number(least), most === undefined ? Number(least) + MOST_REPEATS : Number(most)];
  }
}

const expressionOf = (pattern: string): RegExp | null => {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags);
    } catch {
      continue;
    }
  return null;
};

/** A text that matches the pattern and has as many characters; null if none was found. */
export function patternText(
  pattern: string,
  least: number,
  most: number,
  random: Random,
): string | null {
  const form = expressionOf(pattern);
  if (!form) return null;
  try {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      let text = new PatternText(pattern, random).text();
      // A pattern without an end takes more characters.
      while ([...text].length < least && !pattern.endsWith('$')) text += random.pick([...ANY]);
      const length = [...text].length;
      if (length >= least && length <= most && form.test(text)) return text;
    }
  } catch {
    return null;
  }
  return null;
}
