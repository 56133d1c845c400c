import {
  readJson,
  syntaxFault,
  type DocumentParser,
  type JsonNode,
  type SyntaxFault,
} from '@toolyard/core/codegen';
import { ok, refuse, type Result } from '@toolyard/core/shared';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type ParsedNode,
  type Scalar,
} from 'yaml';

/** Values that a document may have once its aliases are followed. */
const MOST_VALUES = 1_000_000;
const DEEPEST = 500;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

class DocumentFault extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

const offsetOf = (node: unknown): number => (node as ParsedNode | undefined)?.range?.[0] ?? 0;

/** Makes nodes with the digits of their numbers of a document's nodes. */
class Nodes {
  private count = 0;
  private depth = 0;

  constructor(private readonly document: Document.Parsed) {}

  of(node: unknown): JsonNode {
    this.count += 1;
    this.depth += 1;
    if (this.count > MOST_VALUES)
      throw new DocumentFault(offsetOf(node), 'Aliases multiply to more than a million values');
    if (this.depth > DEEPEST)
      throw new DocumentFault(offsetOf(node), 'Values are nested too deeply');
    const made = this.plain(node);
    this.depth -= 1;
    return made;
  }

  private plain(node: unknown): JsonNode {
    const at = offsetOf(node);
    if (isAlias(node)) {
      const resolved = node.resolve(this.document);
      if (!resolved) throw new DocumentFault(at, `No anchor has the name ${node.source}`);
      return this.of(resolved);
    }
    if (isMap(node)) return { kind: 'object', at, members: this.membersOf(node.items) };
    if (isSeq(node)) return { kind: 'list', at, items: node.items.map((item) => this.of(item)) };
    return isScalar(node) ? scalarOf(node, at) : { kind: 'null', at };
  }

  private membersOf(items: readonly { key: unknown; value: unknown }[]): Map<string, JsonNode> {
    const own = new Map<string, JsonNode>();
    const merged = new Map<string, JsonNode>();
    for (const { key, value } of items) {
      const name = isScalar(key) ? (key.source ?? String(key.value)) : String(key);
      const node = this.of(value);
      if (name !== '<<') own.set(name, node);
      else
        for (const each of node.kind === 'list' ? node.items : [node])
          if (each.kind === 'object')
            for (const [inherited, of] of each.members)
              if (!merged.has(inherited)) merged.set(inherited, of);
    }
    return new Map([...merged, ...own]);
  }
}

function scalarOf({ value, source }: Scalar, at: number): JsonNode {
  if (typeof value === 'boolean') return { kind: 'boolean', at, value };
  if (typeof value === 'number' || typeof value === 'bigint') {
    const digits = source !== undefined && NUMBER.test(source) ? source : String(value);
    return NUMBER.test(digits)
      ? { kind: 'number', at, digits }
      : { kind: 'text', at, value: source ?? digits };
  }
  return typeof value === 'string' ? { kind: 'text', at, value } : { kind: 'null', at };
}

/** Parses YAML 1.2, and JSON. */
export class YamlDocumentParser implements DocumentParser {
  parse(text: string): Result<JsonNode, SyntaxFault> {
    if (/^\s*\{/.test(text)) {
      const read = readJson(text);
      const [first, ...others] = read.ok ? read.value.values : [];
      if (first && others.length === 0) return ok(first);
      if (!read.ok && /^\s*\{\s*"/.test(text)) return read;
    }
    const document = parseDocument(text, { logLevel: 'silent', version: '1.2' });
    const [error] = document.errors;
    if (error) return refuseAt(text, error.pos[0], error.message.split('\n')[0]!);
    try {
      return ok(new Nodes(document).of(document.contents));
    } catch (fault) {
      if (fault instanceof DocumentFault) return refuseAt(text, fault.offset, fault.message);
      throw fault;
    }
  }
}

/** A fault in the words of the parser, which are English. */
const refuseAt = (text: string, offset: number, message: string): Result<never, SyntaxFault> =>
  refuse(
    syntaxFault(text, offset, {
      en: message.replace(/ at line.*$/, ''),
      'zh-CN': `YAML 解析失败：${message.replace(/ at line.*$/, '')}`,
    }),
  );
