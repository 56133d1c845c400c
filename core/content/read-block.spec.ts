import { describe, expect, it } from '@jest/globals';
import { blockKinds } from './block-list.ts';
import { html, renderedHtml } from './html-text.ts';
import { blockReader, parseAttributes } from './read-block.ts';

const readBlock = blockReader(blockKinds());
const valuesOf = (name: string, attributes: ReadonlyMap<string, string>) => {
  const read = readBlock(name, attributes);
  return read.ok ? read.value.values : null;
};

describe('attributes of a block', () => {
  it.each([
    ['', {}],
    ['tone=tip', { tone: 'tip' }],
    ['  tone=tip   title="a b" ', { tone: 'tip', title: 'a b' }],
    ['title="a \\"b\\" \\\\ c"', { title: 'a "b" \\ c' }],
    ['open', { open: 'true' }],
    ['title=""', { title: '' }],
    ['src=/a/图.png?x=1', { src: '/a/图.png?x=1' }],
  ])('%j are read', (text, values) =>
    expect(Object.fromEntries(parseAttributes(text) ?? [])).toEqual(values),
  );

  it.each(['tone=', 'tone="a', 'a=1 a=2', 'a="1"b=2', '=x', 'a=1}', 'A=1', '"x"'])(
    '%j are none',
    (text) => expect(parseAttributes(text)).toBeNull(),
  );
});

describe('a block', () => {
  it('has an alias, whose values an attribute can replace', () => {
    expect(valuesOf('tip', new Map())).toEqual({ tone: 'tip', title: null });
    expect(valuesOf('tip', new Map([['tone', 'danger']]))).toMatchObject({
      tone: 'danger',
    });
  });

  it.each(['', 'unknown', '__proto__', 'constructor', 'toString'])('is not called %j', (name) =>
    expect(readBlock(name, new Map()).ok).toBe(false),
  );

  it('has a name that no other block has, and needs no attribute that it does not have', () => {
    const names = blockKinds().flatMap(({ name, aliases = {} }) => [name, ...Object.keys(aliases)]);
    expect(new Set(names).size).toBe(names.length);
    expect(readBlock('notice', new Map([['color', 'red']]))).toMatchObject({
      error: { en: 'color is no attribute of this block' },
    });
    expect(readBlock('figure', new Map([['src', '/a.png']]))).toMatchObject({
      error: { en: 'alt is missing' },
    });
  });
});

describe('HTML with values', () => {
  it('escapes texts, not what is HTML', () =>
    expect(
      html`<p title="${'"\'>'}">${'<b>&'}${renderedHtml('<i>x</i>')}${null}${2}</p>`.text,
    ).toBe('<p title="&quot;&#39;&gt;">&lt;b&gt;&amp;<i>x</i>2</p>'));
});
