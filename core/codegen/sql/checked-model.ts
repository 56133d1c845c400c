import { textNode, type JsonNode } from '../json/json-node.ts';
import type { Bound, FieldType, Range, Size, ValueType } from '../model/field-type.ts';
import type { Enumeration, Model } from '../model/model.ts';
import { columnRequirements, type ColumnRequirement } from './column-requirements.ts';
import { readCondition, sqlResult, type SqlScalar } from './sql-condition.ts';

const nodeOf = (value: SqlScalar): JsonNode | null => {
  if (typeof value === 'string') return textNode(value);
  return typeof value === 'number' ? { kind: 'number', at: 0, digits: String(value) } : null;
};

/** The lower of two upper limits, and with the sign -1 the higher of two lower ones. */
function tighter(a: Bound | null, b: Bound, sign: 1 | -1): Bound {
  if (a === null) return b;
  const difference = (Number(a.value) - Number(b.value)) * sign;
  return difference < 0 || (difference === 0 && a.exclusive) ? a : b;
}

function inRange(range: Range, operator: string, value: number): Range {
  const bound = { value: String(value), exclusive: operator === '<' || operator === '>' };
  return operator.startsWith('>')
    ? { ...range, least: tighter(range.least, bound, -1) }
    : { ...range, most: tighter(range.most, bound, 1) };
}

function inSize({ least, most }: Size, operator: string, value: number): Size {
  const isEqual = operator === '=';
  const lower = operator === '>' ? value + 1 : value;
  const upper = operator === '<' ? value - 1 : value;
  return {
    least: isEqual || operator.startsWith('>') ? Math.max(least ?? 0, lower) : least,
    most: isEqual || operator.startsWith('<') ? Math.min(most ?? Infinity, upper) : most,
  };
}

const isNumber = (type: FieldType): type is Extract<FieldType, { readonly range: Range }> =>
  'range' in type;

/** The type with the limits that a requirement sets. */
function narrowedType(type: FieldType, requirement: ColumnRequirement): FieldType {
  if (requirement.kind !== 'compared' || typeof requirement.value !== 'number') return type;
  const { of, operator, value } = requirement;
  if (!Number.isFinite(value)) return type;
  if (of === 'length')
    return type.kind === 'text' ? { ...type, size: inSize(type.size, operator, value) } : type;
  return isNumber(type) && operator !== '='
    ? { ...type, range: inRange(type.range, operator, value) }
    : type;
}

/** The values that a requirement lists; null where it lists none, or some that are not of the type. */
function listedValues(
  type: FieldType,
  requirement: ColumnRequirement,
): readonly SqlScalar[] | null {
  const isEqual =
    requirement.kind === 'compared' && requirement.of === 'value' && requirement.operator === '=';
  const one = isEqual ? [requirement.value] : [];
  const given = requirement.kind === 'one of' ? requirement.values : one;
  const wanted = type.kind === 'text' ? 'string' : isNumber(type) ? 'number' : null;
  const isListed = given.length > 0 && given.every((value) => typeof value === wanted);
  return isListed ? [...new Set(given as readonly SqlScalar[])] : null;
}

/** The model with types narrowed by the CHECKs of single columns and of domains. */
export function checkedModel(model: Model): Model {
  const { dialect } = model;
  if (dialect === null) return model;
  const enumerations: Enumeration[] = [...model.enumerations];

  const narrowed = <Value extends ValueType>(
    given: Value,
    { id, name, origin }: Pick<Enumeration, 'id' | 'name' | 'origin'>,
    column: string,
    checks: readonly string[],
  ): Value => {
    const nodes = checks.flatMap((check) => readCondition(check, dialect, [column]) ?? []);
    const requirements = nodes.flatMap(columnRequirements);
    const type = requirements.reduce(narrowedType, given.type);
    const nullable = given.nullable && requirements.every(({ kind }) => kind !== 'not null');
    const listed = requirements.map((each) => listedValues(type, each)).find(Boolean);
    if (!listed) return { ...given, type, nullable };
    const allowed = listed.filter((value) =>
      nodes.every((node) => sqlResult(node, () => value) !== false),
    );
    const values = allowed.flatMap((value) => nodeOf(value) ?? []);
    enumerations.push({ id, name, schema: null, values, comment: null, origin });
    return { ...given, type: { kind: 'enumeration', enumeration: id }, nullable };
  };

  /** A domain may say NOT NULL too. */
  const isRequired = (type: FieldType): boolean =>
    type.kind === 'alias' &&
    model.aliases.some(({ id, value }) => id === type.alias && !value.nullable);

  const aliases = model.aliases.map((alias) => ({
    ...alias,
    // Whether null is allowed, the column says.
    value: narrowed(
      { ...alias.value, nullable: false },
      { ...alias, id: `${alias.id} values`, name: `${alias.name} value` },
      'VALUE',
      alias.checks,
    ),
  }));
  const entities = model.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => {
      const own = entity.checks.filter(
        ({ fields }) => fields.length > 0 && fields.every((name) => name === field.name),
      );
      return narrowed(
        { ...field, nullable: field.nullable && !isRequired(field.type) },
        { ...field, id: `${field.id} values`, name: `${entity.name} ${field.name}` },
        field.name,
        own.map(({ expression }) => expression),
      );
    }),
  }));
  return { ...model, enumerations, aliases, entities };
}
