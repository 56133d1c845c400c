import {
  normalizedDate,
  type FrontMatterFault,
  type FrontMatterFields,
  type FrontMatterProblem,
  type FrontMatterValue,
} from '@toolyard/core/content';
import { ok, refuse, type Result } from '@toolyard/core/shared';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Alias,
  type Document,
  type ParsedNode,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml';

const MOST_VALUES = 10_000;
const DEEPEST = 100;

class HeaderFault extends Error {
  constructor(
    readonly offset: number,
    readonly fault: FrontMatterFault,
    message: string,
  ) {
    super(message);
  }
}

/** Makes plain values of a document's nodes, and counts them. */
class Values {
  private count = 0;
  private depth = 0;
  /** Offset of the alias that is being followed. */
  private alias: number | null = null;

  constructor(private readonly document: Document.Parsed) {}

  of(node: unknown, isText: boolean): FrontMatterValue {
    this.depth += 1;
    if (this.depth > DEEPEST)
      throw new HeaderFault(
        this.alias ?? offsetOf(node),
        'tooDeep',
        'Values are nested too deeply',
      );
    const value = this.plainValueOf(node, isText);
    this.depth -= 1;
    return value;
  }

  private plainValueOf(node: unknown, isText: boolean): FrontMatterValue {
    this.count += 1;
    if (this.count > MOST_VALUES)
      throw new HeaderFault(
        this.alias ?? offsetOf(node),
        'tooManyValues',
        'Aliases multiply to more than 10,000 values',
      );
    if (isAlias(node)) return this.ofAlias(node, isText);
    if (isMap(node)) return this.fieldsOf(node, () => isText);
    if (isSeq(node)) return node.items.map((item) => this.of(item, isText));
    if (!isScalar(node)) return null;
    const { value, source } = node;
    if (isText && typeof value !== 'string' && source) return source;
    if (typeof value === 'string' && node.type === 'PLAIN' && !isText) return normalizedDate(value);
    if (typeof value === 'bigint') return String(value);
    return ['string', 'number', 'boolean'].includes(typeof value) ? (value as string) : null;
  }

  /** A map, with the maps that `<<` merges into it. */
  fieldsOf(map: YAMLMap, isTextField: (name: string) => boolean): FrontMatterFields {
    const merged: (readonly [string, FrontMatterValue])[] = [];
    const own = map.items.flatMap(({ key, value }) => {
      const name = this.nameOf(key);
      const field = this.of(value, isTextField(name));
      if (name !== '<<') return [[name, field] as const];
      for (const each of [field].flat())
        if (typeof each === 'object' && each !== null) merged.unshift(...Object.entries(each));
      return [];
    });
    return Object.fromEntries([...merged, ...own]);
  }

  private nameOf(key: unknown): string {
    const name = this.of(key, true);
    return typeof name === 'object' ? JSON.stringify(name) : String(name);
  }

  private ofAlias(node: Alias, isText: boolean): FrontMatterValue {
    const resolved = node.resolve(this.document);
    if (!resolved)
      throw new HeaderFault(
        offsetOf(node),
        'unknownAnchor',
        `No anchor has the name ${node.source}`,
      );
    const outer = this.alias;
    this.alias ??= offsetOf(node);
    const value = this.of(resolved, isText);
    this.alias = outer;
    return value;
  }
}

const offsetOf = (node: unknown): number => (node as ParsedNode | undefined)?.range?.[0] ?? 0;

/** A plain text with a colon in it, which is an error in YAML, at the top level. */
const COLON_IN_TEXT = /^([\w-]+:[ \t]+)([^\s"'[\]{}|>&*!%@`#,?-][^\n]*?:(?:[ \t][^\n]*|))[ \t]*$/gm;

const parsed = (header: string, lineCounter: LineCounter): Document.Parsed =>
  parseDocument(header, { lineCounter, logLevel: 'silent', version: '1.2' });

const MULTILINE = 'MULTILINE_IMPLICIT_KEY';

/**
 * Where a fault lies. What is not closed is noticed later than where it begins, which is the last field before; a deeper
 * field below a value is noticed at the value.
 */
function faultOffset(header: string, [first, second]: readonly YAMLParseError[]): number {
  const offset = first!.pos[0];
  if (second?.code === MULTILINE && second.pos[0] === offset) return second.pos[1];
  const isUnclosed = offset >= header.trimEnd().length || first!.message.startsWith('Flow ');
  if (!isUnclosed) return offset;
  const fields = header.slice(0, offset).matchAll(/^[^\s#][^\n]*:/gm);
  return [...fields].at(-1)?.index ?? offset;
}

/** Faults by what the parser says of them. */
const FAULTS: readonly (readonly [RegExp, FrontMatterFault])[] = [
  [/^Missing closing/, 'openQuote'],
  [/^Flow (?:map|sequence) .*must/, 'openBracket'],
  [/^Map keys must be unique/, 'repeatedField'],
  [/^Tabs are not allowed/, 'tab'],
  [/^Invalid escape/, 'escape'],
  [/^Plain value cannot start/, 'reservedSign'],
  [/^Nested mappings/, 'colonInValue'],
  [/same column|indent/, 'indentation'],
  [/^Implicit (?:map )?keys/, 'noField'],
  [/block-seq-ind on same line/, 'listInLine'],
  [/at node end/, 'afterValue'],
  [/^Missing ,/, 'noComma'],
];

function faultOf([first, second]: readonly YAMLParseError[]): FrontMatterFault {
  const isDeeperField = first!.code === 'BLOCK_AS_IMPLICIT_KEY' && second?.code === MULTILINE;
  if (isDeeperField) return 'indentation';
  return FAULTS.find(([pattern]) => pattern.test(first!.message))?.[1] ?? 'other';
}

/** The fields of a header in YAML or JSON; null when it is no map. */
export function yamlFields(
  header: string,
  textFields: readonly string[],
): Result<FrontMatterFields | null, FrontMatterProblem> {
  const lineCounter = new LineCounter();
  const problemAt = (offset: number, fault: FrontMatterFault, message: string) =>
    refuse({ line: Math.max(1, lineCounter.linePos(offset).line), fault, message });
  let document = parsed(header, lineCounter);
  const faults = document.errors;
  const [fault] = faults;
  if (fault) {
    if (/^[ \t]*\n/.test(header)) return ok(null);
    const quoted = header.replace(
      COLON_IN_TEXT,
      (_, name: string, text: string) => name + JSON.stringify(text),
    );
    document = parsed(quoted, new LineCounter());
    if (document.errors.length > 0)
      return problemAt(
        faultOffset(header, faults),
        faultOf(faults),
        fault.message.split('\n')[0]!.replace(/ at line.*$/, ''),
      );
  }
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) return ok({});
  if (!isMap(contents)) return ok(null);
  try {
    const isTextField = (name: string): boolean => textFields.includes(name.toLowerCase());
    return ok(new Values(document).fieldsOf(contents, isTextField));
  } catch (error) {
    if (error instanceof HeaderFault) return problemAt(error.offset, error.fault, error.message);
    throw error;
  }
}
