import { jsonText } from '../json/json-node.ts';
import type { FieldType, Size, ValueType } from './field-type.ts';
import type { Model } from './model.ts';

const sizeText = ({ least, most }: Size): string =>
  most === null
    ? least === null
      ? ''
      : `(${least}…)`
    : `(${least === null ? '' : `${least}…`}${most})`;

/** A type in a few characters, as tables of fields show it: `decimal(10,2)`, `Order[]`, `{key: text}`; `?` is null. */
export function typeText(
  type: FieldType,
  model: Pick<Model, 'entities' | 'enumerations' | 'aliases'>,
): string {
  const nameOf = (all: readonly { readonly id: string; readonly name: string }[], id: string) =>
    all.find((each) => each.id === id)?.name ?? id;
  const value = ({ type: of, nullable }: ValueType): string =>
    `${textOf(of)}${nullable ? '?' : ''}`;

  function textOf(of: FieldType): string {
    switch (of.kind) {
      case 'text':
        return of.format ?? `text${sizeText(of.size)}`;
      case 'whole':
        return `${of.unsigned ? 'unsigned ' : ''}integer${of.bits === null || of.bits === 53 ? '' : ` ${of.bits}`}`;
      case 'decimal':
        return of.precision === null ? 'decimal' : `decimal(${of.precision},${of.scale ?? 0})`;
      case 'float':
        return `float ${of.bits}`;
      case 'bytes':
        return `bytes${sizeText(of.size)}`;
      case 'other':
        return of.name;
      case 'enumeration':
        return nameOf(model.enumerations, of.enumeration);
      case 'set':
        return `set of ${nameOf(model.enumerations, of.enumeration)}`;
      case 'entity':
        return nameOf(model.entities, of.entity);
      case 'alias':
        return nameOf(model.aliases, of.alias);
      case 'literal':
        return jsonText(of.value);
      case 'list':
        return `${value(of.of)}[]`;
      case 'tuple':
        return `[${[...of.items.map(value), ...(of.rest ? [`…${value(of.rest)}`] : [])].join(', ')}]`;
      case 'map':
        return `{key: ${value(of.of)}}`;
      case 'oneOf':
        return of.alternatives.map(textOf).join(' | ');
      case 'restricted':
        return textOf(of.of);
      case 'time':
      case 'datetime':
      case 'instant': {
        const name = of.kind === 'instant' ? 'timestamp' : of.kind;
        return of.precision === null ? name : `${name}(${of.precision})`;
      }
      default:
        return of.kind;
    }
  }
  return textOf(type);
}
