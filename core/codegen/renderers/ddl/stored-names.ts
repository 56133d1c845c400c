import type { Entity, Model } from '../../model/model.ts';

/** Maximum length of a name in bytes; MySQL has 64 characters. */
export const LONGEST = 63;

/** Length of a text in UTF-8. */
export const bytesOf = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
};

export const isLabel = (text: string): boolean => bytesOf(text) <= LONGEST;

function cut(text: string, longest: number): string {
  let short = text;
  while (bytesOf(short) > longest) short = [...short].slice(0, -1).join('');
  return short;
}

/** Names that PostgreSQL can store, each once; SQLite ignores their case. */
export class FreeNames {
  private readonly taken = new Set<string>();

  constructor(private readonly ignoresCase = false) {}

  private keyOf(name: string): string {
    return this.ignoresCase ? name.toLowerCase() : name;
  }

  add(wanted: string, fallback: string): string {
    const text = wanted.replaceAll('\0', '') || fallback;
    let name = cut(text, LONGEST);
    for (let number = 2; this.taken.has(this.keyOf(name)); number += 1) {
      const ending = `_${number}`;
      name = cut(text, LONGEST - ending.length) + ending;
    }
    this.taken.add(this.keyOf(name));
    return name;
  }
}

/** Names of columns by the names of fields. */
export function columnNames(
  { fields }: Entity,
  ignoresCase = false,
  storable = (name: string) => name,
): ReadonlyMap<string, string> {
  const free = new FreeNames(ignoresCase);
  return new Map(fields.map(({ name }) => [name, free.add(storable(name), 'field')]));
}

/** Names of tables and types by id, with those of their schemas before them. */
export function qualifiedNames(
  { entities, enumerations, aliases }: Model,
  quote: (name: string) => string,
): { readonly names: ReadonlyMap<string, string>; readonly relations: FreeNames } {
  const bySchema = new Map<string | null, FreeNames>();
  const names = new Map<string, string>();
  const relations = new FreeNames();
  for (const { id, schema, name } of [...entities, ...enumerations, ...aliases]) {
    const free = schema === null ? relations : (bySchema.get(schema) ?? new FreeNames());
    if (schema !== null) bySchema.set(schema, free);
    const own = quote(free.add(name, 'table'));
    names.set(id, schema === null ? own : `${quote(schema)}.${own}`);
  }
  return { names, relations };
}
