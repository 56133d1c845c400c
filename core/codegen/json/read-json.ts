import { ok, refuse, type Result, type Texts } from '../../shared/index.ts';
import type { JsonNode } from './json-node.ts';

/** Why a text is no JSON. */
export interface SyntaxFault {
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  readonly texts: Texts;
}

export interface DuplicateKey {
  readonly name: string;
  readonly offset: number;
}

export interface JsonRead {
  /** One value, or several that follow each other, as in JSON Lines. */
  readonly values: readonly JsonNode[];
  readonly duplicateKeys: readonly DuplicateKey[];
}

/** Maximum depth of lists and objects. */
export const DEEPEST_JSON = 1_000;

/** Line and column of an offset. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n?|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

export const syntaxFault = (text: string, offset: number, texts: Texts): SyntaxFault => ({
  offset,
  ...positionOf(text, offset),
  texts,
});

class Fault extends Error {
  constructor(
    readonly offset: number,
    readonly texts: Texts,
  ) {
    super(texts.en);
  }
}

const END: Texts = { en: 'The text ends too early', 'zh-CN': '文本提前结束' };
const UNEXPECTED: Texts = { en: 'This is not JSON', 'zh-CN': '此处不是合法的 JSON' };
const COMMA: Texts = { en: 'A comma is missing or too many', 'zh-CN': '此处缺少逗号或多了逗号' };
const NAME: Texts = {
  en: 'A name in double quotes must stand here',
  'zh-CN': '此处必须是带双引号的名称',
};
const COLON: Texts = { en: 'A colon must follow the name', 'zh-CN': '名称后必须有冒号' };
const NUMBER: Texts = { en: 'This number is not JSON', 'zh-CN': '此数字不符合 JSON 格式' };
const TEXT: Texts = { en: 'This text is not closed or not JSON', 'zh-CN': '此文本未闭合或不合法' };
const DEPTH: Texts = { en: 'Values are nested too deeply', 'zh-CN': '嵌套层数过多' };

const SPACE = /[ \t\r\n]*/y;
const NUMBER_FORM = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT_FORM = /"[^"\\\r\n]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\r\n]*)*"/y;
const WORD = /[A-Za-z]+/y;

/** Reads values of JSON without rounding a number and without losing a repeated name. */
class JsonReader {
  readonly duplicateKeys: DuplicateKey[] = [];
  private at = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  values(): JsonNode[] {
    const values: JsonNode[] = [];
    if (this.text.startsWith('\ufeff')) this.at = 1;
    this.skipSpace();
    if (this.at >= this.text.length) throw new Fault(this.at, END);
    while (this.at < this.text.length) {
      values.push(this.value());
      this.skipSpace();
    }
    return values;
  }

  private matched(form: RegExp): string | null {
    form.lastIndex = this.at;
    return form.exec(this.text)?.[0] ?? null;
  }

  private skipSpace(): void {
    this.at += this.matched(SPACE)!.length;
  }

  private value(): JsonNode {
    const { at } = this;
    const first = this.text[at];
    if (first === undefined) throw new Fault(at, END);
    if (first === '"') return { kind: 'text', at, value: this.quoted(TEXT) };
    if (first === '[' || first === '{') {
      this.depth += 1;
      if (this.depth > DEEPEST_JSON) throw new Fault(at, DEPTH);
      const node = first === '[' ? this.list() : this.object();
      this.depth -= 1;
      return node;
    }
    if (first === '-' || (first >= '0' && first <= '9')) return this.number();
    return this.word();
  }

  private word(): JsonNode {
    const { at } = this;
    const word = this.matched(WORD);
    this.at += word?.length ?? 0;
    if (word === 'null') return { kind: 'null', at };
    if (word === 'true' || word === 'false') return { kind: 'boolean', at, value: word === 'true' };
    throw new Fault(at, UNEXPECTED);
  }

  private number(): JsonNode {
    const { at } = this;
    const digits = this.matched(NUMBER_FORM);
    if (digits === null || /[\w.+-]/.test(this.text[at + digits.length] ?? ''))
      throw new Fault(at, NUMBER);
    this.at += digits.length;
    return { kind: 'number', at, digits };
  }

  private quoted(texts: Texts): string {
    const quoted = this.matched(TEXT_FORM);
    if (quoted === null) throw new Fault(this.at, texts);
    const { at } = this;
    this.at += quoted.length;
    try {
      return JSON.parse(quoted) as string;
    } catch {
      // A control character stands in it.
      throw new Fault(at, texts);
    }
  }

  private list(): JsonNode {
    const { at } = this;
    const items: JsonNode[] = [];
    this.at += 1;
    this.skipSpace();
    if (this.text[this.at] === ']') this.at += 1;
    else
      do {
        this.skipSpace();
        items.push(this.value());
        this.skipSpace();
      } while (this.goesOn(']'));
    return { kind: 'list', at, items };
  }

  private object(): JsonNode {
    const { at } = this;
    const members = new Map<string, JsonNode>();
    this.at += 1;
    this.skipSpace();
    if (this.text[this.at] === '}') this.at += 1;
    else
      do {
        this.skipSpace();
        const offset = this.at;
        const name = this.quoted(NAME);
        this.skipSpace();
        if (this.text[this.at] !== ':') throw new Fault(this.at, COLON);
        this.at += 1;
        this.skipSpace();
        if (members.has(name)) this.duplicateKeys.push({ name, offset });
        members.set(name, this.value());
        this.skipSpace();
      } while (this.goesOn('}'));
    return { kind: 'object', at, members };
  }

  /** Whether a comma, not the end, follows. */
  private goesOn(end: string): boolean {
    const next = this.text[this.at];
    if (next === undefined) throw new Fault(this.at, END);
    if (next !== ',' && next !== end) throw new Fault(this.at, COMMA);
    this.at += 1;
    return next === ',';
  }
}

/** Reads JSON or JSON Lines. */
export function readJson(text: string): Result<JsonRead, SyntaxFault> {
  const reader = new JsonReader(text);
  try {
    return ok({ values: reader.values(), duplicateKeys: reader.duplicateKeys });
  } catch (error) {
    if (error instanceof Fault) return refuse(syntaxFault(text, error.offset, error.texts));
    throw error;
  }
}
