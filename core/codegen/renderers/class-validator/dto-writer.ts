import { fieldComment } from '../../model/field-comment.ts';
import type { FieldType, Range, Size, ValueType } from '../../model/field-type.ts';
import type { Entity, Field, Model, OtherMembers } from '../../model/model.ts';
import { floatRange, wholeRange } from '../../model/number-range.ts';
import type { NamingRules } from '../../names/identifier.ts';
import { TYPESCRIPT_TYPES } from '../../names/naming-rules.ts';
import { regularExpression } from '../text/regular-expression.ts';
import { documentation, literal, propertyKey, quoted } from '../text/source-text.ts';
import { timeForm } from '../text/time-forms.ts';
import { TypeWriter } from '../typescript/type-writer.ts';
import { CheckWriter, withoutParentheses } from './check-writer.ts';
import { Uses } from './helpers.ts';

/** Names that every object has: class-validator and class-transformer take them for their own. */
const isInherited = ({ name }: Field): boolean => name in Object.prototype;

/** Kinds of values of which no two that are equal differ as objects. */
const COMPARABLE: ReadonlySet<FieldType['kind']> = new Set([
  'text',
  'float',
  'boolean',
  'date',
  'uuid',
  'time',
  'datetime',
  'instant',
  'enumeration',
]);

/** Names that decorators and functions of the file have, or make of the name of a type. */
const DTO_NAMES: NamingRules = {
  ...TYPESCRIPT_TYPES,
  reserved: new Set([
    ...TYPESCRIPT_TYPES.reserved,
    ...'Type Allow Equals Length MinLength MaxLength Min Max Matches Fits Members Later Text Whole Decimal Instant List Enum Document DocumentValue'.split(
      ' ',
    ),
    ...'IsOptional IsDefined IsString IsInt IsNumber IsBoolean IsArray IsEnum IsObject ArrayUnique ArrayMinSize ArrayMaxSize ValidateIf ValidateNested'.split(
      ' ',
    ),
  ]),
};

/** Writes classes of class-validator. */
export class DtoWriter {
  readonly uses = new Uses();
  readonly types: TypeWriter;
  private readonly checks: CheckWriter;
  private readonly declared = new Set<string>();
  private needsLater = false;

  constructor(private readonly model: Model) {
    // Classes of transfer have an ending, so that entities of a database can have the plain name.
    const entities = model.entities.map((each) => ({ ...each, name: `${each.name} dto` }));
    this.types = new TypeWriter(
      { ...model, entities },
      { bigNumbers: 'number | string', dates: 'string' },
      DTO_NAMES,
    );
    this.checks = new CheckWriter(this.types, this.uses);
  }

  /** The whole file. */
  file(): string {
    const { aliases, enumerations, root } = this.model;
    const classes = this.inOrder().map((entity) => this.entity(entity));
    const document =
      root && root.type.kind !== 'entity'
        ? [
            `export type DocumentValue = ${this.types.value(root)};`,
            `export const isDocument = (value: unknown): value is DocumentValue =>\n  ${this.checks.value(root, 'value')};`,
          ]
        : [];
    const checks = this.aliasChecks();
    const later = this.needsLater
      ? [
          '/** Keeps the compiler from reading a class before it is declared. */\ntype Later<Type> = Type;',
        ]
      : [];
    const imports = this.uses.imports();
    return `${[
      ...(imports.length > 0 ? [imports.join('\n')] : []),
      ...this.uses.helperTexts(),
      ...later,
      ...enumerations.map((each) => this.types.enumeration(each)),
      ...aliases.map((each) => this.types.alias(each)),
      ...checks,
      ...classes,
      ...document,
    ].join('\n\n')}\n`;
  }

  /** A function for each alias that the code written so far checks, and for those that they check. */
  private aliasChecks(): string[] {
    const written = new Map<string, string>();
    const { referenced } = this.checks;
    // Writing one may refer to others, which the iteration then reaches too.
    for (const id of referenced) {
      const alias = this.model.aliases.find((each) => each.id === id);
      if (!alias) continue;
      const check = withoutParentheses(this.checks.value(alias.value, 'value'));
      const name = this.checks.functionName(id);
      written.set(id, `const ${name} = (value: unknown): boolean => ${check};`);
    }
    return [...written.values()];
  }

  /** Entities after those that they hold, as far as there are no circles. */
  private inOrder(): readonly Entity[] {
    const ordered = new Set<Entity>();
    const visited = new Set<Entity>();
    const visit = (entity: Entity): void => {
      if (visited.has(entity)) return;
      visited.add(entity);
      for (const { type } of entity.fields) {
        const held = heldEntity(type);
        const target = held && this.model.entities.find(({ id }) => id === held);
        if (target) visit(target);
      }
      ordered.add(entity);
    };
    for (const entity of this.model.entities) visit(entity);
    return [...ordered];
  }

  private entity(entity: Entity): string {
    const name = this.types.nameOf(entity.id);
    const fields = entity.fields
      .filter((field) => !isInherited(field))
      .map((field) => this.field(field));
    const skipped = entity.fields.filter(isInherited);
    const members = this.members(entity);
    const ofClass = [
      ...this.onlyMembers(entity),
      ...(members
        ? [`@${callLines(this.uses.helper('Members'), [members, "'members do not fit'"])}`]
        : []),
    ];
    this.declared.add(entity.id);
    return [
      ...documentation(entity.comment),
      ...ofClass,
      `export class ${name} {`,
      [
        ...skipped.map(
          (field) => `  // Left out, since class-validator cannot check it: ${field.name}`,
        ),
        ...fields,
        ...this.types.otherMembers(entity),
      ].join('\n\n'),
      '}',
    ].join('\n');
  }

  private field(field: Field): string {
    const { name, optional } = field;
    return [
      ...documentation(fieldComment(field), '  '),
      ...[...this.presence(field), ...this.decorators(field)].map(
        (each) => `  @${each.replaceAll('\n', '\n  ')}`,
      ),
      `  ${propertyKey(name)}${optional ? '?' : '!'}: ${this.declaredType(field)};`,
    ].join('\n');
  }

  /** The type of a property. The compiler stores plain classes, which must stand before it. */
  private declaredType({ type, nullable }: ValueType): string {
    const written = this.types.value({ type, nullable });
    const isLater = type.kind === 'entity' && !this.declared.has(type.entity);
    if (!isLater) return written;
    this.needsLater = true;
    return `Later<${written}>`;
  }

  /** When the other decorators count. */
  private presence({ optional, nullable, type }: Field): string[] {
    if (type.kind === 'json') {
      if (optional && nullable) return [call(this.uses.validator('Allow'))];
      const isDefined = call(this.uses.validator('IsDefined'));
      if (!optional && !nullable) return [isDefined];
      const missing = optional ? 'undefined' : 'null';
      return [
        `${this.uses.validator('ValidateIf')}((_, value) => value !== ${missing})`,
        isDefined,
      ];
    }
    if (optional && nullable) return [call(this.uses.validator('IsOptional'))];
    const [missing] = [...(optional ? ['undefined'] : []), ...(nullable ? ['null'] : [])];
    if (missing === undefined) return [];
    return [`${this.uses.validator('ValidateIf')}((_, value) => value !== ${missing})`];
  }

  private decorators({ type }: Field): string[] {
    if (type.kind === 'json') return [];
    const simple = this.simple(type);
    if (simple) return simple.map((each) => this.decorator(each, false));
    if (type.kind === 'list') {
      const items = this.items(type);
      if (items) return items;
    }
    const check = this.checks.type(type, 'value');
    const named = ALONE.exec(check)?.[1];
    const message = quoted(`$property ${MESSAGES[type.kind] ?? 'does not fit'}`);
    return [
      callLines(this.uses.helper('Fits'), [
        named ?? `(value) => ${withoutParentheses(check)}`,
        message,
      ]),
    ];
  }

  /** Decorators of a list of which each item has decorators. */
  private items({ of, size, unique }: Extract<FieldType, { kind: 'list' }>): string[] | null {
    const each = of.nullable ? null : this.simple(of.type);
    if (!each) return null;
    const { least, most } = size;
    const key = (): string => (COMPARABLE.has(of.type.kind) ? '' : this.uses.helper('canonical'));
    return [
      `${this.uses.validator('IsArray')}()`,
      ...(least === null ? [] : [`${this.uses.validator('ArrayMinSize')}(${least})`]),
      ...(most === null ? [] : [`${this.uses.validator('ArrayMaxSize')}(${most})`]),
      ...(unique ? [`${this.uses.validator('ArrayUnique')}(${key()})`] : []),
      ...each.map((decorator) => this.decorator(decorator, true)),
    ];
  }

  private decorator({ name, of = [] }: Decorator, isEach: boolean): string {
    if (name === 'Type') return `${this.uses.typeDecorator()}(${of.join(', ')})`;
    const options = isEach ? ['{ each: true }'] : [];
    return `${this.uses.validator(name)}(${[...of, ...options].join(', ')})`;
  }

  /** Decorators that hold for one value and, with `each`, for those of a list; null where there are none. */
  private simple(type: FieldType): readonly Decorator[] | null {
    switch (type.kind) {
      case 'text':
        return [{ name: 'IsString' }, ...length(type.size), ...matches(type.pattern)];
      case 'whole':
        if (type.bits === null || type.bits === 64 || type.range.multipleOf !== null) return null;
        return bounds([{ name: 'IsInt' }], wholeRange(type));
      case 'float':
        return type.range.multipleOf === null
          ? bounds([{ name: 'IsNumber' }], floatRange(type))
          : null;
      case 'boolean':
        return [{ name: 'IsBoolean' }];
      case 'uuid':
        return [{ name: 'IsUUID', of: ["'loose'"] }];
      case 'time':
        return [{ name: 'Matches', of: [timeForm(type.precision)] }];
      case 'bytes':
        return [{ name: 'IsBase64' }];
      case 'other':
        return [{ name: 'IsString' }];
      case 'enumeration':
        return [{ name: 'IsEnum', of: [this.types.nameOf(type.enumeration)] }];
      case 'literal':
        return type.value.kind === 'list' || type.value.kind === 'object'
          ? null
          : [{ name: 'Equals', of: [literal(type.value)] }];
      case 'entity':
        return [
          { name: 'IsObject' },
          { name: 'ValidateNested' },
          { name: 'Type', of: [`() => ${this.types.nameOf(type.entity)}`] },
        ];
      default:
        return null;
    }
  }

  /** A function over all members of the object; null where there are no rules of it. */
  private members({ fields, others, rules }: Entity): string | null {
    const checks = [...this.otherMembers(fields, others), ...this.checks.rules(rules, 'members')];
    return checks.length === 0 ? null : `(members) => ${checks.join(' && ')}`;
  }

  /** A decorator where no other members are allowed. */
  private onlyMembers({ fields, others: { patterns, rest } }: Entity): string[] {
    if (patterns.length > 0 || rest !== null) return [];
    const names = fields.map(({ name }) => quoted(name));
    return [`@${callLines(this.uses.helper('OnlyMembers'), names)}`];
  }

  private otherMembers(fields: readonly Field[], { patterns, rest }: OtherMembers): string[] {
    const isOpen = rest?.type.kind === 'json' && rest.nullable;
    if ((isOpen || rest === null) && patterns.length === 0) return [];
    const forms = patterns.flatMap(({ pattern, value }) => {
      const form = regularExpression(pattern);
      return form ? [{ form, check: this.checks.value(value, 'value') }] : [];
    });
    const own = `[${fields.map(({ name }) => quoted(name)).join(', ')}].includes(name)`;
    const conditions = [
      ...forms.map(({ form, check }) => `(!${form}.test(name) || ${check})`),
      ...(isOpen
        ? []
        : [
            `(${[own, ...forms.map(({ form }) => `${form}.test(name)`), rest ? this.checks.value(rest, 'value') : 'false'].filter((each) => each !== 'false').join(' || ')})`,
          ]),
    ];
    return [`Object.entries(members).every(([name, value]) => ${conditions.join(' && ')})`];
  }
}

interface Decorator {
  readonly name: string;
  readonly of?: readonly string[];
}

const call = (name: string): string => `${name}()`;

/** A call on one line, or with a line for each argument where that is too long. */
function callLines(name: string, of: readonly string[]): string {
  const line = `${name}(${of.join(', ')})`;
  return line.length <= 96 ? line : `${name}(\n${of.map((each) => `  ${each},\n`).join('')})`;
}

/** A check of one value by a function of one parameter. */
const ALONE = /^(isDate|isInstant)\(value\)$/;

/** What is said of a value that does not fit. */
const MESSAGES: Partial<Record<FieldType['kind'], string>> = {
  whole: 'must be a whole number, as a number or as its digits',
  decimal: 'must be a number with fewer digits',
  datetime: 'must be a date and a time such as 2026-01-31T10:00:00',
  date: 'must be a date such as 2026-01-31',
  instant: 'must be a time with its zone, such as 2026-01-31T10:00:00Z',
  list: 'must be a list of fitting values',
  map: 'must be an object of fitting values',
};

/** The entity that a value is, or that it lists. */
const heldEntity = (type: FieldType): string | null => {
  if (type.kind === 'entity') return type.entity;
  return type.kind === 'list' ? heldEntity(type.of.type) : null;
};

function length({ least, most }: Size): readonly Decorator[] {
  if (least !== null && most !== null)
    return [{ name: 'Length', of: [String(least), String(most)] }];
  if (least !== null) return [{ name: 'MinLength', of: [String(least)] }];
  return most === null ? [] : [{ name: 'MaxLength', of: [String(most)] }];
}

function matches(pattern: string | null): readonly Decorator[] {
  const form = pattern === null ? null : regularExpression(pattern);
  return form === null ? [] : [{ name: 'Matches', of: [form] }];
}

/** With the limits of a number; null where there is an exclusive one, for which there is no decorator. */
function bounds(
  decorators: readonly Decorator[],
  { least, most }: Range,
): readonly Decorator[] | null {
  if (least?.exclusive || most?.exclusive) return null;
  return [
    ...decorators,
    ...(least ? [{ name: 'Min', of: [least.value] }] : []),
    ...(most ? [{ name: 'Max', of: [most.value] }] : []),
  ];
}
