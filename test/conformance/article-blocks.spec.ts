import { describe, expect, it } from '@jest/globals';
import type { AnyBlockKind } from '@toolyard/core/content';
import { articleBlockKinds } from '@toolyard/core/live-blocks';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { MarkdownArticleRenderer, sanitizeArticle } from '@toolyard/markdown';
import { JSDOM } from 'jsdom';
import { articleDomFaults } from '../support/article-dom.ts';
import { ATTRIBUTE_ATTACKS } from '../support/article-payloads.ts';

const renderer = new MarkdownArticleRenderer();
const { document } = new JSDOM('').window;

function read(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const render = (markdown: string, locale: Language = 'en') =>
  renderer.render(markdown, { locale, idPrefix: 'a-' });
const shown = (markdown: string) => read(render(markdown).html);

const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}"`;

/** The block as an author would write it, with one of its attributes replaced. */
function written(kind: AnyBlockKind, attribute: string, value: string): string {
  const sample = kind.sample.en.split('\n');
  const other = Object.keys(kind.parameters)
    .filter((name) => name !== attribute)
    .flatMap((name) => new RegExp(`${name}=("[^"]*"|[^\\s}]+)`).exec(sample[0] ?? '')?.[0] ?? []);
  const attributes = [...other, `${attribute}=${quoted(value)}`].join(' ');
  return kind.holds === 'text'
    ? `:::${kind.name} ${attributes}\nshown\n:::`
    : `::${kind.name}{${attributes}}\n\nshown`;
}

describe.each(articleBlockKinds().map((kind) => [kind.name, kind] as const))(
  'block %s',
  (_name, kind) => {
    it.each(LANGUAGES)(
      'its sample in %s is rendered, and the sanitizer changes nothing',
      (language) => {
        const { html, text } = render(kind.sample[language], language);
        expect(text).not.toContain('::');
        expect(text).not.toBe('');
        const rendered = read(html);
        expect(read(sanitizeArticle(html, 'a-')).innerHTML).toBe(rendered.innerHTML);
        expect(articleDomFaults(rendered, 'a-')).toEqual([]);
        for (const attribute of Object.keys(kind.parameters))
          expect({
            attribute,
            isInSample: kind.sample[language].includes(`${attribute}=`),
          }).toEqual({
            attribute,
            isInSample: true,
          });
      },
    );

    it('everything that it writes is on the list of the sanitizer', () => {
      const values = Object.fromEntries(Object.keys(kind.parameters).map((name) => [name, 'x']));
      const inner = kind.html(values, { text: '' } as never, 'en');
      expect(read(sanitizeArticle(inner.text, 'a-')).innerHTML).toBe(read(inner.text).innerHTML);
    });
  },
);

const ATTACKS = articleBlockKinds().flatMap((kind) =>
  Object.keys(kind.parameters).flatMap((name) =>
    ATTRIBUTE_ATTACKS.map((attack) => [kind.name, name, attack, kind] as const),
  ),
);

it.each(ATTACKS)(
  'block %s: its attribute %s with %j brings nothing into the page',
  (_block, name, attack, kind) => {
    const root = shown(written(kind, name, attack));
    expect(articleDomFaults(root, 'a-')).toEqual([]);
    expect(read(root.innerHTML).innerHTML).toBe(root.innerHTML);
    expect(root.textContent).toContain('shown');
  },
);

describe('blocks in a text', () => {
  it('a notice has the title of its tone in the language of the text', () => {
    const title = (markdown: string, locale: Language) =>
      read(render(markdown, locale).html).querySelector('.notice-title')?.textContent;
    expect(title(':::notice tone=danger\nx\n:::', 'zh-CN')).toBe('危险');
    expect(title(':::warning\nx\n:::', 'en')).toBe('Warning');
    expect(title(':::tip[Read this]\nx\n:::', 'en')).toBe('Read this');
    expect(title('> [!CAUTION]\n> x', 'en')).toBe('Danger');
    expect(title('> [!NOTE]\n>\n> x', 'en')).toBe('Note');
  });

  it('a quotation with another first line stays one', () => {
    for (const markdown of ['> [!NOTE] x', '> [!NOTHING]\n> x', '> x', '> [NOTE]\n> x'])
      expect(shown(markdown).querySelector('blockquote')).not.toBeNull();
  });

  it('blocks stand in blocks, lists, quotations and notes, and hold every other mark', () => {
    const nested = shown('::::notice\n:::steps\n1. a\n2. b\n:::\nafter\n::::\nout');
    expect(nested.querySelector('.notice .steps li')?.textContent).toBe('a');
    expect(nested.querySelector('.notice')?.textContent).toContain('after');
    expect(nested.querySelector('.notice')?.textContent).not.toContain('out');
    const equal = shown(':::notice\n:::steps\n1. a\n:::\nafter\n:::\nout');
    expect(equal.querySelector('.notice')?.textContent).toContain('after');
    expect(equal.querySelector('.notice')?.textContent).not.toContain('out');
    expect(shown('- a\n  :::tip\n  b\n  :::\n- c').querySelectorAll('ul > li')).toHaveLength(2);
    expect(
      shown('> :::tip\n> b\n> :::\n\nc').querySelector('blockquote .notice')?.textContent,
    ).toContain('b');
    const marks = shown(
      ':::tip\n## H\n\nx[^1] **粗。**字\n\n| a |\n|---|\n| b |\n:::\n\n[^1]: note',
    );
    expect(marks.querySelector('.notice h2')?.id).toBe('a-h');
    expect(marks.querySelector('.notice .footnotes')).toBeNull();
    expect(marks.querySelector('.footnotes li')?.textContent).toContain('note');
  });

  it('colons in code close no block, and a block without an end goes on to the end', () => {
    const code = shown(':::tip\n```\n:::\n```\nafter\n:::');
    expect(code.querySelector('.notice')?.textContent).toContain('after');
    expect(shown(':::tip\na\n\nb').querySelector('.notice')?.textContent).toContain('b');
  });

  it('what is no block, or does not fit, stays the text that it is', () => {
    for (const markdown of [
      ':::unknown\nx\n:::',
      ':::notice tone=loud\nx\n:::',
      ':::notice color=red\nx\n:::',
      ':::notice title="a" title="b"\nx\n:::',
      ':::figure src="javascript:x" alt="a"\nx\n:::',
      ':::figure src="/a.png" alt=""\nx\n:::',
      ':::figure src="/a.png"\nx\n:::',
      ':::valueof\nx\n:::',
      ':::constructor\nx\n:::',
      ':::notice constructor=x\nx\n:::',
    ]) {
      const root = shown(markdown);
      expect(root.querySelector('figure, .notice, .steps')).toBeNull();
      expect(root.textContent).toContain(markdown.split('\n')[0]);
    }
  });

  it('a block that stays text says in which line and why, in code and prose it says nothing', () => {
    const faultsOf = (markdown: string) =>
      render(markdown).faults.map(({ line, texts }) => `${line} ${texts.en}`);
    expect(
      faultsOf(
        'text\n::field{name=none}\n\n> ::unknown{}\n\n- ::payoff{price=100\n\n:::tip colour=red\n',
      ),
    ).toEqual([
      '2 field: name must be a term of the glossary, such as delta or implied-volatility',
      '4 unknown: no block has the name “unknown”',
      '6 payoff: write the block alone on its line, as ::name{…}',
      '8 tip: colour is no attribute of this block',
    ]);
    expect(
      faultsOf('```\n::field{}\n```\n\n    ::field{}\n\na ::field{} `::field{}` std::map'),
    ).toEqual([]);
    expect(faultsOf('::field{name=none}\n\n'.repeat(500)).length).toBe(50);
  });

  it('what takes long to compute is computed for so many only', () => {
    const { html, faults } = render('::payoff{legs="+1 call 100" price=100}\n\n'.repeat(23));
    expect(read(html).querySelectorAll('figure')).toHaveLength(20);
    expect(faults.map(({ line }) => line)).toEqual([41, 43, 45]);
  });

  it('addresses of figures are among those of the text', () =>
    expect(render(':::figure src="图.png" alt="a"\n[b](c)\n:::').links.toSorted()).toEqual([
      'c',
      '图.png',
    ]));

  it('titles and captions are found by search', () =>
    expect(render(':::tip[标题]\n内容\n:::\n\n:::figure src="/a" alt="图"\n说明\n:::').text).toBe(
      '标题\n内容\n图\n说明',
    ));
});
