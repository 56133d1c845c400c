import { jsonText, type JsonNode } from '../json/json-node.ts';
import type { Entity, Enumeration, Field, Model } from '../model/model.ts';
import { typeText } from '../model/type-text.ts';
import { identifier, wordsOf } from '../names/identifier.ts';
import { TYPESCRIPT_TYPES } from '../names/naming-rules.ts';
import { plural, singular } from '../names/plural.ts';

/** A name as the input spells it and in the usual styles. */
interface Names {
  readonly name: string;
  readonly pascal: string;
  readonly camel: string;
  readonly snake: string;
  readonly constant: string;
  readonly kebab: string;
}

interface FieldData extends Names {
  /** As the page shows it, e.g. `decimal(10,2)`. */
  readonly type: string;
  /** The kind of type alone, e.g. `decimal`. */
  readonly kind: string;
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly primary: boolean;
  readonly unique: boolean;
  readonly comment: string | null;
  readonly default: string | null;
  /** The values of an enumeration; empty for other types. */
  readonly values: readonly string[];
  /** Name of the entity that the field refers to. */
  readonly refersTo: string | null;
}

interface EntityData extends Names {
  readonly singular: string;
  readonly plural: string;
  readonly comment: string | null;
  readonly fields: readonly FieldData[];
}

interface EnumerationData extends Names {
  readonly values: readonly string[];
}

/** What a template can read. */
export interface TemplateData {
  readonly entities: readonly EntityData[];
  readonly enumerations: readonly EnumerationData[];
}

const namesOf = (name: string): Names => {
  const styled = (style: 'PascalCase' | 'camelCase' | 'snake_case' | 'CONSTANT_CASE') =>
    identifier(name, style, TYPESCRIPT_TYPES, 'Name');
  return {
    name,
    pascal: styled('PascalCase'),
    camel: styled('camelCase'),
    snake: styled('snake_case'),
    constant: styled('CONSTANT_CASE'),
    kebab: wordsOf(name).join('-').toLowerCase(),
  };
};

const valueText = (value: JsonNode): string =>
  value.kind === 'text' ? value.value : jsonText(value);

function defaultText({ default: given }: Field): string | null {
  if (given?.kind === 'value') return valueText(given.value);
  return given?.kind === 'expression' ? given.expression : null;
}

const valuesOf = ({ values }: Enumeration): readonly string[] => values.map(valueText);

function fieldData(model: Model, { id, keys }: Entity, field: Field): FieldData {
  const { name, type, optional, nullable, comment } = field;
  const hasKey = (wanted: 'primary' | 'unique') =>
    keys.some(({ kind, fields }) => kind === wanted && fields.length === 1 && fields[0] === name);
  const reference = model.relations.find(
    ({ from, fromFields }) => from === id && fromFields.includes(name),
  );
  const target = reference?.to ?? (type.kind === 'entity' ? type.entity : null);
  const found =
    type.kind === 'enumeration' || type.kind === 'set'
      ? model.enumerations.find((each) => each.id === type.enumeration)
      : undefined;
  return {
    ...namesOf(name),
    type: typeText(type, model),
    kind: type.kind,
    optional,
    nullable,
    primary: keys.some(({ kind, fields }) => kind === 'primary' && fields.includes(name)),
    unique: hasKey('unique'),
    comment,
    default: defaultText(field),
    values: found ? valuesOf(found) : [],
    refersTo: model.entities.find((each) => each.id === target)?.name ?? null,
  };
}

/** The model as plain data for templates. */
export const templateData = (model: Model): TemplateData => ({
  entities: model.entities.map((entity) => ({
    ...namesOf(entity.name),
    singular: singular(entity.name),
    plural: plural(singular(entity.name)),
    comment: entity.comment,
    fields: entity.fields.map((field) => fieldData(model, entity, field)),
  })),
  enumerations: model.enumerations.map((each) => ({
    ...namesOf(each.name),
    values: valuesOf(each),
  })),
});
