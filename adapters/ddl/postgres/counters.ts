import type { Node } from 'libpg-query';
import type { ColumnDraft } from '../table-drafts.ts';
import { namesOf, partsOf } from './syntax-tree.ts';

/** What is said of a sequence, by the name of the option; null where it says NO. */
function optionsOf(nodes: readonly Node[]): ReadonlyMap<string, string | null> {
  return new Map(
    nodes.flatMap((node): [string, string | null][] => {
      if (!('DefElem' in node)) return [];
      const { defname = '', arg } = node.DefElem;
      if (!arg) return [[defname, null]];
      if ('Integer' in arg) return [[defname, String(arg.Integer.ival ?? 0)]];
      if ('Float' in arg) return [[defname, arg.Float.fval ?? '0']];
      return 'Boolean' in arg ? [[defname, arg.Boolean.boolval ? '' : null]] : [];
    }),
  );
}

/** How an identity column counts, without what is usual. */
export function identityOf(
  when: string | undefined,
  nodes: readonly Node[] = [],
): NonNullable<ColumnDraft['counter']> {
  const options = optionsOf(nodes);
  const given = (name: string, usual: string): string | null => {
    const value = options.get(name) ?? null;
    return value === usual ? null : value;
  };
  const least = given('minvalue', '1');
  const texts = [
    ['START WITH', given('start', least ?? '1')],
    ['INCREMENT BY', given('increment', '1')],
    ['MINVALUE', least],
    ['MAXVALUE', given('maxvalue', '')],
    ['CACHE', given('cache', '1')],
    ['CYCLE', given('cycle', '0')],
  ].flatMap(([word, value]) => (value === null ? [] : `${word} ${value}`.trim()));
  return {
    ...(when === 'a' ? { always: true } : {}),
    ...(texts.length > 0 ? { options: texts.join(' ') } : {}),
  };
}

const SERIALS: Readonly<Record<string, string>> = {
  int2: 'smallserial',
  int4: 'serial',
  int8: 'bigserial',
};

/** The sequence that a default takes the next number of; null if it takes none. */
function sequenceOf(node: unknown): string | null {
  for (const part of partsOf(node)) {
    const call = part['FuncCall'] as { funcname?: readonly Node[]; args?: unknown } | undefined;
    if (!call || namesOf(call.funcname).at(-1) !== 'nextval') continue;
    const texts = [...partsOf(call.args)].flatMap((each) => {
      const { sval } = (each['sval'] ?? {}) as { readonly sval?: string };
      return sval ?? [];
    });
    return (texts[0] ?? '').split('.').at(-1)!.replaceAll('"', '');
  }
  return null;
}

/** Whether a default counts; a sequence that is named as SERIAL names its own makes the column SERIAL. */
export function takesSequence(table: string, column: ColumnDraft, node: unknown): boolean {
  const sequence = sequenceOf(node);
  const serial = SERIALS[column.type?.name ?? ''];
  if (serial !== undefined && !column.nullable && sequence === `${table}_${column.name}_seq`)
    column.type = { ...column.type!, name: serial };
  return sequence !== null;
}
