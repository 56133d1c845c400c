import { ok, refuse, type ParameterProblem, type Result, type Texts } from '../shared/index.ts';
import { type Column, type ColumnType, columnNamed } from './column.ts';
import { type ArgumentRule, FUNCTIONS, type FunctionRule } from './functions.ts';
import {
  identifier,
  integerCast,
  joined,
  literal,
  sql,
  type SqlText,
  textLiteral,
} from './sql/sql-text.ts';
import { sqlTokens, type SqlToken } from './sql/tokens.ts';
import { valueOf } from './values.ts';

/** Type of an expression; `null` is the bare word NULL, which fits everywhere. */
type ExpressionType = ColumnType | 'null';

interface Part {
  readonly type: ExpressionType;
  readonly sql: SqlText;
  readonly at: number;
  /** A number or text that was typed as it stands. */
  readonly constant?: string;
}

/** An expression that means something over the columns. */
export interface CheckedExpression {
  readonly type: ColumnType;
  readonly sql: SqlText;
  /** Names of columns that it reads, each once. */
  readonly columns: readonly string[];
  /** Divisors. Where one of them is 0 the result is empty. */
  readonly divisors: readonly SqlText[];
}

/** Ends the parsing; `checkExpression` catches it. */
class Fault extends Error {
  constructor(readonly problem: ParameterProblem) {
    super(problem.texts.en);
  }
}

const fail = (at: number, texts: Texts, column?: string): never => {
  throw new Fault({ at, texts, ...(column !== undefined && { column }) });
};

const isNumber = (type: ExpressionType) => type === 'integer' || type === 'decimal';
const isDay = (type: ExpressionType) => type === 'date' || type === 'datetime';

const typeName = (type: ExpressionType): Texts => {
  switch (type) {
    case 'text':
      return { en: 'a text', 'zh-CN': '文本' };
    case 'integer':
    case 'decimal':
      return { en: 'a number', 'zh-CN': '数字' };
    case 'boolean':
      return { en: 'true or false', 'zh-CN': '真或假' };
    case 'date':
      return { en: 'a date', 'zh-CN': '日期' };
    case 'datetime':
      return { en: 'a date and time', 'zh-CN': '日期时间' };
    case 'time':
      return { en: 'a time', 'zh-CN': '时间' };
    case 'json':
      return { en: 'nested data', 'zh-CN': '嵌套数据' };
    case 'null':
      return { en: 'nothing', 'zh-CN': '空值' };
    default:
      return type satisfies never;
  }
};

/** The type that values of both types have together; undefined when there is none. */
function commonType(left: ExpressionType, right: ExpressionType): ExpressionType | undefined {
  if (left === right || right === 'null') return left;
  if (left === 'null') return right;
  if (isNumber(left) && isNumber(right)) return 'decimal';
  if (isDay(left) && isDay(right)) return 'datetime';
  return undefined;
}

const WORDS = new Set(
  'and or not is null true false in between like ilike case when then else end cast as'.split(' '),
);

const EXPECTED_VALUE: Texts = {
  en: 'a column, a value or a function is missing here',
  'zh-CN': '此处缺少列、值或函数',
};

class Parser {
  #next = 0;
  readonly columns = new Set<string>();
  readonly divisors: SqlText[] = [];

  constructor(
    private readonly tokens: readonly SqlToken[],
    private readonly length: number,
    private readonly known: readonly Column[],
  ) {}

  whole(): Part {
    const part = this.disjunction();
    const rest = this.tokens[this.#next];
    if (rest)
      fail(rest.at, {
        en: `“${rest.source}” is not expected here`,
        'zh-CN': `此处不应出现“${rest.source}”`,
      });
    return part;
  }

  private get place(): number {
    return this.tokens[this.#next]?.at ?? this.length;
  }

  /** Moves past a symbol or a word of the language if it is the next one. */
  private take(source: string): SqlToken | undefined {
    const token = this.tokens[this.#next];
    if (!token || (token.kind !== 'symbol' && token.kind !== 'word')) return undefined;
    if (token.source.toLowerCase() !== source) return undefined;
    this.#next += 1;
    return token;
  }

  private takeOne(...sources: string[]): string | undefined {
    return sources.find((source) => this.take(source));
  }

  private need(source: string): void {
    if (this.take(source)) return;
    const name = source.toUpperCase();
    fail(this.place, { en: `“${name}” is missing here`, 'zh-CN': `此处缺少“${name}”` });
  }

  private needType(part: Part, right: (type: ExpressionType) => boolean, needed: Texts): void {
    if (part.type === 'null' || right(part.type)) return;
    const given = typeName(part.type);
    fail(part.at, {
      en: `this is ${given.en}; ${needed.en} is needed`,
      'zh-CN': `这是${given['zh-CN']}，此处需要${needed['zh-CN']}`,
    });
  }

  private together(left: Part, right: Part): ExpressionType {
    const type = commonType(left.type, right.type);
    if (type) return type;
    const [one, other] = [typeName(left.type), typeName(right.type)];
    return fail(right.at, {
      en: `${other.en} does not go with ${one.en}`,
      'zh-CN': `${other['zh-CN']}与${one['zh-CN']}不能一起使用`,
    });
  }

  private chain(operand: () => Part, word: 'and' | 'or'): Part {
    let left = operand();
    while (this.take(word)) {
      const right = operand();
      for (const part of [left, right])
        this.needType(part, (type) => type === 'boolean', typeName('boolean'));
      const parts = [left.sql, right.sql];
      left = {
        type: 'boolean',
        at: left.at,
        sql: sql`(${joined(parts, word === 'and' ? ' and ' : ' or ')})`,
      };
    }
    return left;
  }

  private disjunction(): Part {
    return this.chain(() => this.conjunction(), 'or');
  }

  private conjunction(): Part {
    return this.chain(() => this.negation(), 'and');
  }

  private negation(): Part {
    const at = this.place;
    if (!this.take('not')) return this.comparison();
    const part = this.negation();
    this.needType(part, (type) => type === 'boolean', typeName('boolean'));
    return { type: 'boolean', at, sql: sql`(not ${part.sql})` };
  }

  private comparison(): Part {
    const left = this.sum();
    const { at } = left;
    if (this.take('is')) {
      const negated = this.take('not');
      this.need('null');
      return {
        type: 'boolean',
        at,
        sql: negated ? sql`(${left.sql} is not null)` : sql`(${left.sql} is null)`,
      };
    }
    const negated = this.take('not') !== undefined;
    const result = (part: SqlText): Part => ({
      type: 'boolean',
      at,
      sql: negated ? sql`(not ${part})` : part,
    });
    if (this.take('between')) {
      const from = this.sum();
      this.together(left, from);
      this.need('and');
      const to = this.sum();
      this.together(left, to);
      return result(sql`(${left.sql} between ${from.sql} and ${to.sql})`);
    }
    if (this.take('in')) {
      this.need('(');
      const values = this.list(() => this.disjunction());
      for (const value of values) this.together(left, value);
      return result(
        sql`(${left.sql} in (${joined(
          values.map((value) => value.sql),
          ', ',
        )}))`,
      );
    }
    const like = this.takeOne('like', 'ilike');
    if (like) {
      const pattern = this.sum();
      for (const part of [left, pattern])
        this.needType(part, (type) => type === 'text', typeName('text'));
      return result(
        like === 'like'
          ? sql`(${left.sql} like ${pattern.sql})`
          : sql`(${left.sql} ilike ${pattern.sql})`,
      );
    }
    if (negated)
      fail(this.place, {
        en: 'IN, BETWEEN or LIKE is missing here',
        'zh-CN': '此处缺少 IN、BETWEEN 或 LIKE',
      });
    const operator = this.takeOne('=', '<>', '!=', '<=', '>=', '<', '>', '==');
    if (!operator) return left;
    const right = this.sum();
    this.together(left, right);
    const symbols: Readonly<Record<string, SqlText>> = {
      '=': sql`=`,
      '==': sql`=`,
      '<>': sql`<>`,
      '!=': sql`<>`,
      '<=': sql`<=`,
      '>=': sql`>=`,
      '<': sql`<`,
      '>': sql`>`,
    };
    return {
      type: 'boolean',
      at,
      sql: sql`(${left.sql} ${symbols[operator]!} ${right.sql})`,
    };
  }

  private sum(): Part {
    let left = this.product();
    for (;;) {
      const operator = this.takeOne('+', '-', '||');
      if (!operator) return left;
      left = this.added(left, operator, this.product());
    }
  }

  private added(left: Part, operator: string, right: Part): Part {
    const { at } = left;
    if (operator === '||') {
      const texts = [left, right].map((part) =>
        part.type === 'text' ? part.sql : sql`${part.sql}::varchar`,
      );
      return { type: 'text', at, sql: sql`(${joined(texts, ' || ')})` };
    }
    const plus = operator === '+';
    const written = plus ? sql`(${left.sql} + ${right.sql})` : sql`(${left.sql} - ${right.sql})`;
    if (left.type === 'date' && right.type === 'integer')
      return {
        type: 'date',
        at,
        sql: plus
          ? sql`(${left.sql} + ${right.sql}::integer)`
          : sql`(${left.sql} - ${right.sql}::integer)`,
      };
    if (left.type === 'date' && right.type === 'date' && !plus)
      return { type: 'integer', at, sql: written };
    if (isDay(left.type) && isDay(right.type))
      fail(right.at, {
        en: 'use date_diff to find the time between two times',
        'zh-CN': '请用 date_diff 计算两个时间之差',
      });
    for (const part of [left, right]) this.needType(part, isNumber, typeName('decimal'));
    return { type: this.together(left, right), at, sql: written };
  }

  private product(): Part {
    let left = this.sign();
    for (;;) {
      const operator = this.takeOne('*', '/', '%');
      if (!operator) return left;
      const right = this.sign();
      for (const part of [left, right]) this.needType(part, isNumber, typeName('decimal'));
      const { at } = left;
      if (operator === '*') {
        left = { type: this.together(left, right), at, sql: sql`(${left.sql} * ${right.sql})` };
        continue;
      }
      const constant = right.constant !== undefined && Number(right.constant) !== 0;
      if (!constant) this.divisors.push(right.sql);
      const divisor = constant ? right.sql : sql`nullif(${right.sql}, 0)`;
      left =
        operator === '/'
          ? { type: 'decimal', at, sql: sql`(${left.sql} / ${divisor})` }
          : { type: this.together(left, right), at, sql: sql`(${left.sql} % ${divisor})` };
    }
  }

  private sign(): Part {
    const at = this.place;
    const sign = this.takeOne('-', '+');
    if (!sign) return this.value();
    const part = this.sign();
    this.needType(part, isNumber, typeName('decimal'));
    return sign === '-' ? { type: part.type, at, sql: sql`(-${part.sql})` } : part;
  }

  private list(item: () => Part): Part[] {
    const items: Part[] = [];
    if (this.take(')')) return items;
    do items.push(item());
    while (this.take(','));
    this.need(')');
    return items;
  }

  private value(): Part {
    const token = this.tokens[this.#next];
    if (!token) return fail(this.length, EXPECTED_VALUE);
    const { at } = token;
    if (this.take('(')) {
      const part = this.disjunction();
      this.need(')');
      return { ...part, at };
    }
    if (this.take('case')) return this.cases(at);
    if (this.take('cast')) return this.cast(at);
    if (this.take('null')) return { type: 'null', at, sql: sql`null` };
    if (this.take('true')) return { type: 'boolean', at, sql: sql`true` };
    if (this.take('false')) return { type: 'boolean', at, sql: sql`false` };
    this.#next += 1;
    switch (token.kind) {
      case 'number':
        return this.number(token);
      case 'text':
        if (!token.source.startsWith("'"))
          fail(at, { en: 'write texts as ‘text’', 'zh-CN': '文本请写成 ‘文本’ 的形式' });
        return { type: 'text', at, sql: textLiteral(token.value), constant: token.value };
      case 'quoted-name':
        return this.column(token);
      case 'word':
        if (WORDS.has(token.source.toLowerCase())) return fail(at, EXPECTED_VALUE);
        if (this.take('(')) return this.call(token);
        return this.typedLiteral(token) ?? this.column(token);
      case 'symbol':
        return fail(at, EXPECTED_VALUE);
      default:
        return token.kind satisfies never;
    }
  }

  private number({ source, at }: SqlToken): Part {
    const plain = source.replace(/^\./, '0.').replace(/\.$/, '');
    if (!valueOf('decimal', plain))
      return fail(at, {
        en: 'write numbers in plain digits, such as 1234.5',
        'zh-CN': '请用普通数字书写，例如 1234.5',
      });
    return {
      type: plain.includes('.') ? 'decimal' : 'integer',
      at,
      sql: literal({ kind: 'number', value: plain }),
      constant: plain,
    };
  }

  private column({ value, at }: SqlToken): Part {
    const column = columnNamed(this.known, value);
    if (!column)
      return fail(
        at,
        { en: `there is no column “${value}”`, 'zh-CN': `没有名为“${value}”的列` },
        value,
      );
    this.columns.add(column.name);
    return { type: column.type, at, sql: identifier(column.name) };
  }

  /** `date '2024-03-31'`. */
  private typedLiteral({ source, at }: SqlToken): Part | undefined {
    const types: Readonly<Record<string, 'date' | 'datetime' | 'time'>> = {
      date: 'date',
      timestamp: 'datetime',
      time: 'time',
    };
    const key = source.toLowerCase();
    const type = Object.hasOwn(types, key) ? types[key] : undefined;
    const text = this.tokens[this.#next];
    if (!type || text?.kind !== 'text') return undefined;
    this.#next += 1;
    const value = valueOf(type, text.value);
    if (!value)
      return fail(text.at, {
        en: `“${text.value}” is not ${typeName(type).en}`,
        'zh-CN': `“${text.value}”不是有效的${typeName(type)['zh-CN']}`,
      });
    return { type, at, sql: literal(value) };
  }

  private cases(at: number): Part {
    const parts: SqlText[] = [];
    let type: ExpressionType = 'null';
    const result = () => {
      const part = this.disjunction();
      type = this.together({ type, at, sql: part.sql }, part);
      return part.sql;
    };
    while (this.take('when')) {
      const when = this.disjunction();
      this.needType(when, (each) => each === 'boolean', typeName('boolean'));
      this.need('then');
      parts.push(sql`when ${when.sql} then ${result()}`);
    }
    if (parts.length === 0) this.need('when');
    if (this.take('else')) parts.push(sql`else ${result()}`);
    this.need('end');
    return { type, at, sql: sql`(case ${joined(parts, ' ')} end)` };
  }

  private cast(at: number): Part {
    this.need('(');
    const part = this.disjunction();
    this.need('as');
    const token = this.tokens[this.#next];
    const targets: Readonly<Record<string, readonly [ColumnType, (of: SqlText) => SqlText]>> = {
      text: ['text', (of) => sql`cast(${of} as varchar)`],
      varchar: ['text', (of) => sql`cast(${of} as varchar)`],
      integer: ['integer', integerCast],
      bigint: ['integer', integerCast],
      double: ['decimal', (of) => sql`cast(${of} as double)`],
      decimal: ['decimal', (of) => sql`cast(${of} as double)`],
      boolean: ['boolean', (of) => sql`cast(${of} as boolean)`],
      date: ['date', (of) => sql`cast(${of} as date)`],
      timestamp: ['datetime', (of) => sql`cast(${of} as timestamp)`],
      time: ['time', (of) => sql`cast(${of} as time)`],
    };
    const name = token?.kind === 'word' ? token.source.toLowerCase() : '';
    const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
    if (!target) {
      const names = Object.keys(targets).join(', ');
      return fail(this.place, {
        en: `a type is missing here: ${names}`,
        'zh-CN': `此处缺少类型：${names}`,
      });
    }
    this.#next += 1;
    this.need(')');
    return { type: target[0], at, sql: target[1](part.sql) };
  }

  private call(token: SqlToken): Part {
    const { at } = token;
    const name = token.source.toLowerCase();
    const rule: FunctionRule | undefined = FUNCTIONS.find((each) => each.name === name);
    if (!rule)
      return fail(at, {
        en: `there is no function “${token.source}”`,
        'zh-CN': `没有名为“${token.source}”的函数`,
      });
    const given = this.list(() => this.disjunction());
    const most = rule.more ? Infinity : rule.of.length;
    if (given.length < rule.least || given.length > most)
      return fail(at, {
        en: `write ${rule.usage}`,
        'zh-CN': `请写成 ${rule.usage}`,
      });
    given.forEach((part, index) => this.argument(part, rule.of[index] ?? rule.more!));
    if (rule.gives === 'digits' && given[0]!.type === 'integer') return { ...given[0]!, at };
    const type = this.resultType(rule, given);
    if (rule.gives === 'first') this.together(given[0]!, given[1]!);
    return {
      type,
      at,
      sql: rule.sql(
        given.map((part) => part.sql),
        given.map((part) => part.constant),
      ),
    };
  }

  private argument(part: Part, rule: ArgumentRule): void {
    switch (rule) {
      case 'any':
      case 'same':
        return;
      case 'number':
        return this.needType(part, isNumber, typeName('decimal'));
      case 'whole number':
        return this.needType(part, (type) => type === 'integer', {
          en: 'a whole number',
          'zh-CN': '整数',
        });
      case 'digits':
        if (part.constant !== undefined && /^(\d|1[0-8])$/.test(part.constant)) return;
        return fail(part.at, {
          en: 'a whole number from 0 to 18 is needed',
          'zh-CN': '此处需要 0 到 18 的整数',
        });
      case 'text':
        return this.needType(part, (type) => type === 'text', typeName('text'));
      case 'boolean':
        return this.needType(part, (type) => type === 'boolean', typeName('boolean'));
      case 'day':
        return this.needType(part, isDay, typeName('date'));
      case 'clock':
        return this.needType(
          part,
          (type) => type === 'datetime' || type === 'time',
          typeName('time'),
        );
      case 'unit':
        if (/^(year|quarter|month|week|day)$/.test(part.constant ?? '')) return;
        return fail(part.at, {
          en: "'year', 'quarter', 'month', 'week' or 'day' is needed",
          'zh-CN': "此处需要 'year'、'quarter'、'month'、'week' 或 'day'",
        });
      default:
        return rule satisfies never;
    }
  }

  private resultType(rule: FunctionRule, given: readonly Part[]): ExpressionType {
    if (rule.gives === 'digits')
      return given[1]?.constant === '0' || !given[1] ? 'integer' : 'decimal';
    if (rule.gives === 'first') return given[0]!.type;
    if (rule.gives !== 'same') return rule.gives;
    const same = given.filter((_, index) => (rule.of[index] ?? rule.more) !== 'boolean');
    const [head, ...others] = same.length ? same : given;
    return others.reduce<ExpressionType>(
      (type, part) => this.together({ ...head!, type }, part),
      head!.type,
    );
  }
}

/**
 * Reads a formula over columns. Nothing passes but columns, values, operators and the functions of the list, so its SQL is
 * written anew from what was understood. `"net price" * 1.2` over a decimal column is a decimal.
 */
export function checkExpression(
  text: string,
  columns: readonly Column[],
): Result<CheckedExpression, ParameterProblem> {
  if (text.includes('\0')) return refuse({ at: text.indexOf('\0'), texts: EXPECTED_VALUE });
  const read = sqlTokens(text);
  if ('problem' in read) return refuse(read.problem);
  const parser = new Parser(read.tokens, text.length, columns);
  try {
    const part = parser.whole();
    if (part.type === 'null')
      return ok({ type: 'text', sql: sql`null::varchar`, columns: [], divisors: [] });
    return ok({
      type: part.type,
      sql: part.sql,
      columns: [...parser.columns],
      divisors: parser.divisors,
    });
  } catch (error) {
    if (error instanceof Fault) return refuse(error.problem);
    if (error instanceof RangeError)
      return refuse({
        at: 0,
        texts: { en: 'this formula is nested too deeply', 'zh-CN': '公式嵌套过深' },
      });
    throw error;
  }
}
