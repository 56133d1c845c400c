import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { problemTexts, readMarkdownFile, writeMarkdownFile } from '@toolyard/core/content';
import { MarkupFrontMatterParser } from '@toolyard/front-matter';

const parser = new MarkupFrontMatterParser();
const read = (file: string) => {
  const result = readMarkdownFile(file, parser);
  return result.ok ? result.value : result.error;
};
const fieldsOf = (header: string) => read(`---\n${header}\n---\n`);
const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefgh'].map((name, i) => `${name}: &${name} [${`*${'abcdefg'[i]}, `.repeat(9)}]`),
].join('\n');

describe('front matter', () => {
  it.each([
    ['YAML', '---\ntitle: A\n---\nB\n', { title: 'A' }, 'B\n'],
    ['TOML', '+++\ntitle = "A"\nn = 3\n+++\nB', { title: 'A', n: 3 }, 'B'],
    ['JSON', '{\n "title": "A}", "n": 3\n}\nB', { title: 'A}', n: 3 }, 'B'],
    ['JSON between rules', '---\n{"title": "A", "n": 3}\n---\nB', { title: 'A', n: 3 }, 'B'],
    [
      'a byte order mark and CR LF',
      '\ufeff---\r\ntitle: A\r\n---\r\nB\r\nC\r\n',
      { title: 'A' },
      'B\nC\n',
    ],
    ['an empty header', '---\n---\nB', {}, 'B'],
    ['a header of comments', '---\n# none\n---\nB', {}, 'B'],
    [
      'a rule inside a fence below',
      '---\na: 1\n---\n```\n---\nb: 2\n---\n```',
      { a: 1 },
      '```\n---\nb: 2\n---\n```',
    ],
    ['spaces after the rules', '---  \na: 1\n---\t\nB', { a: 1 }, 'B'],
    ['no line after the header', '---\na: 1\n---', { a: 1 }, ''],
  ])('of %s', (_kind, file, fields, body) => expect(read(file)).toEqual({ fields, body }));

  it.each([
    'Text\n\n---\nnot: meta\n---\n',
    '---\n\nA sentence.\n\n---\n\nMore.',
    '---\nno field, only text\n---\n',
    '----\na: 1\n----\n',
    '{{< shortcode >}}\ntext',
    '{ not json\n',
    '--- \n- a\n- b\n---\n',
    '',
  ])('is not in %j: all of it is the text', (file) =>
    expect(read(file)).toEqual({ fields: {}, body: file }),
  );
});

describe('values', () => {
  it.each([
    ['title: Notes: the shed: roof', { title: 'Notes: the shed: roof' }],
    ['title: 2024\nn: 2024', { title: '2024', n: 2024 }],
    ['tags: a, b ,c', { tags: ['a', 'b', 'c'] }],
    ['tags: 数据，图表、表格', { tags: ['数据', '图表', '表格'] }],
    ['tags: [2024, 1.10, yes, null, x]', { tags: ['2024', '1.10', 'yes', 'null', 'x'] }],
    ['categories:\n  - 新闻\n  - "x: y"', { categories: ['新闻', 'x: y'] }],
    ['draft: yes', { draft: true }],
    ['draft: Off', { draft: false }],
    ['other: yes', { other: 'yes' }],
    ['date: 2024-02-29', { date: '2024-02-29' }],
    ['date: 2024-02-29T23:30:00+08:00', { date: '2024-02-29T15:30:00Z' }],
    ['date: 2024-02-29 23:30:00 -0130', { date: '2024-03-01T01:00:00Z' }],
    ['date: 2024-02-29 23:30', { date: '2024-02-29T23:30:00Z' }],
    ['event: 2024-01-05T10:00:00+02:00', { event: '2024-01-05T08:00:00Z' }],
    ['event: "2024-01-05T10:00:00+02:00"', { event: '2024-01-05T10:00:00+02:00' }],
    ['lastmod: 2024-02-30T25:00:00Z', { lastmod: '2024-02-30T25:00:00Z' }],
    [
      'a: |\n  one\n  two\nb: >\n  one\n  two\nc: |-\n  x',
      { a: 'one\ntwo\n', b: 'one two\n', c: 'x' },
    ],
    ['a: &x {n: 1}\nb: *x\nc:\n  <<: *x\n  m: 2', { a: { n: 1 }, b: { n: 1 }, c: { n: 1, m: 2 } }],
    ['a: !!python/object:os.system x', { a: 'x' }],
    [
      '__proto__: 1\nconstructor: 2',
      Object.fromEntries([
        ['__proto__', 1],
        ['constructor', 2],
      ]),
    ],
  ])('of %j', (header, fields) => expect(fieldsOf(header)).toEqual({ fields, body: '' }));

  it.each([
    ['date = 2024-03-01T08:00:00+08:00', { date: '2024-03-01T00:00:00Z' }],
    ['date = 2024-03-01', { date: '2024-03-01' }],
    ['date = 2024-03-01T08:00:00', { date: '2024-03-01T08:00:00Z' }],
    ['[params]\nweight = 2', { params: { weight: 2 } }],
    ['tags = ["a", 2]', { tags: ['a', '2'] }],
  ])('of TOML %j', (header, fields) =>
    expect(read(`+++\n${header}\n+++\n`)).toEqual({ fields, body: '' }),
  );
});

describe('a header that cannot be read', () => {
  it.each([
    ['---\ntitle: "open\n---\ntext', 2],
    ['---\na: 1\nb: [1, 2\n---\ntext', 3],
    ['---\na: 1\na: 2\n---\n', 3],
    ['---\nok: 1\nbad: *unknown\n---\n', 3],
    ['+++\na = 1\nb = \n+++\n', 3],
    ['---\n{a: 1\n---\ntext', 2],
    ['---\n标题: "open\n---\ntext', 2],
    ['---\na: 1\n b: 2\n---\ntext', 3],
    ['---\na: [1, 2\nb: 3\n---\ntext', 2],
    ['---\nok: 1\na: &x [*x]\n---\n', 3],
    [`---\na: ${'['.repeat(70_000)}\n---\n`, 2],
    ['---\ntitle: no end\n\ntext', 1],
    [`---\n${bomb}\n---\n`, 9],
  ])('%j is reported with its line', (file, line) => {
    const problem = read(file);
    expect(problem).toEqual({
      line: expect.any(Number),
      fault: expect.stringMatching(/\w/),
      message: expect.stringMatching(/\w/),
    });
    if (file.includes('&a'))
      expect(problem).toMatchObject({ message: expect.stringContaining('Aliases') });
    else expect(problem).toMatchObject({ line });
  });
});

describe('what is wrong with a header is said in our words', () => {
  it.each([
    ['---\ntitle: A', '缺少由三个连字符组成的结束行'],
    ['---\ntitle: "open\n---\n', '引号没有闭合'],
    ["---\ntitle: 'open\n---\n", '引号没有闭合'],
    ['---\na: [1, 2\nb: 3\n---\n', '括号没有闭合'],
    ['---\n{a: 1\n---\n', '括号没有闭合'],
    ['---\na: 1\na: 2\n---\n', '字段重复'],
    ['---\na:\n\t- x\n---\n', '使用了制表符缩进'],
    ['---\na: 1\n b: 2\n---\n', '缩进与相邻的行不一致'],
    ['---\na:\n  b: 1\n c: 2\n---\n', '缩进与相邻的行不一致'],
    ['---\ntitle: @home\n---\n', '值以 @、% 或 ` 等符号开头'],
    ['---\na:\n  b: c: d\n---\n', '值中含有冒号'],
    ['---\ntitle: A\nno colon here\nb: 1\n---\n', '该行不是字段，请按“名称: 值”书写'],
    ['---\ntags: - a\n---\n', '列表紧跟在字段名之后'],
    ['---\na: "x" y\n---\n', '值的后面还有多余的内容'],
    ['---\na: ["c" d]\n---\n', '缺少逗号'],
    ['---\na: "\\q"\n---\n', '反斜杠后的字符没有含义'],
    ['---\nbad: *bold\n---\n', '引用的锚点不存在'],
    [`---\n${bomb}\n---\n`, '别名展开后超过'],
    ['+++\na = \n+++\n', '缺少值或无法识别该值'],
    ['+++\na = yes\n+++\n', '缺少值或无法识别该值'],
    ['+++\na = 1\na = 2\n+++\n', '字段重复'],
    ['+++\na: 1\n+++\n', '该行不是字段，请按“名称 = 值”书写'],
    ['+++\na = [1,\n+++\n', '括号没有闭合'],
  ])('%j', (file, words) => {
    const result = readMarkdownFile(file, parser);
    if (result.ok) throw new Error('it was read');
    const { en, 'zh-CN': chinese } = problemTexts(result.error);
    expect(chinese).toContain(`无法读取文件头：${words}`);
    expect(en).toMatch(/^The front matter cannot be read: (?:a|an|it|its|there) /);
  });
});

describe('out and in', () => {
  const text = fc.string({ unit: 'grapheme' });
  const odd = fc.constantFrom(
    'Quote " colon: and # 中文',
    '- a',
    '%x',
    '`',
    '2024',
    'yes',
    'null',
    '',
    ' x ',
    'a\nb\u2028\u0085\ufeff\x7f',
  );
  const label = fc.oneof(text, odd).filter((tag) => tag.trim() === tag && tag !== '');
  const file = fc.record({
    fields: fc.record({
      title: fc.oneof(text, odd),
      tags: fc.array(label),
      date: fc.constantFrom('2024-02-29', '2024-02-29T15:30:00Z', '2024-02-29T15:30:00.123Z'),
      order: fc.integer(),
      draft: fc.boolean(),
      other: fc.oneof(text, odd, fc.constant(null), fc.array(fc.oneof(text, odd, fc.integer()))),
    }),
    body: fc
      .array(
        fc.oneof(text, fc.constantFrom('---\n', '+++\n', 'a: b\n', '\r\n', '\n', '  ', '\ufeff')),
      )
      .map((parts) => parts.join('')),
  });

  it('gives every field and every byte of the body back, and the same file again', () =>
    fc.assert(
      fc.property(file, (original) => {
        const written = writeMarkdownFile(original);
        const again = read(written);
        expect(again).toEqual(original);
        expect(writeMarkdownFile(again as typeof original)).toBe(written);
      }),
      { numRuns: 1_000 },
    ));
});
