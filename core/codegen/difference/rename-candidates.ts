import type { FieldType } from '../model/field-type.ts';
import type { Entity, Field } from '../model/model.ts';
import { warning, type Warning } from '../model/warning.ts';

/** The choice that a thing is gone, and was not renamed. */
export const GONE = 'gone';

const FAMILIES: readonly (readonly FieldType['kind'][])[] = [
  ['whole', 'decimal', 'float'],
  ['text', 'uuid', 'enumeration', 'other', 'alias'],
  ['date', 'datetime', 'instant', 'time'],
  ['boolean'],
  ['bytes'],
  ['json', 'list', 'set'],
];

const familyOf = ({ type }: Field): number =>
  FAMILIES.findIndex((family) => family.includes(type.kind));

const pairsOf = (text: string): string[] => {
  const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [...plain].slice(1).map((sign, at) => plain[at]! + sign);
};

/** How alike two names are, from 0 to 1, whatever their case and the signs between words. */
export function likeness(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  if (first.length + second.length === 0) return a.toLowerCase() === b.toLowerCase() ? 1 : 0;
  const left = [...second];
  const shared = first.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (first.length + second.length);
}

/** Fields that one which is gone may be called now, the likeliest first. */
export const fieldCandidates = (gone: Field, added: readonly Field[]): readonly string[] =>
  added
    .filter(
      (each) =>
        each.computed === null &&
        (familyOf(each) === familyOf(gone) || likeness(each.name, gone.name) >= 0.6),
    )
    .toSorted((a, b) => likeness(b.name, gone.name) - likeness(a.name, gone.name))
    .map(({ name }) => name);

/** Entities that one which is gone may be called now. */
export const entityCandidates = (gone: Entity, added: readonly Entity[]): readonly string[] => {
  const score = (entity: Entity): number => {
    const shared = gone.fields.filter(({ name }) =>
      entity.fields.some((field) => likeness(field.name, name) >= 0.6),
    ).length;
    const all = gone.fields.length + entity.fields.length - shared;
    return shared / Math.max(all, 1) + likeness(entity.name, gone.name) / 2;
  };
  return added
    .filter((entity) => score(entity) >= 0.5)
    .toSorted((a, b) => score(b) - score(a))
    .map(({ id }) => id);
};

/** Asks whether a thing was renamed, and to what. */
export const renameQuestion = (
  path: string,
  name: string,
  candidates: readonly { readonly value: string; readonly name: string }[],
): Warning =>
  warning(
    'renamed or new',
    { path, offset: null },
    {
      en: `${name} is not there anymore: is it renamed, or dropped with what it holds?`,
      'zh-CN': `${name} 已不存在：是改名了，还是连同内容一起删除？`,
    },
    [
      ...candidates.map((each) => ({
        value: each.value,
        label: { en: `renamed to ${each.name}`, 'zh-CN': `改名为 ${each.name}` },
      })),
      { value: GONE, label: { en: 'dropped', 'zh-CN': '删除' } },
    ],
  );
