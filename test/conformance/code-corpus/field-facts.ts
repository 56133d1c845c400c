import type { Entity, FieldType, Model, ValueType } from '@toolyard/core/codegen';
import type { ExpectedField } from './code-case.ts';

const entityOf = (model: Model, id: string): Entity | undefined =>
  model.entities.find((entity) => entity.id === id);

/** The type without names and rules around it. */
function bare(model: Model, type: FieldType): FieldType {
  if (type.kind === 'restricted') return bare(model, type.of);
  if (type.kind !== 'alias') return type;
  const alias = model.aliases.find(({ id }) => id === type.alias);
  return alias ? bare(model, alias.value.type) : type;
}

const alternativesOf = (model: Model, type: FieldType): readonly FieldType[] => {
  const found = bare(model, type);
  return found.kind === 'oneOf'
    ? found.alternatives.flatMap((each) => alternativesOf(model, each))
    : [found];
};

/** The words that the corpus may use for a type. */
function wordsOf(model: Model, type: FieldType): readonly string[] {
  const named = (id: string): string[] => {
    const found = [...model.entities, ...model.enumerations, ...model.aliases].find(
      (each) => each.id === id,
    );
    const root = model.root?.type;
    const isRoot = root?.kind === 'entity' && root.entity === id;
    return [`ref:${found?.name}`, ...(isRoot ? ['ref:$'] : [])];
  };
  switch (type.kind) {
    case 'whole':
      return ['integer'];
    case 'float':
    case 'decimal':
      return ['number'];
    case 'boolean':
      return ['boolean'];
    case 'list':
    case 'set':
      return ['array'];
    case 'tuple':
      return ['tuple', 'array'];
    case 'map':
      return ['object', 'map'];
    case 'entity':
      return ['object', ...named(type.entity)];
    case 'enumeration':
      return ['enum', ...named(type.enumeration)];
    case 'alias':
      return [...named(type.alias), ...wordsOf(model, bare(model, type))];
    case 'literal':
      return ['const', 'enum', type.value.kind === 'text' ? 'string' : type.value.kind];
    case 'oneOf':
      return type.alternatives.flatMap((each) => wordsOf(model, each));
    case 'restricted':
      return wordsOf(model, type.of);
    case 'json':
    case 'never':
      return [];
    case 'text':
    case 'date':
    case 'time':
    case 'datetime':
    case 'instant':
    case 'uuid':
    case 'bytes':
    case 'other':
      return ['string'];
    default:
      return type satisfies never;
  }
}

const FORMATS: Partial<Record<FieldType['kind'], string>> = {
  date: 'date',
  instant: 'date-time',
  uuid: 'uuid',
};

/** How a value differs from what is expected of it. */
export function valueFaults(
  model: Model,
  value: ValueType & { readonly optional?: boolean },
  wanted: ExpectedField,
  at: string,
): string[] {
  const faults: string[] = [];
  const alternatives = alternativesOf(model, value.type).map((type) => wordsOf(model, type));
  const whole = wordsOf(model, value.type);
  const allowed = [...wanted.types, ...(wanted.types_ok ?? [])];
  const isFree = allowed.includes('*');
  const fits = (words: readonly string[]): boolean => words.some((word) => allowed.includes(word));
  const covers = (type: string): boolean =>
    whole.includes(type) ||
    alternatives.some((words) => words.includes(type)) ||
    (['integer', 'number'].includes(type) && allowed.includes('integer'));
  const isNamed = fits(whole) && wanted.types.length === 1;
  const isUnknown = value.type.kind === 'json';
  const isRight = isNamed || (alternatives.every(fits) && wanted.types.every(covers));
  if (!isFree && !(wanted.types.length === 0 ? isUnknown : isRight))
    faults.push(`${at}: ${whole.join('|')}, expected ${wanted.types.join('|')}`);
  if (wanted.required !== undefined && wanted.required === (value.optional ?? false))
    faults.push(`${at}: required ${!value.optional}`);
  if (wanted.nullable !== undefined && wanted.nullable !== value.nullable && !isUnknown)
    faults.push(`${at}: nullable ${value.nullable}`);
  return [...faults, ...detailFaults(model, value, wanted, at)];
}

function detailFaults(
  model: Model,
  { type }: ValueType,
  wanted: ExpectedField,
  at: string,
): string[] {
  const found = bare(model, type);
  const faults: string[] = [];
  if (wanted.bits !== undefined && found.kind === 'whole') {
    const bits = wanted.bits === 'more than 64' ? null : wanted.bits;
    if (found.bits !== bits) faults.push(`${at}: bits ${found.bits}`);
  }
  const format = found.kind === 'text' ? found.format : (FORMATS[found.kind] ?? null);
  if (wanted.format !== undefined && ![wanted.format, ...(wanted.format_ok ?? [])].includes(format))
    faults.push(`${at}: format ${format}, expected ${wanted.format}`);
  if (wanted.values) {
    const values =
      found.kind === 'enumeration'
        ? model.enumerations.find(({ id }) => id === found.enumeration)?.values
        : found.kind === 'literal'
          ? [found.value]
          : [];
    const texts = values?.map((each) => (each.kind === 'text' ? each.value : each));
    if (JSON.stringify(texts) !== JSON.stringify(wanted.values))
      faults.push(`${at}: values ${JSON.stringify(texts)}`);
  }
  return faults;
}

/** Steps of a path: `.name` and `["odd name"]`, `[]` of a list, `.*` of a map. */
const STEP = /\.\*|\[\]|\["((?:[^"\\]|\\[\s\S])*)"\]|\.([^.[\]]+)/g;

/** The value at a path of the corpus; null if there is none. */
export function valueAt(
  model: Model,
  path: string,
): (ValueType & { readonly optional?: boolean }) | null {
  let value: (ValueType & { readonly optional?: boolean }) | null = model.root;
  for (const [step, quoted, plain] of path.matchAll(STEP)) {
    if (!value) return null;
    value = stepInto(model, value.type, step, quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain);
  }
  return value;
}

function stepInto(
  model: Model,
  type: FieldType,
  step: string,
  name: string | undefined,
): (ValueType & { readonly optional?: boolean }) | null {
  for (const each of alternativesOf(model, type)) {
    if (step === '[]' && each.kind === 'list') return each.of;
    if (step === '.*' && each.kind === 'map') return each.of;
    if (each.kind !== 'entity' || name === undefined) continue;
    const field = entityOf(model, each.entity)?.fields.find((one) => one.name === name);
    if (field) return field;
  }
  return null;
}

/** How the fields of a type differ from what is expected of them. */
export function fieldFaults(
  model: Model,
  type: FieldType,
  wanted: Readonly<Record<string, ExpectedField>>,
): string[] {
  return Object.entries(wanted).flatMap(([name, field]) => {
    if (name === 'one_of') return branchFaults(model, type, field as unknown as Branches);
    const value = stepInto(model, type, `.${name}`, name);
    return value ? valueFaults(model, value, field, name) : [`${name} is missing`];
  });
}

type Branches = readonly Readonly<Record<string, ExpectedField>>[];

const branchFaults = (model: Model, type: FieldType, branches: Branches): string[] => {
  const alternatives = alternativesOf(model, type);
  return branches.flatMap((branch) =>
    alternatives.some((each) => fieldFaults(model, each, branch).length === 0)
      ? []
      : [`no alternative has ${Object.keys(branch).join()}`],
  );
};
