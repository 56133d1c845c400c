import { expect, it } from '@jest/globals';
import type { FieldError } from '../shared/index.ts';
import { checkAppearance } from './appearance-draft.ts';
import { navigationIn, type NavigationEntry } from './space-appearance.ts';

const theme = { accent: 'teal', typeface: 'serif' };
const entry = (address: string) => ({ label: ' Start here ', address, locale: null });

it('links lead to paths of the site and to https', () => {
  for (const address of ['/s/night-sky/doc/start', '/', 'https://example.org/a?b=c#d']) {
    const checked = checkAppearance({ theme, navigation: [entry(` ${address} `)] });
    expect(checked).toEqual({
      ok: true,
      value: { theme, navigation: [{ label: 'Start here', address, locale: null }] },
    });
  }
});

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,<script>',
  'http://example.org',
  '//example.org',
  '/\\example.org',
  'https:',
  'start',
  '',
  `/${'a'.repeat(500)}`,
])('refuses a link to %s', (address) => {
  const checked = checkAppearance({ theme, navigation: [entry('/'), entry(address)] });
  if (checked.ok) throw new Error(`${address} was taken`);
  expect(checked.error.details).toMatchObject([{ field: 'navigation.1.address' }]);
});

it('names every fault', () => {
  const wrong = { label: ' ', address: '/', locale: 'fr' };
  const navigation = Array.from({ length: 9 }, () => wrong);
  const checked = checkAppearance({ theme: { accent: 'red', typeface: 'comic' }, navigation });
  if (checked.ok) throw new Error('it was taken');
  const fields = (checked.error.details as readonly FieldError[]).map(({ field }) => field);
  expect(fields).toEqual([
    'theme.accent',
    'theme.typeface',
    'navigation',
    ...navigation.flatMap((_, at) => [`navigation.${at}.label`, `navigation.${at}.locale`]),
  ]);
});

it('shows links of one language to its readers alone', () => {
  const entries: NavigationEntry[] = [
    { label: 'Start', address: '/s/a/doc/start', locale: 'en' },
    { label: '开始', address: '/s/a/doc/kai-shi', locale: 'zh-CN' },
    { label: 'GitHub', address: 'https://github.com', locale: null },
  ];
  expect(navigationIn(entries, 'zh-CN').map(({ label }) => label)).toEqual(['开始', 'GitHub']);
});
