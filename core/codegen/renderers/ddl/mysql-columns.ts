import type { FieldType } from '../../model/field-type.ts';
import type { Entity, Enumeration, Field, Model } from '../../model/model.ts';
import { columnType } from '../../readers/sql-ddl/column-type.ts';
import { declaredText, isLong, mysqlText, mysqlType } from './mysql-text.ts';

/** Most characters of a key: 3072 bytes of four each. */
const KEY_CHARACTERS = 768;

/** Whether MySQL can store the values as ENUM: it ignores their case and the spaces behind them. */
const isNative = ({ values }: Enumeration): boolean => {
  const texts = values.map((value) => (value.kind === 'text' ? value.value : null));
  const seen = new Set(texts.map((text) => text?.trimEnd().toLowerCase()));
  return (
    values.length > 0 &&
    seen.size === texts.length &&
    texts.every((text) => text !== null && text.length <= 255 && text.trimEnd() === text)
  );
};

/** Chooses the types of columns in MySQL: a text of a key needs a length, and both ends of a reference one type. */
export class MysqlColumns {
  constructor(private readonly model: Model) {}

  /** The type without the name of its domain. */
  bare(type: FieldType): FieldType {
    const alias =
      type.kind === 'alias' ? this.model.aliases.find(({ id }) => id === type.alias) : undefined;
    return alias ? this.bare(alias.value.type) : type;
  }

  enumeration(type: FieldType): Enumeration | undefined {
    return type.kind === 'enumeration' || type.kind === 'set'
      ? this.model.enumerations.find(({ id }) => id === type.enumeration)
      : undefined;
  }

  /** The values that a check must list, since no type does. */
  checkedValues(field: Field): Enumeration | undefined {
    const type = this.bare(field.type);
    const found = type.kind === 'enumeration' ? this.enumeration(type) : undefined;
    return found && !isNative(found) ? found : undefined;
  }

  typeOf(entity: Entity, field: Field, seen: readonly Field[] = []): string {
    const type = this.bare(field.type);
    const own = this.declared(field, type);
    if (own !== null) return own;
    const target = this.referred(entity, field);
    if (target && !seen.includes(target.field))
      return this.typeOf(target.entity, target.field, [...seen, field]);
    const isUntyped = this.model.dialect === 'sqlite' && type.kind === 'json' && !field.declared;
    const written = isUntyped ? 'longtext' : this.written(type);
    const share = this.share(entity, field);
    if (share !== null && /text$/.test(written)) return `varchar(${Math.min(share, 255)})`;
    if (share !== null && /blob$/.test(written)) return `varbinary(${Math.min(share, 255)})`;
    return written;
  }

  /** A column in a key or an index, with the length that it needs there. */
  lengthInKey(entity: Entity, field: Field): string {
    const written = this.typeOf(entity, field);
    const share = this.share(entity, field) ?? KEY_CHARACTERS;
    const [, size = '0'] = /^(?:var)?(?:char|binary)\((\d+)\)/.exec(written) ?? [];
    return isLong(written) || Number(size) > share ? `(${Math.min(share, 255)})` : '';
  }

  private declared(field: Field, type: FieldType): string | null {
    if (this.model.dialect !== 'mysql' || field.declared === null) return null;
    const isSame = JSON.stringify(columnType(field.declared, 'mysql')) === JSON.stringify(type);
    return isSame ? declaredText(field.declared) : null;
  }

  private written(type: FieldType): string {
    const found = this.enumeration(type);
    if (!found) return this.model.dialect === 'mysql' ? ownType(type) : mysqlType(type);
    const texts = found.values.map((value) => (value.kind === 'text' ? value.value : ''));
    if (type.kind === 'set')
      return isNative(found) && texts.every((text) => !text.includes(',')) && texts.length <= 64
        ? `set(${texts.map(mysqlText).join(', ')})`
        : 'json';
    if (isNative(found)) return `enum(${texts.map(mysqlText).join(', ')})`;
    const kinds = new Set(found.values.map(({ kind }) => kind));
    if (kinds.size > 1) return 'json';
    if (kinds.has('text')) return `varchar(${Math.max(1, ...texts.map(({ length }) => length))})`;
    return kinds.has('number') ? 'decimal(65,30)' : 'boolean';
  }

  /** The field that a reference of this one must be equal to in type. */
  private referred(entity: Entity, field: Field): { entity: Entity; field: Field } | null {
    for (const { from, fromFields, to, toFields } of this.model.relations) {
      const at = from === entity.id ? fromFields.indexOf(field.name) : -1;
      const target = at < 0 ? undefined : this.model.entities.find(({ id }) => id === to);
      const found = target?.fields.find(({ name }) => name === toFields[at]);
      if (target && found && found !== field) return { entity: target, field: found };
    }
    return null;
  }

  /** Characters that the keys, indexes and references of a field leave it; null if it is in none. */
  private share({ id, keys, indexes }: Entity, { name }: Field): number | null {
    const groups = [
      ...keys.map(({ fields }) => fields),
      ...indexes.map(({ parts }) =>
        parts.flatMap((part) => (part.kind === 'field' ? [part.field] : [])),
      ),
      ...this.model.relations.flatMap(({ from, fromFields, to, toFields }) => [
        ...(from === id ? [fromFields] : []),
        ...(to === id ? [toFields] : []),
      ]),
    ].filter((group) => group.includes(name));
    const widest = Math.max(...groups.map(({ length }) => length));
    return groups.length === 0 ? null : Math.floor(KEY_CHARACTERS / widest);
  }
}

/** A type of MySQL that was not read from its statements, such as one that was changed afterwards. */
function ownType(type: FieldType): string {
  if (type.kind === 'instant') return `timestamp${precisionOf(type.precision)}`;
  if (type.kind === 'datetime' || type.kind === 'time')
    return `${type.kind}${precisionOf(type.precision)}`;
  if (type.kind === 'other' && /^[a-z]\w*$/.test(type.name)) return type.name;
  return mysqlType(type);
}

const precisionOf = (precision: number | null): string =>
  precision === null ? '' : `(${precision})`;
