import { describe, expect, it } from '@jest/globals';
import { checkTool, toolFaults } from './tool-check.ts';
import type { ToolDraft } from './tool-draft.ts';
import { RESERVED_TOOL_IDS } from './tool-id.ts';

const GOOD: ToolDraft = {
  title: 'Dice',
  description: 'Throws dice.',
  url: '/dice',
  icon: '🎲',
};
const messages = (change: Partial<ToolDraft>, mode: 'create' | 'edit' = 'create') =>
  toolFaults({ ...GOOD, ...change }, mode).map(({ texts }) => texts?.en);
const first = (change: Partial<ToolDraft>) => messages(change)[0];
const blank = { title: ' ', description: '\t', url: '', icon: ' ' };

describe('a tool that cannot be saved', () => {
  it('AT-09 the first missing field is named first, in the order title, description, url, icon', () => {
    const { title, description, url, icon } = blank;
    expect(first({ title, description, url, icon })).toBe('Title is required');
    expect(first({ description, url, icon })).toBe('Description is required');
    expect(first({ url, icon })).toBe('URL is required');
    expect(first({ icon })).toBe('Icon is required');
  });

  it('AT-09 every missing field is named, each once', () =>
    expect(messages(blank)).toEqual([
      'Title is required',
      'Description is required',
      'URL is required',
      'Icon is required',
    ]));

  it('AT-10 a title that gives no id is refused in create mode, after the missing fields', () => {
    expect(messages({ title: '工具' })).toEqual(['Cannot generate a valid ID from the title']);
    expect(messages({ title: '工具', icon: '' })).toEqual([
      'Icon is required',
      'Cannot generate a valid ID from the title',
    ]);
    expect(messages({ title: '工具' }, 'edit')).toEqual([]);
  });

  it.each(['\n', '\r\n', '\t', '\u0085', '\u2028'])(
    'title, icon and its description are of one line: not %j',
    (separator) => {
      const text = `a${separator}b`;
      const changes = [{ title: text }, { titleZh: text }, { icon: text }, { iconAlt: text }];
      for (const change of changes)
        expect(toolFaults({ ...GOOD, ...change }, 'edit')).toMatchObject([
          { field: Object.keys(change)[0] },
        ]);
    },
  );

  it('a description may have several lines', () =>
    expect(messages({ description: 'One.\r\n\tTwo.' })).toEqual([]));

  it('the time to hide is after the time to show, and both are dates', () => {
    const at = Date.UTC(2026, 11, 1);
    expect(messages({ publishAt: at, hideAt: at + 1 })).toEqual([]);
    expect(messages({ publishAt: null, hideAt: at })).toEqual([]);
    for (const hideAt of [at, at - 1])
      expect(toolFaults({ ...GOOD, publishAt: at, hideAt }, 'edit')).toMatchObject([
        { field: 'hideAt', message: 'The time to hide must be after the time to show' },
      ]);
    for (const publishAt of [Number.NaN, Date.UTC(1999, 11, 31), Date.UTC(2100, 0)])
      expect(toolFaults({ ...GOOD, publishAt }, 'create')).toMatchObject([{ field: 'publishAt' }]);
  });

  it('one language is enough; a Chinese title that gives no id is told at the id', () => {
    const chinese = { title: '', titleZh: '骰子', description: ' ', descriptionZh: '掷骰子' };
    expect(messages({ ...chinese, id: 'dice' })).toEqual([]);
    expect(toolFaults({ ...GOOD, ...chinese }, 'create')).toMatchObject([{ field: 'id' }]);
    expect(messages({ ...chinese, descriptionZh: '' }, 'edit')).toEqual([
      'Description is required',
    ]);
    expect(messages({ titleZh: '骰'.repeat(101) })).toEqual([
      'Chinese title must have at most 100 characters',
    ]);
  });

  it.each(RESERVED_TOOL_IDS.filter((id) => id !== 'theme.js'))(
    'a title must not give the id %s, which is a page of the site',
    (id) => {
      expect(messages({ title: ` ${id.toUpperCase()}! ` })).toHaveLength(1);
      expect(messages({ title: id }, 'edit')).toEqual([]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'https:evil.example',
    'tools/dice',
  ])('url %j is refused', (url) =>
    expect(messages({ url })).toEqual(['URL must begin with https:, http: or one slash']),
  );

  it.each(['/uploads/../api', '/uploads/', 'a longer text', 'javascript:x'])(
    'icon %j is refused',
    (icon) =>
      expect(messages({ icon })).toEqual([
        'Icon must be an uploaded image or at most 8 characters',
      ]),
  );

  it.each<[string, Partial<ToolDraft>]>([
    ['title', { title: 'a'.repeat(101) }],
    ['title', { title: 'a\0' }],
    ['description', { description: 'a'.repeat(501) }],
    ['description', { description: '\ud800' }],
    ['url', { url: `/${'a'.repeat(500)}` }],
    ['iconAlt', { iconAlt: 'a'.repeat(121) }],
    ['color', { color: 'red' }],
    ['color', { color: '#3b82f6;background:url(//evil.example)' }],
    ['order', { order: -1 }],
    ['order', { order: 1.5 }],
    ['order', { order: Number.NaN }],
    ['order', { order: 1_000_001 }],
    ['badges', { badges: ['NEW', 'CHEAP'] }],
  ])('a %s of this kind is refused alone: %j', (field, change) =>
    expect(toolFaults({ ...GOOD, ...change }, 'create').map((fault) => fault.field)).toEqual([
      field,
    ]),
  );

  it('the refusal carries every fault in that order', () => {
    const checked = checkTool({ ...GOOD, title: '', color: 'red' }, 'create');
    expect(checked).toMatchObject({
      ok: false,
      error: {
        code: 'TOOL_INVALID',
        details: [
          { field: 'title', message: 'Title is required' },
          { field: 'color', message: 'Color must look like #3b82f6' },
        ],
      },
    });
  });
});

describe('a tool that can be saved', () => {
  it('AT-08 what is left out is order 999, color #3b82f6 and shown', () =>
    expect(checkTool(GOOD, 'create')).toEqual({
      ok: true,
      value: {
        ...GOOD,
        titleZh: '',
        descriptionZh: '',
        iconAlt: '',
        color: '#3b82f6',
        order: 999,
        isActive: true,
        publishAt: null,
        hideAt: null,
        badges: [],
      },
    }));

  it('AT-07 texts are trimmed, colors in small letters, badges each once in their order', () =>
    expect(
      checkTool(
        { ...GOOD, title: ' Dice ', color: '#ABCDEF', badges: ['BETA', 'NEW', 'BETA'] },
        'edit',
      ),
    ).toMatchObject({
      ok: true,
      value: { title: 'Dice', color: '#abcdef', badges: ['NEW', 'BETA'] },
    }));

  it('a tool without a url keeps being one', () =>
    expect(checkTool({ ...GOOD, url: null }, 'edit')).toMatchObject({ value: { url: null } }));
});
