import type { JsonNode, JsonObject } from '../../json/json-node.ts';

/** Keywords whose values are data, not schemas. */
const DATA = new Set(['enum', 'const', 'default', 'example', 'examples', 'x-enum-varnames']);

const textOf = (node: JsonNode | undefined): string | null =>
  node?.kind === 'text' ? node.value : null;

/** An address relative to the address of the schema around it. */
function resolved(reference: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(reference) || base === '') return reference;
  if (reference === '') return base;
  const origin = /^[a-z][a-z\d+.-]*:\/\/[^/]*/i.exec(base)?.[0] ?? '';
  if (reference.startsWith('/')) return origin + reference;
  return base.slice(0, base.lastIndexOf('/') + 1) + reference;
}

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

const unescaped = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Finds what the references of a document refer to. */
export class SchemaIndex {
  private readonly paths = new Map<JsonNode, string>();
  private readonly bases = new Map<JsonNode, string>();
  private readonly byAddress = new Map<string, JsonNode>();

  constructor(private readonly document: JsonNode) {
    this.visit(document, '#', '');
  }

  private visit(node: JsonNode, path: string, outer: string): void {
    if (this.paths.has(node)) return;
    this.paths.set(node, path);
    if (node.kind === 'list')
      for (const [at, item] of node.items.entries()) this.visit(item, `${path}/${at}`, outer);
    if (node.kind !== 'object') return;
    const id = textOf(node.members.get('$id')) ?? textOf(node.members.get('id'));
    const isAnchor = id?.startsWith('#') ?? false;
    const base = id === null || isAnchor ? outer : resolved(id.replace(/#.*$/, ''), outer);
    this.bases.set(node, base);
    if (base !== outer) this.byAddress.set(base, node);
    const anchors = [
      isAnchor ? id!.slice(1) : null,
      textOf(node.members.get('$anchor')),
      textOf(node.members.get('$dynamicAnchor')),
    ];
    for (const anchor of anchors)
      if (anchor !== null && !this.byAddress.has(`${base}#${anchor}`))
        this.byAddress.set(`${base}#${anchor}`, node);
    for (const [name, value] of node.members)
      if (!DATA.has(name)) this.visit(value, `${path}/${escaped(name)}`, base);
  }

  /** JSON pointer of a part of the document. */
  pathOf(node: JsonNode): string {
    return this.paths.get(node) ?? '#';
  }

  /** What a reference of `schema` refers to; null if it is not in the document. */
  target(reference: string, schema: JsonObject): JsonNode | null {
    const at = reference.indexOf('#');
    const address = at < 0 ? reference : reference.slice(0, at);
    const fragment = at < 0 ? '' : decoded(reference.slice(at + 1));
    const base = this.bases.get(schema) ?? '';
    const full = address === '' ? base : resolved(address, base);
    const root = full === '' ? this.document : (this.byAddress.get(full) ?? null);
    const home = root ?? (address === '' ? this.document : null);
    if (home === null) return null;
    if (fragment === '') return home;
    if (!fragment.startsWith('/')) return this.byAddress.get(`${full}#${fragment}`) ?? null;
    const found = this.follow(home, fragment);
    // In an embedded schema, references are often written from the beginning of the document.
    return found ?? (address === '' ? this.follow(this.document, fragment) : null);
  }

  private follow(home: JsonNode, pointer: string): JsonNode | null {
    let node: JsonNode | undefined = home;
    for (const token of pointer.split('/').slice(1).map(unescaped)) {
      if (node?.kind === 'object') node = node.members.get(token);
      else if (node?.kind === 'list') node = node.items[Number(token)];
      else return null;
    }
    return node ?? null;
  }
}
