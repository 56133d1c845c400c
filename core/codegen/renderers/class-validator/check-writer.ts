import type { FieldType, Range, Rule, Size, ValueType } from '../../model/field-type.ts';
import { floatRange, wholeRange } from '../../model/number-range.ts';
import { regularExpression } from '../text/regular-expression.ts';
import { literal, quoted } from '../text/source-text.ts';
import { datetimeForm, instantForm, timeForm } from '../text/time-forms.ts';
import { MOST_DIGITS, type TypeWriter } from '../typescript/type-writer.ts';
import type { Helper, Uses } from './helpers.ts';

const calls = ({ least, most }: Size): string =>
  most === null ? (least === null ? '' : `, ${least}`) : `, ${least ?? 0}, ${most}`;

/** The nearest whole number within a bound, as a bigint. */
function wholeBound(value: string, exclusive: boolean, towards: 1 | -1): string {
  const number = Number(value);
  if (/^-?\d+$/.test(value)) return `${BigInt(value) + (exclusive ? BigInt(towards) : 0n)}n`;
  return `${BigInt(towards === 1 ? Math.ceil(number) : Math.floor(number))}n`;
}

/** Arguments of the limits of a whole number. */
function wholeBounds({ least, most }: Range): string {
  const lower = least ? wholeBound(least.value, least.exclusive, 1) : null;
  const upper = most ? wholeBound(most.value, most.exclusive, -1) : null;
  if (upper !== null) return `, ${lower ?? 'undefined'}, ${upper}`;
  return lower === null ? '' : `, ${lower}`;
}

/** A condition as a whole stands without parentheses. */
export const withoutParentheses = (check: string): string => {
  const inner = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(check)?.[1];
  return inner ?? check;
};

/** Writes conditions that tell whether a value is of a type. */
export class CheckWriter {
  /** Aliases whose functions are called. */
  readonly referenced = new Set<string>();

  constructor(
    private readonly types: TypeWriter,
    private readonly uses: Uses,
  ) {}

  /** The name of the function that checks values of an alias. */
  functionName(id: string): string {
    return `is${this.types.nameOf(id)}`;
  }

  value({ type, nullable }: ValueType, value: string): string {
    if (type.kind === 'json')
      return nullable ? this.type(type, value) : `${this.type(type, value)} && ${value} !== null`;
    return nullable ? `(${value} === null || ${this.type(type, value)})` : this.type(type, value);
  }

  /** A condition without `||` outside of parentheses. */
  type(type: FieldType, value: string): string {
    const call = (helper: Helper, more = ''): string =>
      `${this.uses.helper(helper)}(${value}${more})`;
    switch (type.kind) {
      case 'text': {
        const { size, pattern } = type;
        const form = pattern === null ? null : regularExpression(pattern);
        return `${call('isText', calls(size))}${form === null ? '' : ` && ${form}.test(${value})`}`;
      }
      case 'whole':
        return type.bits === null || type.bits === 64
          ? call('isWhole', wholeBounds(wholeRange(type)))
          : `Number.isSafeInteger(${value})${this.range(wholeRange(type), value)}`;
      case 'decimal': {
        const { precision, scale, range } = type;
        const isShort = precision !== null && precision <= MOST_DIGITS;
        const digits = precision === null ? '' : `, ${precision - (scale ?? 0)}, ${scale ?? 0}`;
        const decimal = `${call('isDecimal', digits)}${this.range(range, value)}`;
        return isShort ? `${call('isNumber')} && ${decimal}` : decimal;
      }
      case 'float':
        return `${call('isNumber')}${this.range(floatRange(type), value)}`;
      case 'boolean':
        return `typeof ${value} === 'boolean'`;
      case 'date':
        return call('isDate');
      case 'instant':
        return type.precision === null
          ? call('isInstant')
          : `${call('isInstant')} && ${instantForm(type.precision)}.test(${value})`;
      case 'uuid':
        return `${this.uses.validator('isUUID')}(${value}, 'loose')`;
      case 'time':
        return `${call('isText')} && ${timeForm(type.precision)}.test(${value})`;
      case 'datetime':
        return `${call('isText')} && ${datetimeForm(type.precision)}.test(${value}) && ${call('isDay')}`;
      case 'bytes':
        return `${this.uses.validator('isBase64')}(${value})`;
      case 'other':
        return `typeof ${value} === 'string'`;
      case 'json':
        return `${value} !== undefined`;
      case 'never':
        return 'false';
      case 'enumeration':
        return `${this.uses.validator('isEnum')}(${value}, ${this.types.nameOf(type.enumeration)})`;
      case 'set':
        return `${call('isList', `, (item) => ${this.uses.validator('isEnum')}(item, ${this.types.nameOf(type.enumeration)})`)} && ${call('areDistinct')}`;
      case 'entity':
        return `${this.uses.helper('fits')}(${this.types.nameOf(type.entity)}, ${value})`;
      case 'alias':
        this.referenced.add(type.alias);
        return `${this.functionName(type.alias)}(${value})`;
      case 'literal':
        return type.value.kind === 'list' || type.value.kind === 'object'
          ? `${call('canonical')} === ${quoted(canonicalText(type.value))}`
          : `${value} === ${literal(type.value)}`;
      case 'list': {
        const item = withoutParentheses(this.value(type.of, 'item'));
        const list = call('isList', `, (item) => ${item}${calls(type.size)}`);
        return type.unique ? `${list} && ${call('areDistinct')}` : list;
      }
      case 'tuple':
        return this.tuple(type, value);
      case 'map':
        return call('isMap', `, (member) => ${this.value(type.of, 'member')}`);
      case 'oneOf': {
        const alternatives = type.alternatives.map((each) => this.type(each, value));
        return type.exactly
          ? `[${alternatives.join(', ')}].filter(Boolean).length === 1`
          : `(${alternatives.join(' || ')})`;
      }
      case 'restricted':
        return [this.type(type.of, value), ...this.rules(type.rules, value)].join(' && ');
      default:
        return type satisfies never;
    }
  }

  /** Conditions on the limits of a number, each after `&&`. */
  private range({ least, most, multipleOf }: Range, value: string): string {
    const checks = [
      least && `Number(${value}) ${least.exclusive ? '>' : '>='} ${least.value}`,
      most && `Number(${value}) ${most.exclusive ? '<' : '<='} ${most.value}`,
      multipleOf && `${this.uses.helper('isMultipleOf')}(${value}, ${multipleOf})`,
    ].filter((each) => each !== null);
    return checks.map((check) => ` && ${check}`).join('');
  }

  private tuple(type: Extract<FieldType, { kind: 'tuple' }>, value: string): string {
    const { items, rest, size } = type;
    const cases = items.map((item, at) => `at === ${at} ? ${this.value(item, 'item')} : `);
    const others = rest ? this.value(rest, 'item') : 'false';
    const most = rest ? size.most : Math.min(size.most ?? Infinity, items.length);
    return `${this.uses.helper('isList')}(${value}, (item, at) => ${cases.join('')}${others}${calls({ least: size.least, most })})`;
  }

  rules(rules: readonly Rule[], value: string): string[] {
    return rules.map((rule) => this.rule(rule, value));
  }

  private rule(rule: Rule, value: string): string {
    const members = (): string =>
      `Object.keys(${this.uses.helper('isObject')}(${value}) ? ${value} : {})`;
    const within = (count: string, { least, most }: Size): string =>
      [least !== null && `${count} >= ${least}`, most !== null && `${count} <= ${most}`]
        .filter((each) => each !== false)
        .join(' && ') || 'true';
    switch (rule.kind) {
      case 'not':
        return `!(${this.value(rule.value, value)})`;
      case 'if': {
        const then = rule.then ? this.value(rule.then, value) : 'true';
        const otherwise = rule.otherwise ? this.value(rule.otherwise, value) : 'true';
        return `(${this.value(rule.condition, value)} ? ${then} : ${otherwise})`;
      }
      case 'requires': {
        const others = rule.others.map((name) => `${members()}.includes(${quoted(name)})`);
        return `(!${members()}.includes(${quoted(rule.field)}) || (${others.join(' && ') || 'true'}))`;
      }
      case 'memberCount':
        return within(`${members()}.length`, rule.size);
      case 'memberNames':
        return `${members()}.every((name) => ${this.value(rule.value, 'name')})`;
      case 'contains':
        return within(
          `[${value}].flat().filter((item: unknown) => ${this.value(rule.value, 'item')}).length`,
          rule.size,
        );
      default:
        return rule satisfies never;
    }
  }
}

/** The text that `canonical` of the generated code gives for a literal. */
function canonicalText(node: Parameters<typeof literal>[0]): string {
  switch (node.kind) {
    case 'list':
      return `[${node.items.map(canonicalText).join(',')}]`;
    case 'object': {
      const members = [...node.members].sort(([a], [b]) => (a < b ? -1 : 1));
      return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${canonicalText(value)}`).join(',')}}`;
    }
    case 'text':
      return JSON.stringify(node.value);
    case 'number':
      return JSON.stringify(Number(node.digits));
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    default:
      return node satisfies never;
  }
}
