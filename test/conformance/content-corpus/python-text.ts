/**
 * The text that an expression of Python makes, of those that the corpus has: texts, numbers, + and *, parentheses, and
 * `'separator'.join(expression for name in range(…))`, with f-texts and str(…) of the name. Nothing is executed.
 */
export function pythonText(expression: string): string {
  const value = new Reader(expression).whole();
  if (typeof value !== 'string') throw new Error(`no text: ${expression}`);
  return value;
}

type Value = string | number;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0' };

class Reader {
  private at = 0;
  private readonly names = new Map<string, number>();

  constructor(private readonly text: string) {}

  whole(): Value {
    const value = this.sum();
    if (this.take(/\s*$/y) === null) throw this.fault();
    return value;
  }

  private sum(): Value {
    let value = this.product();
    while (this.take(/\s*\+/y)) {
      const more = this.product();
      value =
        typeof value === 'number' && typeof more === 'number' ? value + more : `${value}${more}`;
    }
    return value;
  }

  private product(): Value {
    let value = this.atom();
    while (this.take(/\s*(\*\*?|%|\/\/)/y)) {
      const sign = this.text.slice(0, this.at).match(/(?:\*\*?|%|\/\/)$/)?.[0];
      const factor = this.atom();
      if (typeof value === 'string' && typeof factor === 'number') value = value.repeat(factor);
      else if (typeof value === 'number' && typeof factor === 'string')
        value = factor.repeat(value);
      else value = arithmetic(sign ?? '*', Number(value), Number(factor));
    }
    return value;
  }

  private atom(): Value {
    const number = this.take(/\s*(\d[\d_]*)/y);
    if (number) return Number(number[1]!.replaceAll('_', ''));
    if (this.take(/\s*\(/y)) return this.closed(this.sum());
    const call = this.take(/\s*(?:str|chr)\s*\(/y);
    if (call)
      return this.closed(
        call[0].includes('chr') ? String.fromCodePoint(Number(this.sum())) : String(this.sum()),
      );
    const quote = this.take(/\s*([frbu]*)('''|"""|'|")/iy);
    if (quote) return this.after(this.quoted(quote[2]!, quote[1]!.toLowerCase()));
    const name = this.take(/\s*([A-Za-z_]\w*)/y);
    const value = this.names.get(name?.[1] ?? '');
    if (value === undefined) throw this.fault();
    return value;
  }

  /** The text, or what `.join` makes of it. */
  private after(text: string): string {
    if (!this.take(/\s*\.join\s*\(\s*[[(]?/y)) return text;
    const start = this.at;
    const loop = /\s+for\s+(\w+)\s+in\s+range\s*\(/g;
    loop.lastIndex = start;
    const found = loop.exec(this.text);
    if (!found) throw this.fault();
    this.at = loop.lastIndex;
    const bounds = [Number(this.sum())];
    while (this.take(/\s*,/y)) bounds.push(Number(this.sum()));
    if (!this.take(/\s*\)\s*[\])]?\s*\)?/y)) throw this.fault();
    const end = this.at;
    const [from, to] = bounds.length > 1 ? [bounds[0]!, bounds[1]!] : [0, bounds[0]!];
    const parts = Array.from({ length: Math.max(0, to - from) }, (_, i) => {
      this.names.set(found[1]!, from + i);
      this.at = start;
      return String(this.sum());
    });
    this.at = end;
    return parts.join(text);
  }

  private quoted(quote: string, prefix: string): string {
    let text = '';
    while (!this.text.startsWith(quote, this.at)) {
      if (this.at >= this.text.length) throw this.fault();
      const escape = prefix.includes('r')
        ? null
        : this.take(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([^]))/iy);
      const field = prefix.includes('f') ? this.take(/\{(?!\{)/y) : null;
      if (escape) {
        const code = escape[1] ?? escape[2];
        text +=
          code === undefined
            ? (ESCAPES[escape[3]!] ?? escape[3]!)
            : String.fromCharCode(Number.parseInt(code, 16));
      } else if (field) {
        text += String(this.sum());
        if (!this.take(/\s*\}/y)) throw this.fault();
      } else text += this.text[this.at++]!;
    }
    this.at += quote.length;
    return prefix.includes('f') ? text.replaceAll('{{', '{').replaceAll('}}', '}') : text;
  }

  private closed<T>(value: T): T {
    if (!this.take(/\s*\)/y)) throw this.fault();
    return value;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private fault(): Error {
    return new Error(`not understood from character ${this.at + 1} on: ${this.text.slice(0, 200)}`);
  }
}

function arithmetic(sign: string, a: number, b: number): number {
  if (sign === '**') return a ** b;
  if (sign === '%') return a % b;
  return sign === '//' ? Math.floor(a / b) : a * b;
}
