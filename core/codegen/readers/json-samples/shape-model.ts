import {
  EMPTY_MODEL,
  plainEntity,
  plainField,
  type Entity,
  type Field,
  type Model,
} from '../../model/model.ts';
import {
  JSON_TYPE,
  listOf,
  NO_RANGE,
  TEXT,
  type FieldType,
  type ValueType,
} from '../../model/field-type.ts';
import { warning, type Choices, type Warning } from '../../model/warning.ts';
import { singular } from '../../names/plural.ts';
import { objectsOf, type ObjectShape, type Shape } from './shape.ts';
import type { TextFormat } from './text-format.ts';

const SAFE = 2n ** 53n;

const fits = (digits: string, bits: bigint): boolean => {
  const value = BigInt(digits);
  return value >= -(2n ** (bits - 1n)) && value < 2n ** (bits - 1n);
};

function textType(formats: ReadonlySet<TextFormat | null>): FieldType {
  const [format] = formats;
  if (formats.size !== 1 || !format) return TEXT;
  switch (format) {
    case 'date':
    case 'uuid':
      return { kind: format };
    case 'date-time':
      return { kind: 'instant', precision: null };
    case 'time':
    case 'email':
    case 'uri':
    case 'ipv4':
      return { ...TEXT, format };
    default:
      return format satisfies never;
  }
}

/** Last name on a path: `orders` of `$.customer.orders[]`. */
const lastName = (path: string): string | null => {
  const quoted = /\["((?:[^"\\]|\\.)*)"\](?:\[\]|\.\*)*$/.exec(path)?.[1];
  if (quoted !== undefined) return JSON.parse(`"${quoted}"`) as string;
  return /\.([A-Za-z_]\w*)(?:\[\]|\.\*)*$/.exec(path)?.[1] ?? null;
};

const bigNumberWarning = (path: string, digits: string, offset: number): Warning =>
  warning(
    'big whole number',
    { path, offset },
    {
      en: `${path} holds ${digits}, which a JavaScript number cannot hold`,
      'zh-CN': `${path} 含有 ${digits}，JavaScript 的 number 无法准确表示`,
    },
    [
      { value: 'output', label: { en: 'By the output’s options', 'zh-CN': '按输出选项' } },
      { value: 'bigint', label: { en: 'bigint', 'zh-CN': 'bigint' } },
      { value: 'string', label: { en: 'string', 'zh-CN': 'string' } },
    ],
  );

/** Makes entities and types of shapes. */
export class ShapeModel {
  readonly warnings: Warning[] = [];
  private readonly entities = new Map<ObjectShape, Entity | null>();

  constructor(
    private readonly rootName: string,
    private readonly choices: Choices,
  ) {}

  modelOf(root: Shape): Model {
    const value = this.valueOf(root);
    const entities = [...this.entities.values()].filter((entity) => entity !== null);
    return { ...EMPTY_MODEL, entities, root: value };
  }

  private valueOf(shape: Shape): ValueType {
    const alternatives = this.alternativesOf(shape);
    const nullable = shape.nulls > 0;
    const place = { path: shape.path, offset: null };
    if (alternatives.length > 1)
      this.warnings.push(
        warning('mixed types', place, {
          en: `Values of ${alternatives.length} kinds stand at ${shape.path}`,
          'zh-CN': `${shape.path} 处有 ${alternatives.length} 种类型的值`,
        }),
      );
    const [first, ...others] = alternatives;
    if (first && others.length === 0) return { type: first, nullable };
    if (first)
      return { type: { kind: 'oneOf', alternatives, exactly: false, tag: null }, nullable };
    if (nullable)
      this.warnings.push(
        warning('only null', place, {
          en: `Only null stands at ${shape.path}, so that its type is unknown`,
          'zh-CN': `${shape.path} 处只有 null，类型未知`,
        }),
      );
    return { type: JSON_TYPE, nullable };
  }

  private alternativesOf(shape: Shape): FieldType[] {
    const types: FieldType[] = [];
    if (shape.booleans > 0) types.push({ kind: 'boolean' });
    if (shape.fractions > 0) types.push({ kind: 'float', bits: 64, range: NO_RANGE });
    else if (shape.wholes) types.push(this.wholeType(shape, shape.wholes));
    if (shape.formats) types.push(this.textTypeOf(shape, shape.formats));
    if (shape.items) types.push(listOf(this.valueOf(shape.items)));
    if (shape.map) types.push(this.mapType(shape, shape.map));
    const objects = objectsOf(shape);
    if (objects) types.push(this.objectType(objects));
    return types;
  }

  private wholeType({ path }: Shape, { greatest, at }: NonNullable<Shape['wholes']>): FieldType {
    const whole = { kind: 'whole', unsigned: false, range: NO_RANGE } as const;
    const value = BigInt(greatest);
    if (value <= SAFE && value >= -SAFE) return { ...whole, bits: fits(greatest, 32n) ? 32 : 53 };
    const big = bigNumberWarning(path, greatest, at);
    this.warnings.push(big);
    const choice = this.choices[big.id];
    if (choice === 'string') return { ...TEXT, pattern: '^-?[0-9]+$' };
    const bits = fits(greatest, 64n) ? 64 : null;
    return { ...whole, bits, ...(choice === 'bigint' && { asBigint: true }) };
  }

  private textTypeOf(shape: Shape, formats: ReadonlySet<TextFormat | null>): FieldType {
    return this.choices[`dates ${shape.path}`] === 'text' ? TEXT : textType(formats);
  }

  private mapType(shape: Shape, values: Shape): FieldType {
    this.warnKeysAsData(shape.path);
    return { kind: 'map', of: this.valueOf(values) };
  }

  private warnKeysAsData(path: string): void {
    this.warnings.push(
      warning(
        'keys as data',
        { path, offset: null },
        { en: `The keys at ${path} look like data`, 'zh-CN': `${path} 的键看起来是数据` },
        [
          { value: 'map', label: { en: 'A map', 'zh-CN': '映射' } },
          { value: 'object', label: { en: 'A field for each key', 'zh-CN': '每个键一个字段' } },
        ],
      ),
    );
  }

  private objectType(objects: ObjectShape): FieldType {
    const { path: id, members, count } = objects;
    if (members.size === 0) return { kind: 'map', of: { type: JSON_TYPE, nullable: true } };
    if (!this.entities.has(objects)) {
      this.entities.set(objects, null);
      // It can be chosen otherwise again.
      if (this.choices[`keys as data ${id}`] === 'object') this.warnKeysAsData(id);
      const fields = [...members].map(([name, member]) =>
        plainField(id, name, this.valueOf(member), {
          optional: member.seen < count,
          origin: { path: member.path, offset: null },
        }),
      );
      this.entities.set(objects, plainEntity(id, this.nameOf(id), fields));
      this.warnCaseOnly(id, fields);
    }
    return { kind: 'entity', entity: id };
  }

  private nameOf(path: string): string {
    const name = lastName(path);
    if (name === null) return this.rootName;
    return /(?:\[\]|\.\*)$/.test(path) ? singular(name) : name;
  }

  private warnCaseOnly(path: string, fields: readonly Field[]): void {
    for (const [at, { name }] of fields.entries()) {
      const same = fields
        .slice(at + 1)
        .find((field) => field.name.toLowerCase() === name.toLowerCase());
      if (!same) continue;
      const names = [name, same.name].map((each) => JSON.stringify(each)).join(', ');
      this.warnings.push(
        warning(
          'keys differ by case',
          { path, offset: null },
          {
            en: `The keys ${names} differ by case only`,
            'zh-CN': `键 ${names} 只有大小写不同`,
          },
        ),
      );
    }
  }
}
