import fc from 'fast-check';
import { Raw } from '../wire/raw.ts';

/** Values of every JSON type, so that each field meets the wrong one too. */
export const WRONG_TYPES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'x',
  '0',
  [],
  [null],
  {},
  { $ne: null },
  { toString: 1 },
];

const MEGABYTE = 1_000_000;
const HALF = '\ud800';

/** Texts that are hard to keep, to compare or to show. */
export const malformedTexts = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '\0',
      'a\0b',
      HALF,
      `a${HALF}`,
      '\udc00\ud800',
      '\u202egnp.exe',
      '👨‍👩‍👧‍👦'.repeat(20),
      '%',
      '%00',
      '../../../../etc/passwd',
      "' or 1=1 --",
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      '{{7*7}}',
      '__proto__',
      'constructor',
      'null',
      '\r\nSet-Cookie: a=b',
      'i\u0307'.repeat(50),
      '１２３',
    ),
    fc.constant('a'.repeat(MEGABYTE)),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );

/** JSON whose nesting no parser should follow to its end. */
const deepJson = (depth: number): Raw => new Raw(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);

/** Bodies that are no JSON object, or no JSON. */
export const malformedBodies = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(
      [],
      [[]],
      null,
      true,
      7,
      'text',
      new Raw(''),
      new Raw('{'),
      new Raw('{"a":1,}'),
      new Raw('{"a":1}{"a":2}'),
      new Raw("{'a':1}"),
      new Raw('{"a":1e999}'),
      new Raw('{"a":1,"a":2}'),
      new Raw('\ufeff{}'),
      new Raw('undefined'),
      new Raw('NaN'),
      new Raw('{"__proto__":{"role":"superadmin"}}'),
      new Raw('{"constructor":{"prototype":{"role":"superadmin"}}}'),
      new Raw(Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d])),
      new Raw(Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])),
      new Raw(`{"a":"${'a'.repeat(MEGABYTE)}"}`),
      new Raw(`{${'"k":1,'.repeat(10_000)}"k":1}`),
    ),
    fc.constantFrom(31, 32, 33, 1000, 40_000).map(deepJson),
    fc.jsonValue(),
  );

export const CONTENT_TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=utf-7',
  'application/problem+json',
  'application/json, text/plain',
  '',
] as const;

/** Headers with values that they should not have. */
export const MALFORMED_HEADERS: readonly (readonly [string, string])[] = [
  ['Idempotency-Key', ''],
  ['Idempotency-Key', 'short'],
  ['Idempotency-Key', 'a'.repeat(128)],
  ['Idempotency-Key', 'a'.repeat(129)],
  ['Idempotency-Key', 'with a blank inside'],
  ['Idempotency-Key', 'one-and-the-same-key'],
  ['If-Match', ''],
  ['If-Match', '*'],
  ['If-Match', '"0"'],
  ['If-Match', '"-1"'],
  ['If-Match', '"999999999"'],
  ['If-Match', '"9999999999"'],
  ['If-Match', 'W/"1"'],
  ['If-Match', '"1", "2"'],
  ['Authorization', ''],
  ['Authorization', 'Bearer'],
  ['Authorization', 'Basic bWVpOm1laQ=='],
  ['Authorization', `Bearer ${'a'.repeat(6_000)}`],
  ['Cookie', 'rt='],
  ['Cookie', 'rt=nonsense; rt=again'],
  ['Cookie', 'rt=018f0000-0000-7000-8000-000000000000.AAAA'],
  ['Cookie', 'rt=%00; %; ='],
  ['Origin', 'null'],
  ['Origin', 'https://elsewhere.example'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Accept', 'text/html'],
  ['Accept-Language', '*;q=nonsense,zz-ZZ-zz'],
  ['Accept-Language', 'en,'.repeat(1_000)],
  ['Content-Encoding', 'gzip'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Forwarded-For', "127.0.0.1, ' or 1=1"],
  ['Range', 'bytes=0-1'],
];
