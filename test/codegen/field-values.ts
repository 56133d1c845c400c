import type { FieldType, Model } from '@toolyard/core/codegen';
import fc from 'fast-check';

type Range = Extract<FieldType, { kind: 'whole' }>['range'];

const of = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Characters of one to four bytes, and such as more than one of which make a sign. */
const CHARACTERS = [
  'a',
  'Z',
  '0',
  ' ',
  "'",
  '"',
  '\\',
  'é',
  'e\u0301',
  '名',
  '😀',
  '𝒳',
  '\n',
  '❤\ufe0f',
  '\0',
  '\ud83d',
];

/** Texts of lengths around a limit. */
const texts = (most: number | null): fc.Arbitrary<string> => {
  const length = most ?? 12;
  return fc
    .tuple(of(0, 1, 2, length - 1, length, length + 1, length + 2), fc.array(of(...CHARACTERS)))
    .map(([wanted, more]) => {
      const characters = [...more.join('')];
      while (characters.length < wanted) characters.push(CHARACTERS[characters.length % 8]!);
      return [...characters.join('')].slice(0, Math.max(0, wanted)).join('');
    });
};

/** Whole numbers around limits. */
function wholes({ least, most }: Range, bits: number | null): fc.Arbitrary<bigint> {
  const size = 2n ** BigInt((bits ?? 53) - 1);
  const edges = [least, most].flatMap((limit) =>
    limit && /^-?\d+$/.test(limit.value) ? BigInt(limit.value) : [],
  );
  return fc.oneof(
    fc
      .tuple(of(0n, 255n, 32_767n, -32_768n, size, -size, 2n ** 53n, -(2n ** 53n), ...edges))
      .chain(([edge]) => fc.bigInt(edge - 3n, edge + 3n)),
    fc.bigInt(-(2n ** 66n), 2n ** 66n),
    fc.bigInt(-50n, 50n),
  );
}

/** Digits of decimals with about as many before and behind the point as there may be. */
const decimals = (before: number, after: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      of('', '-'),
      of(...'019'),
      fc.integer({ min: 1, max: Math.max(1, before + 1) }),
      of(...'0159'),
      fc.integer({ min: 0, max: after + 2 }),
    )
    .map(([sign, digit, count, fraction, places]) => {
      const behind = places === 0 ? '' : `.${'0'.repeat(places - 1)}${fraction}`;
      return `${sign}${digit.repeat(count)}${behind}`;
    });

const two = (number: number): string => String(number).padStart(2, '0');

const days = fc
  .tuple(
    of('0001', '1899', '1900', '1970', '2000', '2023', '2024', '2100', '9999'),
    fc.nat(13),
    fc.nat(32),
  )
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);

const times = fc
  .tuple(fc.nat(24), of(0, 59, 60), of(null, 0, 59, 60), of('', '.1', '.123', '.1234', '.123456'))
  .map(([hour, minute, second, fraction]) =>
    [two(hour), two(minute), ...(second === null ? [] : [two(second) + fraction])].join(':'),
  );

const OFFSETS = ['Z', '+00:00', '-05:30', '+14:00', '+15:59', '-15:59', '+24:00', '+01:60', ''];

const HEX = '2f1e0a52-3b1c-4b7e-9d58-0d7f3c9f1a11';

/** What no type of date, time or identifier takes. */
const NO_FORM = ['', ' ', 'x', '2024', '2024-01', '2024-01-01T', '10', '10:', '1:2:3', '-'];

/** Values of JSON of the kind that a type has, around its limits; null beside them. */
export function valuesOf(model: Model, type: FieldType): fc.Arbitrary<unknown> | null {
  switch (type.kind) {
    case 'text':
      return texts(type.size.most);
    case 'whole':
      return fc.oneof(
        wholes(type.range, type.bits).map((whole) =>
          BigInt.asIntN(54, whole) === whole || ![64, null].includes(type.bits)
            ? Number(whole)
            : String(whole),
        ),
        of(0.5, -1.5, 1e21, NaN, Infinity),
      );
    case 'decimal': {
      const isText = (type.precision ?? 99) > 15;
      const scale = type.scale ?? 4;
      return fc.oneof(
        decimals((type.precision ?? 20) - scale, scale).map((digits) =>
          isText ? digits : Number(digits),
        ),
        fc.integer({ min: -5, max: 5 }),
        of(0.001, 1e-7, 1e21, -0.5, NaN, -Infinity),
      );
    }
    case 'float':
      return fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }).map(Math.fround),
        of(
          NaN,
          Infinity,
          0,
          -1,
          0.5,
          3.4e38,
          3.5e38,
          -3.5e38,
          ...(type.bits === 32 ? [] : [1.7e308, 5e-324]),
        ),
        ...[type.range.least, type.range.most].flatMap((limit) =>
          limit ? [of(-1, -0.5, 0, 0.5, 1).map((step) => Number(limit.value) + step)] : [],
        ),
      );
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.oneof(days, of(...NO_FORM));
    case 'time':
      return fc.oneof(times, of(...NO_FORM));
    case 'datetime':
      return fc.oneof(
        fc.tuple(days, of('T', ' '), times).map((parts) => parts.join('')),
        of(...NO_FORM),
      );
    case 'instant':
      return fc.oneof(
        fc.tuple(days, of('T'), times, of(...OFFSETS)).map((parts) => parts.join('')),
        of(...NO_FORM),
      );
    case 'uuid':
      return of(HEX, HEX.toUpperCase(), HEX.replace('2', 'g'), `${HEX}0`, HEX.slice(1), '');
    case 'bytes':
      return of('', 'AA==', 'AAA=', 'AAAA', 'AAAAAAAA', 'A', 'AA', 'A===', '*', '名', 'AAAA====');
    case 'json':
      return fc.jsonValue({ stringUnit: fc.constantFrom(...CHARACTERS) });
    case 'enumeration': {
      const found = model.enumerations.find(({ id }) => id === type.enumeration);
      const values = found?.values.map((node) => (node.kind === 'text' ? node.value : null)) ?? [];
      if (values.includes(null) || values.length === 0) return null;
      const known = values as string[];
      return of(...known, ...known.map((value) => value.toUpperCase()), '', `${known[0]} `, 'x');
    }
    case 'alias': {
      const found = model.aliases.find(({ id }) => id === type.alias);
      return found ? valuesOf(model, found.value.type) : null;
    }
    case 'list': {
      const item = type.of.type.kind === 'list' ? null : valuesOf(model, type.of.type);
      return item && fc.array(fc.oneof({ weight: 9, arbitrary: item }, of(null)), { maxLength: 4 });
    }
    default:
      return null;
  }
}
