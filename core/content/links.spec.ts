import { describe, expect, it } from '@jest/globals';
import { brokenLinks, linkFault, type LinkTargets } from './links.ts';

const pages: Readonly<Record<string, readonly string[]>> = {
  setup: ['安装', '安装-1', 'setup-steps'],
  guide: [],
};
const targets: LinkTargets = {
  handle: 'Shed',
  anchorsOf: (slug) => pages[slug] ?? null,
  isSitePath: (path) => path === '/about',
};

describe('a link within a space', () => {
  it.each([
    'setup',
    '/setup',
    './setup',
    'setup/',
    'SETUP',
    '../shed/../setup',
    '/s/shed/setup',
    '/s/shed',
    '/s/shed/',
    'setup#安装',
    'setup#%E5%AE%89%E8%A3%85',
    'setup#安装-1',
    '/setup#setup-steps',
    'setup?x=1#setup-steps',
    'setup#Setup-Steps',
    'setup#',
    '#own',
    '#',
    '?x=1',
    '',
    '/about',
    '/about?x#y',
  ])('%j leads somewhere', (address) => expect(linkFault(address, ['own'], targets)).toBeNull());

  it.each([
    ['gone', 'page'],
    ['/gone/', 'page'],
    ['setup/more', 'page'],
    ['about', 'page'],
    ['/s/shed/gone', 'page'],
    ['/s/other/setup', 'page'],
    ['setup.md', 'page'],
    ['setup#gone', 'anchor'],
    ['#gone', 'anchor'],
    ['setup#%zz', 'form'],
    ['%E5', 'form'],
  ])('%j does not: %s', (address, fault) =>
    expect(linkFault(address, ['own'], targets)).toBe(fault),
  );
});

describe('a link that leads away', () => {
  it.each([
    'https://example.org',
    'http://localhost:8080/a?b#c',
    '//example.org/x',
    'HTTPS://EXAMPLE.ORG',
    'https://例子.中国/页',
    'https://[::1]/',
    'https://user@example.org/',
    'mailto:a@example.org?subject=x',
    'tel:+41-44-123',
    'https://a_b.example.org',
    'data:image/png;base64,AAAA',
  ])('%j has a form', (address) => expect(linkFault(address, [], targets)).toBeNull());

  it.each([
    'https://',
    'http:///x',
    'https://exa mple.org',
    'https:example.org',
    'https://.org',
    'https://a..b',
    'mailto:nobody',
    'tel:call',
    'javascript:x',
    'ftp://example.org',
    'data:text/html,x',
  ])('%j has none', (address) => expect(linkFault(address, [], targets)).toBe('form'));
});

it('each broken link is listed once, with its fault', () =>
  expect(
    brokenLinks({ links: ['setup', 'gone', 'setup#gone', 'gone'], anchors: [] }, targets),
  ).toEqual([
    { address: 'gone', fault: 'page' },
    { address: 'setup#gone', fault: 'anchor' },
  ]));
