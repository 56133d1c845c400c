import type {
  DecimalType,
  FieldType,
  Range,
  Rule,
  Size,
  ValueType,
  WholeType,
} from '../../model/field-type.ts';
import type { Entity, Field } from '../../model/model.ts';
import { floatRange, wholeRange } from '../../model/number-range.ts';
import { digitCount } from '../text/digit-count.ts';
import { literal, propertyKey, quoted } from '../text/source-text.ts';
import { datetimeForm, instantForm, timeForm } from '../text/time-forms.ts';
import { MOST_DIGITS, type TypeWriter } from '../typescript/type-writer.ts';

/** Functions that a schema may need, each with its text. */
const HELPERS = {
  canonical: `/** JSON with the members of objects in the order of their names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );`,
  exactlyOne: `const exactlyOne = <Options extends readonly z.ZodType[]>(...options: Options) =>
  z.custom<z.infer<Options[number]>>(
    (value) => options.filter((option) => option.safeParse(value).success).length === 1,
    'must fit exactly one alternative',
  );`,
  fits: `const fits = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;`,
  anyJson: `const anyJson = z.unknown().refine((value) => value !== undefined, 'is missing');`,
  characters: `const characters = (least: number, most: number) => (value: string) => {
  const count = [...value].length;
  return count >= least && count <= most;
};`,
  membersOf: `const membersOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];`,
  ownMembers: `/** Without what every object inherits, such as \`constructor\`. */
const ownMembers = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : value;`,
  hasDigits: `/** Whether a number has no more digits before the point and behind it. */
const hasDigits =
  (before: number, after: number) =>
  (value: number | string): boolean => {
${digitCount('whole === undefined', '    ')}
  };`,
  isDay: `/** Whether a text begins with a day that there is. */
const isDay = (text: string): boolean => z.iso.date().safeParse(text.slice(0, 10)).success;`,
  isWhole: `const isWhole = (value: number): boolean => Number.isInteger(value);`,
  areDistinct: `const areDistinct = (items: readonly unknown[]): boolean =>
  new Set(items.map(canonical)).size === items.length;`,
} as const;

type Helper = keyof typeof HELPERS;

const limits = ({ least, most }: Size, lower: string, upper: string): string =>
  (least === null ? '' : `.${lower}(${least})`) + (most === null ? '' : `.${upper}(${most})`);

function rangeCalls({ least, most, multipleOf }: Range): string {
  const bound = (limit: Range['least'], inclusive: string, exclusive: string): string =>
    limit ? `.${limit.exclusive ? exclusive : inclusive}(${limit.value})` : '';
  const steps = multipleOf === null ? '' : `.multipleOf(${multipleOf})`;
  return bound(least, 'gte', 'gt') + bound(most, 'lte', 'lt') + steps;
}

/** A limit with all its digits. */
const limitText = (digits: string): string => (/^-?\d{16,}$/.test(digits) ? `${digits}n` : digits);

/** Comparisons that hold for numbers and bigints alike. */
function rangeChecks({ least, most }: Range, number = 'value'): string {
  const checks = [
    least && `${number} ${least.exclusive ? '>' : '>='} ${limitText(least.value)}`,
    most && `${number} ${most.exclusive ? '<' : '<='} ${limitText(most.value)}`,
  ].filter((each) => each !== null);
  return checks.length === 0 ? '' : `.refine((value) => ${checks.join(' && ')})`;
}

/** The pattern as an expression; null where it is no regular expression of JavaScript. */
function patternOf(pattern: string): string | null {
  for (const flags of ['u', ''])
    try {
      new RegExp(pattern, flags);
      return `new RegExp(${quoted(pattern)}${flags === '' ? '' : ", 'u'"})`;
    } catch {
      continue;
    }
  return null;
}

/** Writes schemas of Zod. */
export class ZodWriter {
  private readonly used = new Set<Helper>();
  private readonly ending: string;

  constructor(private readonly types: TypeWriter) {
    const names = new Set(types.names.values());
    this.ending = [...names].some((name) => names.has(`${name}Schema`)) ? '_Schema' : 'Schema';
  }

  schemaName(id: string): string {
    return `${this.types.nameOf(id)}${this.ending}`;
  }

  /** The functions that the schemas written so far need. */
  helpers(): string[] {
    return (Object.keys(HELPERS) as Helper[])
      .filter((name) => this.used.has(name))
      .map((name) => HELPERS[name]);
  }

  private use(helper: Helper): string {
    this.used.add(helper);
    if (helper === 'areDistinct') this.used.add('canonical');
    return helper;
  }

  value({ type, nullable }: ValueType): string {
    const written = this.type(type);
    if (type.kind === 'json')
      return nullable ? written : `${written}.refine((value) => value !== null)`;
    return nullable ? `${written}.nullable()` : written;
  }

  private type(type: FieldType): string {
    switch (type.kind) {
      case 'text':
        return this.text(type.size, type.pattern);
      case 'whole':
        return this.whole(type);
      case 'decimal':
        return this.decimal(type);
      case 'float':
        return `z.number()${rangeCalls(floatRange(type))}`;
      case 'boolean':
        return 'z.boolean()';
      case 'date':
        return 'z.iso.date()';
      case 'instant':
        return `z.iso.datetime({ offset: true })${type.precision === null ? '' : `.regex(${instantForm(type.precision)})`}`;
      case 'uuid':
        return 'z.guid()';
      case 'time':
        return `z.string().regex(${timeForm(type.precision)})`;
      case 'datetime':
        return `z.string().regex(${datetimeForm(type.precision)}).refine(${this.use('isDay')})`;
      case 'bytes':
        return 'z.base64()';
      case 'other':
        return 'z.string()';
      case 'json':
        return this.use('anyJson');
      case 'never':
        return 'z.never()';
      case 'enumeration':
        return this.reference(type.enumeration);
      case 'set':
        return `z.array(${this.reference(type.enumeration)}).refine(${this.use('areDistinct')})`;
      case 'entity':
        return this.reference(type.entity);
      case 'alias':
        return this.reference(type.alias);
      case 'literal':
        return this.literal(type.value);
      case 'list':
        return (
          `z.array(${this.value(type.of)})${limits(type.size, 'min', 'max')}` +
          (type.unique ? `.refine(${this.use('areDistinct')})` : '')
        );
      case 'tuple': {
        const items = type.items.map(
          (item, at) => this.value(item) + (at < (type.size.least ?? 0) ? '' : '.exactOptional()'),
        );
        const rest = type.rest ? `, ${this.value(type.rest)}` : '';
        const { least, most } = type.size;
        const checks = [
          least !== null && `items.length >= ${least}`,
          most !== null && `items.length <= ${most}`,
        ].filter((each) => each !== false);
        const sized = checks.length === 0 ? '' : `.refine((items) => ${checks.join(' && ')})`;
        return `z.tuple([${items.join(', ')}]${rest})${sized}`;
      }
      case 'map':
        return `z.record(z.string(), ${this.value(type.of)})`;
      case 'oneOf': {
        const alternatives = type.alternatives.map((each) => this.type(each)).join(', ');
        return type.exactly
          ? `${this.use('exactlyOne')}(${alternatives})`
          : `z.union([${alternatives}])`;
      }
      case 'restricted':
        return this.type(type.of) + this.rules(type.rules);
      default:
        return type satisfies never;
    }
  }

  private decimal({ precision, scale, range }: DecimalType): string {
    const digits =
      precision === null
        ? ''
        : `.refine(${this.use('hasDigits')}(${precision - (scale ?? 0)}, ${scale ?? 0}))`;
    if (precision !== null && precision <= MOST_DIGITS)
      return `z.number()${rangeCalls(range)}${digits}`;
    const text = 'z.string().regex(/^[+-]?\\d+(?:\\.\\d+)?$/)';
    return `z.union([z.number(), ${text}])${digits}${rangeChecks(range, 'Number(value)')}`;
  }

  private reference(id: string): string {
    return `z.lazy(() => ${this.schemaName(id)})`;
  }

  private whole(type: WholeType): string {
    const { bits, asBigint } = type;
    const range = wholeRange(type);
    if (bits !== null && bits !== 64) {
      const { multipleOf } = range;
      // Zod's own check is not exact for large numbers.
      const steps = multipleOf === null ? '' : `.refine((value) => value % ${multipleOf} === 0)`;
      return `z.int()${rangeCalls({ ...range, multipleOf: null })}${steps}`;
    }
    const numbers = `z.number().refine(${this.use('isWhole')})${asBigint ? '.transform(BigInt)' : ''}`;
    return `z.union([z.bigint(), ${numbers}])${rangeChecks(range)}`;
  }

  private text({ least, most }: Size, pattern: string | null): string {
    const form = pattern === null ? null : patternOf(pattern);
    const sized =
      least === null && most === null
        ? ''
        : `.refine(${this.use('characters')}(${least ?? 0}, ${most ?? 'Infinity'}))`;
    return `z.string()${form === null ? '' : `.regex(${form})`}${sized}`;
  }

  private literal(value: Parameters<typeof literal>[0]): string {
    if (value.kind !== 'list' && value.kind !== 'object') return `z.literal(${literal(value)})`;
    const type = this.types.value({ type: { kind: 'literal', value }, nullable: false });
    return `z.custom<${type}>((value) => ${this.use('canonical')}(value) === canonical(${literal(value)}))`;
  }

  private rules(rules: readonly Rule[]): string {
    return rules.map((rule) => `.refine((value) => ${this.rule(rule)})`).join('');
  }

  private rule(rule: Rule): string {
    const fits = (value: ValueType, of = 'value'): string =>
      `${this.use('fits')}(${this.value(value)}, ${of})`;
    switch (rule.kind) {
      case 'not':
        return `!${fits(rule.value)}`;
      case 'if': {
        const then = rule.then ? fits(rule.then) : 'true';
        const otherwise = rule.otherwise ? fits(rule.otherwise) : 'true';
        return `${fits(rule.condition)} ? ${then} : ${otherwise}`;
      }
      case 'requires': {
        const members = `${this.use('membersOf')}(value)`;
        const others = rule.others.map((name) => `${members}.includes(${quoted(name)})`);
        return [`!${members}.includes(${quoted(rule.field)})`, others.join(' && ') || 'true'].join(
          ' || ',
        );
      }
      case 'memberCount': {
        const count = `${this.use('membersOf')}(value).length`;
        return `${count} >= ${rule.size.least ?? 0} && ${count} <= ${rule.size.most ?? 'Infinity'}`;
      }
      case 'memberNames':
        return `${this.use('membersOf')}(value).every((name) => ${fits(rule.value, 'name')})`;
      case 'contains': {
        const count = `[value].flat().filter((item: unknown) => ${fits(rule.value, 'item')}).length`;
        return `${count} >= ${rule.size.least ?? 0} && ${count} <= ${rule.size.most ?? 'Infinity'}`;
      }
      default:
        return rule satisfies never;
    }
  }

  /** The schema of an object. */
  entity({ fields, others, rules }: Entity): string {
    const members = fields.map((field) => `  ${propertyKey(field.name)}: ${this.field(field)},`);
    const { patterns, rest } = others;
    const isOpen = rest?.type.kind === 'json' && rest.nullable;
    const form =
      patterns.length > 0 || isOpen ? 'looseObject' : rest === null ? 'strictObject' : 'object';
    const typed = form === 'object' && rest ? `.catchall(${this.value(rest)})` : '';
    const written = [`z.${form}({`, ...members, `})${typed}`].join('\n');
    const inherits = fields.some(({ name }) => name in Object.prototype);
    const own = inherits ? `z.preprocess(${this.use('ownMembers')}, ${written})` : written;
    return `${own}${this.patternCheck(fields, others)}${this.rules(rules)}`;
  }

  private field(field: Field): string {
    return this.value(field) + (field.optional ? '.exactOptional()' : '');
  }

  /** A check of members by the patterns of their names. */
  private patternCheck(fields: readonly Field[], { patterns, rest }: Entity['others']): string {
    if (patterns.length === 0) return '';
    const own = fields.map(({ name }) => quoted(name)).join(', ');
    const cases = patterns.flatMap(({ pattern, value }) => {
      const form = patternOf(pattern);
      return form ? [{ form, fits: `${this.use('fits')}(${this.value(value)}, member)` }] : [];
    });
    const matched = cases.map(({ form }) => `${form}.test(name)`).join(' || ');
    const otherwise = rest ? `${this.use('fits')}(${this.value(rest)}, member)` : 'false';
    const checks = [
      ...cases.map(({ form, fits }) => `(!${form}.test(name) || ${fits})`),
      `([${own}].includes(name) || ${matched} || ${otherwise})`,
    ];
    return `.refine((value) => Object.entries(value).every(([name, member]) => ${checks.join(' && ')}))`;
  }
}
