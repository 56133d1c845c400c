import type { FieldType } from '../model/field-type.ts';
import { indexFields, type Check, type Index, type Key } from '../model/key.ts';
import type { Alias, Field, Model } from '../model/model.ts';
import type { Relation } from '../model/relation.ts';
import type { Choices, Warning } from '../model/warning.ts';
import { declaredText } from '../renderers/ddl/mysql-text.ts';
import type { SqlDialect } from '../sql/sql-dialect.ts';
import { namedColumns, sqlTokens } from '../sql/sql-tokens.ts';
import type {
  EntityPair,
  FieldAspect,
  ModelChange,
  Pairs,
  Stay,
  ValueRename,
} from './model-change.ts';
import { Pairing, valueName } from './pairs.ts';

export interface Difference {
  readonly changes: readonly ModelChange[];
  readonly pairs: Pairs;
  readonly stays: readonly Stay[];
  /** What may have been renamed; the first choice is taken until one is made. */
  readonly questions: readonly Warning[];
}

type Names = ReadonlyMap<string, string>;

/** An expression without regard to spaces, to the case of words and to parentheses around the whole. */
function expressionKey(text: string, dialect: SqlDialect | null, names: Names): string {
  const tokens = sqlTokens(text, dialect ?? 'postgresql').map(({ kind, value }) => {
    if (kind === 'text') return `'${value}'`;
    const renamed = names.get(value.toLowerCase());
    return kind === 'sign' || kind === 'number' ? value : (renamed ?? value.toLowerCase());
  });
  while (tokens[0] === '(' && closesLast(tokens))
    tokens.splice(0, tokens.length, ...tokens.slice(1, -1));
  return tokens.join(' ');
}

/** Whether the first parenthesis is closed by the last token. */
function closesLast(tokens: readonly string[]): boolean {
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) return at === tokens.length - 1 && at > 0;
  }
  return false;
}

/** Words of PostgreSQL that say more of a type than the model does. */
const POSTGRES_DECLARED = /^(?:json|timetz|(?:small|big)?serial[248]?)$/;

/** What the statements say of a type beyond the model. */
function declaredKey({ declared, default: given }: Field, dialect: SqlDialect | null): string {
  if (declared === null) return '';
  if (dialect === 'mysql')
    return declared.values.length > 0 ? declared.name : declaredText(declared);
  if (dialect === 'sqlite') return `${declared.name}(${declared.arguments.join(',')})`;
  // A sequence that is there already is one of the ways to count.
  return given?.kind !== 'generated' && POSTGRES_DECLARED.test(declared.name) ? declared.name : '';
}

const sameItems = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);

/** Compares two models, whose parts were paired. */
class Comparison {
  readonly changes: ModelChange[] = [];
  readonly stays: Stay[] = [];
  private readonly renamedValues = new Map<string, readonly ValueRename[]>();

  constructor(
    private readonly before: Model,
    private readonly after: Model,
    private readonly pairs: Pairs,
    private readonly pairing: Pairing,
  ) {}

  compare(): void {
    this.types();
    this.only('entities', 'entity');
    for (const pair of this.pairs.entities) this.entity(pair);
    this.relations();
  }

  /** What only one model has. */
  private only(
    part: 'entities' | 'enumerations' | 'aliases',
    kind: 'entity' | 'enumeration' | 'alias',
  ) {
    const pairs: readonly { before: unknown; after: unknown }[] = this.pairs[part];
    for (const before of this.before[part])
      if (!pairs.some((pair) => pair.before === before))
        this.changes.push({ kind: `${kind}Dropped`, before } as ModelChange);
    for (const after of this.after[part])
      if (!pairs.some((pair) => pair.after === after))
        this.changes.push({ kind: `${kind}Added`, after } as ModelChange);
  }

  private types(): void {
    this.only('enumerations', 'enumeration');
    for (const { before, after } of this.pairs.enumerations) {
      if (before.name !== after.name || before.schema !== after.schema)
        this.changes.push({ kind: 'enumerationRenamed', before, after });
      if (!sameItems(before.values.map(valueName), after.values.map(valueName))) {
        const renames = this.pairing.valueRenames({ before, after });
        this.renamedValues.set(before.id, renames);
        this.changes.push({ kind: 'enumerationChanged', before, after, renames });
      }
    }
    this.only('aliases', 'alias');
    for (const { before, after } of this.pairs.aliases)
      if (this.aliasKey(before, 'before') !== this.aliasKey(after, 'after'))
        this.changes.push({ kind: 'aliasChanged', before, after });
  }

  private aliasKey({ value, checks }: Alias, side: 'before' | 'after'): string {
    const { dialect } = this.before;
    const rules = checks.map((check) => expressionKey(check, dialect, new Map()));
    return JSON.stringify([this.typeKey(value.type, side), value.nullable, rules]);
  }

  /** A type with the names that enumerations and domains have afterwards. */
  private typeKey(type: FieldType, side: 'before' | 'after'): string {
    const { enumerations, aliases } = this.pairs;
    const named = (
      pairs: readonly { before: { id: string }; after: { id: string } }[],
      id: string,
    ) => (side === 'before' ? (pairs.find((pair) => pair.before.id === id)?.after.id ?? id) : id);
    return JSON.stringify(type, (key, value: unknown) => {
      if (key === 'at' || key === 'asBigint') return undefined;
      if (key === 'enumeration') return named(enumerations, value as string);
      return key === 'alias' ? named(aliases, value as string) : value;
    });
  }

  private entity(pair: EntityPair): void {
    const { before, after, fields } = pair;
    if (before.name !== after.name || before.schema !== after.schema)
      this.changes.push({ kind: 'entityRenamed', before, after });
    for (const field of before.fields)
      if (!fields.some((each) => each.before === field))
        this.changes.push({ kind: 'fieldDropped', entity: before, before: field });
    const names = renamedFields(pair);
    for (const each of fields) this.field(pair, each.before, each.after, names);
    for (const field of after.fields)
      if (!fields.some((each) => each.after === field))
        this.changes.push({ kind: 'fieldAdded', entity: after, after: field });
    if ((before.options ?? '').toLowerCase() !== (after.options ?? '').toLowerCase())
      this.changes.push({ kind: 'entityOptionsChanged', before, after });
    this.parts(pair, 'key', before.keys, after.keys, keyText);
    this.parts(pair, 'check', before.checks, after.checks, this.checkText);
    this.parts(pair, 'index', before.indexes, after.indexes, this.indexText);
    if (before.comment !== after.comment)
      this.changes.push({ kind: 'entityCommentChanged', before, after });
  }

  private field(
    { before: entity, after: now, fields }: EntityPair,
    before: Field,
    after: Field,
    names: Names,
  ) {
    const { dialect } = this.before;
    const computed = (field: Field, map: Names): string =>
      field.computed
        ? `${field.computed.stored} ${expressionKey(field.computed.expression, dialect, map)}`
        : '';
    const none: Names = new Map();
    const isAnew =
      computed(before, names) !== computed(after, none) ||
      (before.computed !== null &&
        (this.isRetyped(before, after) ||
          this.dependsOnRetyped(before.computed.expression, fields)));
    if (isAnew) {
      this.changes.push(
        { kind: 'fieldDropped', entity, before },
        { kind: 'fieldAdded', entity: now, after },
      );
      return;
    }
    if (before.name !== after.name)
      this.changes.push({ kind: 'fieldRenamed', entity: now, before, after });
    const aspects = this.aspects(before, after);
    if (aspects.length > 0)
      this.changes.push({ kind: 'fieldChanged', entity: now, before, after, aspects });
  }

  /** Whether an expression names a column whose type changes. */
  private dependsOnRetyped(expression: string, fields: EntityPair['fields']): boolean {
    const named = namedColumns(
      sqlTokens(expression, this.before.dialect ?? 'postgresql'),
      fields.map(({ before }) => before.name),
    );
    return fields.some(
      ({ before, after }) =>
        named.includes(before.name) && before.computed === null && this.isRetyped(before, after),
    );
  }

  private isRetyped(before: Field, after: Field): boolean {
    const isDeclared = before.declared !== null && after.declared !== null;
    return (
      this.typeKey(before.type, 'before') !== this.typeKey(after.type, 'after') ||
      collationKey(before) !== collationKey(after) ||
      (isDeclared &&
        declaredKey(before, this.before.dialect) !== declaredKey(after, this.after.dialect))
    );
  }

  /** The default that stays where nothing but the name of its value changes. */
  private defaultBefore(field: Field): string {
    const key = defaultKey(field, this.before.dialect);
    const renames =
      field.type.kind === 'enumeration'
        ? this.renamedValues.get(field.type.enumeration)
        : undefined;
    return renames?.find(({ from }) => from === key)?.to ?? key;
  }

  private aspects(before: Field, after: Field): FieldAspect[] {
    const { dialect } = this.before;
    const aspects: FieldAspect[] = [];
    if (this.isRetyped(before, after)) aspects.push('type');
    if (before.nullable !== after.nullable) aspects.push('nullable');
    if (this.defaultBefore(before) !== defaultKey(after, dialect)) aspects.push('default');
    if (before.onUpdate?.toLowerCase() !== after.onUpdate?.toLowerCase()) aspects.push('onUpdate');
    if (before.comment !== after.comment) aspects.push('comment');
    return aspects;
  }

  /** Keys, checks and indexes: what is not the same is dropped and added. */
  private parts<Part extends Key | Check | Index>(
    pair: EntityPair,
    kind: 'key' | 'check' | 'index',
    before: readonly Part[],
    after: readonly Part[],
    textOf: (part: Part, names: Names) => string,
  ): void {
    const none: Names = new Map();
    const names = renamedFields(pair);
    const left = [...after];
    // A part that holds a column that is made anew is made anew, too.
    const anew = this.changes.flatMap((change) =>
      change.kind === 'fieldDropped' && change.entity === pair.before ? [change.before.name] : [],
    );
    for (const part of before) {
      const isAnew = fieldsOf(part).some((name) => anew.includes(name));
      const at = isAnew ? -1 : left.findIndex((each) => textOf(each, none) === textOf(part, names));
      const [after] = at < 0 ? [] : left.splice(at, 1);
      if (after) this.stays.push({ kind, entity: pair, before: part, after } as Stay);
      else
        this.changes.push({
          kind: `${kind}Dropped`,
          entity: pair.before,
          before: part,
        } as ModelChange);
    }
    for (const part of left)
      this.changes.push({ kind: `${kind}Added`, entity: pair.after, after: part } as ModelChange);
  }

  private readonly checkText = ({ expression }: Check, names: Names): string =>
    expressionKey(expression, this.before.dialect, names);

  private readonly indexText = (index: Index, names: Names): string => {
    const { name, unique, parts, where, method } = index;
    const { dialect } = this.before;
    const written = parts.map((part) => [
      part.kind === 'field'
        ? (names.get(part.field.toLowerCase()) ?? part.field.toLowerCase())
        : expressionKey(part.expression, dialect, names),
      part.descending,
      part.nulls,
      part.options && expressionKey(part.options, dialect, new Map()),
    ]);
    const condition = where && expressionKey(where, dialect, names);
    return JSON.stringify([name, unique, written, condition, method, uniqueRules(index, names)]);
  };

  private relations(): void {
    const { entities } = this.pairs;
    const pairOf = (id: string) => entities.find((pair) => pair.before.id === id);
    const textOf = (relation: Relation, isBefore: boolean): string => {
      const [from, to] = [relation.from, relation.to].map((id) =>
        isBefore ? pairOf(id) : undefined,
      );
      const named = (pair: EntityPair | undefined, fields: readonly string[]) =>
        fields.map(
          (name) => (pair && renamedFields(pair).get(name.toLowerCase())) ?? name.toLowerCase(),
        );
      const isGone = (pair: EntityPair | undefined, fields: readonly string[]): boolean =>
        this.changes.some(
          (change) =>
            (change.kind === 'fieldDropped' || change.kind === 'keyDropped') &&
            change.entity === pair?.before &&
            ('fields' in change.before
              ? change.before.fields.every((name) => fields.includes(name))
              : fields.includes(change.before.name)),
        );
      return JSON.stringify([
        from?.after.id ?? relation.from,
        named(from, relation.fromFields),
        to?.after.id ?? relation.to,
        named(to, relation.toFields),
        relation.onDelete,
        relation.onUpdate,
        relation.deferrable,
        isBefore && (isGone(from, relation.fromFields) || isGone(to, relation.toFields)),
      ]);
    };
    const left = [...this.after.relations];
    for (const before of this.before.relations) {
      const at = left.findIndex((each) => textOf(each, false) === textOf(before, true));
      const entity = this.before.entities.find(({ id }) => id === before.from)!;
      const [after] = at < 0 ? [] : left.splice(at, 1);
      const pair = pairOf(before.from);
      if (after && pair) this.stays.push({ kind: 'relation', entity: pair, before, after });
      else this.changes.push({ kind: 'relationDropped', entity, before });
    }
    for (const after of left) {
      const entity = this.after.entities.find(({ id }) => id === after.from)!;
      this.changes.push({ kind: 'relationAdded', entity, after });
    }
  }
}

/** Names of fields afterwards by those before, in small letters. */
const renamedFields = ({ fields }: EntityPair): Names =>
  new Map(fields.map(({ before, after }) => [before.name.toLowerCase(), after.name.toLowerCase()]));

const namedLater = (fields: readonly string[], names: Names): readonly string[] =>
  fields.map((name) => names.get(name.toLowerCase()) ?? name.toLowerCase());

const uniqueRules = (part: Key | Index, names: Names) => [
  namedLater(part.include ?? [], names),
  part.nullsNotDistinct ?? false,
];

const keyText = (key: Key, names: Names): string =>
  JSON.stringify([
    key.kind,
    namedLater(key.fields, names),
    uniqueRules(key, names),
    key.deferrable,
  ]);

const collationKey = ({ collation = '' }: Field): string => collation.toLowerCase();

/** Fields that a key, a check or an index names. */
const fieldsOf = (part: Key | Check | Index): readonly string[] =>
  'parts' in part
    ? indexFields(part)
    : [...part.fields, ...('include' in part ? (part.include ?? []) : [])];

function defaultKey({ type, declared, default: given }: Field, dialect: SqlDialect | null): string {
  if (given === null) return '';
  if (given.kind === 'generated') {
    const serial = dialect === 'postgresql' && declared !== null && /serial/.test(declared.name);
    return JSON.stringify(['generated', serial, given.always ?? false, given.options ?? '']);
  }
  if (given.kind === 'expression')
    return `= ${expressionKey(given.expression, dialect, new Map())}`;
  const value = valueName(given.value).toLowerCase();
  if (type.kind === 'boolean' && /^(?:[01tf]|true|false)$/.test(value))
    return String(/^[1t]/.test(value));
  return valueName(given.value);
}

/** What is not the same in two models. What may have been renamed is asked; `answers` are by the id of the question. */
export function difference(before: Model, after: Model, answers: Choices = {}): Difference {
  const pairing = new Pairing(before, after, answers);
  const pairs = pairing.pairs();
  const comparison = new Comparison(before, after, pairs, pairing);
  comparison.compare();
  const { changes, stays } = comparison;
  return { changes, pairs, stays, questions: pairing.questions };
}
