import {
  joinsOf,
  type Entity,
  type Field,
  type FieldType,
  type Model,
} from '@toolyard/core/codegen';

/** What the corpus says of a column. */
interface ExpectedColumn {
  readonly name: string;
  readonly type: string;
  readonly type_ok?: readonly string[];
  readonly bits?: number;
  readonly precision?: number;
  readonly scale?: number;
  readonly length?: number;
  readonly fixed?: boolean;
  readonly timezone?: boolean;
  readonly array?: boolean;
  readonly unsigned?: boolean;
  readonly enum?: readonly string[];
  readonly enumName?: string;
  readonly domain?: string;
  readonly nullable: boolean;
  readonly auto?: string;
  readonly generated?: string;
  readonly onUpdate?: string;
  readonly default?: string | null;
  readonly comment?: string;
}

interface ExpectedReference {
  readonly columns: readonly string[];
  readonly refTable: string;
  readonly refColumns: readonly string[];
  readonly onDelete?: string;
  readonly onUpdate?: string;
}

interface ExpectedTable {
  readonly name: string;
  readonly schema?: string;
  readonly comment?: string;
  readonly fields: readonly ExpectedColumn[];
  readonly primaryKey: readonly string[];
  readonly uniques: readonly (readonly string[])[];
  readonly foreignKeys: readonly ExpectedReference[];
  readonly checks: readonly { readonly columns: readonly string[] }[];
  readonly indexes: readonly {
    readonly columns: readonly string[];
    readonly unique: boolean;
    readonly where?: string;
  }[];
}

export interface ExpectedSchema {
  readonly dialect?: string;
  readonly model?: { readonly entities: readonly ExpectedTable[] };
  readonly no_such_tables?: readonly string[];
  readonly m2m?: readonly {
    readonly via: string;
    readonly between: readonly string[];
    readonly payload: readonly string[];
  }[];
}

type Facts = Omit<ExpectedColumn, 'name' | 'nullable'>;

/** A type in the words of the corpus. */
function typeFacts(model: Model, type: FieldType): Facts {
  switch (type.kind) {
    case 'whole':
      return { type: 'integer', bits: type.bits ?? 0, unsigned: type.unsigned };
    case 'decimal': {
      const { precision, scale, unsigned } = type;
      return {
        type: 'decimal',
        unsigned,
        ...(precision === null ? {} : { precision, scale: scale ?? 0 }),
      };
    }
    case 'float':
      return { type: 'float', unsigned: type.range.least?.value === '0' };
    case 'text': {
      const { most } = type.size;
      return { type: 'string', fixed: type.fixed, ...(most === null ? {} : { length: most }) };
    }
    case 'datetime':
      return { type: 'datetime' };
    case 'instant':
      return { type: 'datetime', timezone: true };
    case 'bytes':
      return { type: 'binary' };
    case 'other':
      return { type: `other:${type.name}` };
    case 'enumeration':
    case 'set': {
      const found = model.enumerations.find(({ id }) => id === type.enumeration);
      const values = found?.values.map((each) => (each.kind === 'text' ? each.value : '')) ?? [];
      const kind = type.kind === 'set' ? 'set' : 'enum';
      return { type: kind, enum: values, enumName: found?.name ?? '' };
    }
    case 'alias': {
      const found = model.aliases.find(({ id }) => id === type.alias);
      return found
        ? { ...typeFacts(model, found.value.type), domain: found.name }
        : { type: 'unknown' };
    }
    case 'list':
      return { ...typeFacts(model, type.of.type), array: true };
    default:
      return { type: type.kind };
  }
}

function columnFaults(model: Model, at: string, field: Field, wanted: ExpectedColumn): string[] {
  const found = typeFacts(model, field.type);
  const allowed = [wanted.type, ...(wanted.type_ok ?? [])];
  const isRight = allowed.includes(found.type) || allowed.includes('*');
  const faults = isRight ? [] : [`type ${found.type}, expected ${wanted.type}`];
  const isSame = found.type === wanted.type;
  for (const key of ['bits', 'precision', 'scale', 'length', 'enumName', 'domain'] as const)
    if (isSame && wanted[key] !== undefined && found[key] !== wanted[key])
      faults.push(`${key} ${found[key]}, expected ${wanted[key]}`);
  for (const key of ['array', 'unsigned', 'fixed'] as const)
    if (isSame && Boolean(found[key]) !== Boolean(wanted[key])) faults.push(key);
  if (wanted.timezone === true && found.timezone !== true) faults.push('timezone');
  if (wanted.enum && JSON.stringify(wanted.enum) !== JSON.stringify(found.enum))
    faults.push(`enum ${JSON.stringify(found.enum)}`);
  if (field.nullable !== wanted.nullable) faults.push(`nullable ${field.nullable}`);
  if ((field.default?.kind === 'generated') !== Boolean(wanted.auto)) faults.push('auto');
  const generated = field.computed ? (field.computed.stored ? 'stored' : 'virtual') : undefined;
  if (generated !== wanted.generated) faults.push(`generated ${generated}`);
  const hasDefault = field.default !== null && field.default.kind !== 'generated';
  if (hasDefault !== (wanted.default !== undefined && wanted.default !== null))
    faults.push(`default ${hasDefault}`);
  if (Boolean(wanted.onUpdate) !== (field.onUpdate !== null)) faults.push('onUpdate');
  if (wanted.comment !== undefined && wanted.comment !== field.comment) faults.push('comment');
  return faults.map((fault) => `${at}.${field.name}: ${fault}`);
}

/** Two lists as sets. */
const setFaults = (what: string, found: readonly string[], wanted: readonly string[]): string[] => {
  const [have, need] = [found, wanted].map((each) => each.toSorted().join(' ; '));
  return have === need ? [] : [`${what} ${have}, expected ${need}`];
};

/** RESTRICT and no rule at all are one. */
const rule = (text = 'no action'): string => (text === 'restrict' ? 'no action' : text);

const referenceText = ({ columns, refTable, refColumns, onDelete, onUpdate }: ExpectedReference) =>
  [
    ...columns.map((column, at) => `${column}>${refTable}.${refColumns[at]}`).toSorted(),
    rule(onDelete),
    rule(onUpdate),
  ].join(' ');

function tableFaults(model: Model, entity: Entity, wanted: ExpectedTable): string[] {
  const fields = entity.fields.map(({ name }) => name).join();
  const columns = wanted.fields.map(({ name }) => name).join();
  const primary = entity.keys.find(({ kind }) => kind === 'primary')?.fields ?? [];
  const references = model.relations
    .filter(({ from }) => from === entity.id)
    .map((relation) => ({
      columns: relation.fromFields,
      refTable: model.entities.find(({ id }) => id === relation.to)?.name ?? relation.to,
      refColumns: relation.toFields,
      onDelete: relation.onDelete,
      onUpdate: relation.onUpdate,
    }));
  const indexes = entity.indexes.map(({ parts, unique, where }) =>
    [
      unique && 'unique',
      ...parts.map((part) => (part.kind === 'field' ? part.field : '(expression)')),
      where !== null && 'where',
    ]
      .filter(Boolean)
      .join(),
  );
  const wantedIndexes = wanted.indexes.map(({ columns: parts, unique, where }) =>
    [
      unique && 'unique',
      ...parts.map((part) => (/[^\w\u0080-\uffff -]/.test(part) ? '(expression)' : part)),
      where !== undefined && 'where',
    ]
      .filter(Boolean)
      .join(),
  );
  return [
    ...(fields === columns ? [] : [`columns ${fields}`]),
    ...((entity.schema ?? undefined) === wanted.schema ? [] : [`schema ${entity.schema}`]),
    ...(wanted.comment === undefined || wanted.comment === entity.comment ? [] : ['comment']),
    ...(primary.join() === wanted.primaryKey.join() ? [] : [`primary key ${primary.join()}`]),
    ...setFaults(
      'uniques',
      entity.keys.filter(({ kind }) => kind === 'unique').map((key) => key.fields.join()),
      wanted.uniques.map((key) => key.join()),
    ),
    ...setFaults(
      'foreign keys',
      references.map(referenceText),
      wanted.foreignKeys.map(referenceText),
    ),
    ...setFaults(
      'checks',
      entity.checks.map((check) => check.fields.toSorted().join()),
      wanted.checks.map((check) => check.columns.toSorted().join()),
    ),
    ...setFaults('indexes', indexes, wantedIndexes),
  ]
    .map((fault) => `${wanted.name}: ${fault}`)
    .concat(
      wanted.fields.flatMap((column) => {
        const field = entity.fields.find(({ name }) => name === column.name);
        return field ? columnFaults(model, wanted.name, field, column) : [];
      }),
    );
}

/** How a model differs from the catalogue of the database. */
export function schemaModelFaults(model: Model, expected: ExpectedSchema): string[] {
  const wanted = expected.model?.entities ?? [];
  const joins = joinsOf(model).map(({ entity, between, payload }) => {
    const names = between.map(({ to }) => model.entities.find(({ id }) => id === to)?.name ?? to);
    const via = model.entities.find(({ id }) => id === entity)?.name;
    return `${via}: ${names.toSorted().join()} with ${payload.join()}`;
  });
  return [
    ...setFaults(
      'tables',
      model.entities.map(({ name }) => name),
      wanted.map(({ name }) => name),
    ),
    ...(expected.no_such_tables ?? []).filter((name) =>
      model.entities.some((entity) => entity.name === name),
    ),
    ...wanted.flatMap((table) => {
      const entity = model.entities.find(({ name }) => name === table.name);
      return entity ? tableFaults(model, entity, table) : [];
    }),
    ...(expected.m2m ?? [])
      .map(
        ({ via, between, payload }) =>
          `${via}: ${between.toSorted().join()} with ${payload.join()}`,
      )
      .filter((join) => !joins.includes(join))
      .map((join) => `no join ${join}`),
  ];
}
