import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { checkContent } from '../support/content/check-content.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const header = (type: string, slug: string) =>
  `---\ntitle: T\nslug: ${slug}\ntype: ${type}\ntags: [a]\ndescription: D\norder: 1\n---\n\n`;

/** A documentation page and a tutorial in both languages, without a fault; the text begins in line 10 of each file. */
const SOUND: Readonly<Record<string, string>> = {
  'en/docs/wings.md': `${header('doc', 'wings')}## A worked example\n\nThe stock costs $100, and the loss is $250. Press **Save strategy**.\n`,
  'zh-CN/docs/wings.md': `${header('doc', 'wings')}## 完整示例\n\n股价 $100，亏损 $250。点击**保存策略**。\n`,
  'en/tutorials/walk.md': `${header('tutorial', 'walk')}1. Open [the wizard](/options/wizard). See [wings](../docs/wings.md#a-worked-example).\n`,
  'zh-CN/tutorials/walk.md': `${header('tutorial', 'walk')}1. 打开[向导](/options/wizard)。\n`,
  'figures.json': JSON.stringify({
    'docs/wings': {
      examples: {
        call: {
          spot: 100,
          days: 45,
          volatility: 0.3,
          legs: [{ position: 'long', type: 'call', strike: 105, premium: 2.5 }],
        },
      },
      figures: ['call.maxLoss'],
    },
  }),
};

/** What the check finds where one file is another one, or is not there. */
function findingsWith(changed: Readonly<Record<string, string | null>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-content-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({ ...SOUND, ...changed })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkContent(folder).map(
    ({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`,
  );
}

const EN = 'en/docs/wings.md';
const WALK = 'en/tutorials/walk.md';
const edited = (path: string, from: string, to: string) => ({
  [path]: SOUND[path]!.replace(from, to),
});
const added = (path: string, text: string) => ({ [path]: `${SOUND[path]}\n${text}\n` });

it('pages without a fault have no findings', () => {
  expect(findingsWith({})).toEqual([]);
});

describe('each rule names file and line', () => {
  it.each([
    [
      'an unclosed header',
      edited(EN, 'order: 1\n---', 'order: 1'),
      `${EN}:1 front matter: The front matter has no closing line`,
    ],
    [
      'another slug than the file’s name',
      edited(EN, 'slug: wings', 'slug: wing'),
      `${EN}:1 front matter: slug must be wings, the name of the file`,
    ],
    [
      'a slug that two pages have',
      { 'en/faq/wings.md': `${header('faq', 'wings')}## Why?\n` },
      `${EN}:1 front matter: slug wings is that of another page, and links name no folder once they are published`,
    ],
    [
      'another type than the folder’s',
      edited(EN, 'type: doc', 'type: post'),
      `${EN}:1 front matter: type must be doc in docs`,
    ],
    [
      'no description',
      edited(EN, 'description: D\n', ''),
      `${EN}:1 front matter: description is missing`,
    ],
    ['no tags', edited(EN, 'tags: [a]\n', ''), `${EN}:1 front matter: tags are missing`],
    ['no order', edited(EN, 'order: 1\n', ''), `${EN}:1 front matter: order is missing`],
    [
      'one language only',
      { 'zh-CN/docs/wings.md': null },
      `${EN}:9 languages: there is no page in zh-CN`,
    ],
    [
      'English for Chinese',
      { 'zh-CN/tutorials/walk.md': SOUND[WALK]! },
      'zh-CN/tutorials/walk.md:9 languages: the text is not Chinese',
    ],
    [
      'Chinese in an English text',
      added(EN, 'A 期权 is here.'),
      `${EN}:14 languages: Chinese in an English text`,
    ],
    [
      'a file that is not there',
      edited(WALK, 'wings.md#', 'wing.md#'),
      `${WALK}:10 links: ../docs/wing.md#a-worked-example names no file`,
    ],
    [
      'a heading that is not there',
      edited(WALK, '#a-worked', '#a-broken'),
      `${WALK}:10 links: ../docs/wings.md#a-broken-example names no heading`,
    ],
    [
      'a page of the site that is not there',
      edited(WALK, '/options/wizard', '/options/wizards'),
      `${WALK}:10 links: /options/wizards leads nowhere`,
    ],
    [
      'an address without a host',
      added(EN, '[x](https://)'),
      `${EN}:14 links: https:// leads nowhere`,
    ],
    [
      'a picture without a text',
      added(EN, '![](/a.png)'),
      `${EN}:14 alternative texts: the picture has none`,
    ],
    ['a second title', added(EN, '# Wings'), `${EN}:14 headings: the title stands twice`],
    ['a level left out', added(EN, '#### Deep'), `${EN}:14 headings: level 4 follows level 2`],
    [
      'a document without an example',
      edited(EN, 'A worked example', 'Other'),
      `${EN}:9 headings: a section “A worked example” is missing`,
    ],
    [
      'a sample that does not parse',
      added(EN, '```js\nconst a = ;\n```'),
      `${EN}:15 code: Expression expected.`,
    ],
    [
      'an operation that is not there',
      added(EN, '```bash\ncurl /api/nowhere\n```'),
      `${EN}:15 code: /api/nowhere is no operation of the API`,
    ],
    [
      'a name that the interface does not have',
      edited(EN, 'Save strategy', 'Save the strategy'),
      `${EN}:12 names: the interface has no “Save the strategy”`,
    ],
    [
      'a step without anything to do',
      added(WALK, '2. Think.'),
      `${WALK}:12 steps: the step names nothing to do or to see`,
    ],
    [
      'a step that differs by language',
      edited('zh-CN/tutorials/walk.md', '打开[向导](/options/wizard)', '点击**保存策略**'),
      'zh-CN/tutorials/walk.md:10 steps: the English step does something else',
    ],
    [
      'a figure that core computes otherwise',
      edited(EN, '$250', '$251'),
      `${EN}:9 figures: call.maxLoss is $250; the text differs`,
    ],
    [
      'an amount that nobody declared',
      added(EN, 'Or $7.'),
      `${EN}:14 figures: $7 is neither computed nor declared in figures.json`,
    ],
    [
      'a figure that does not exist',
      { 'figures.json': SOUND['figures.json']!.replace('maxLoss', 'mostLoss') },
      `${EN}:9 figures: call.mostLoss does not exist`,
    ],
    [
      'a block that stays text',
      added(EN, '::field{name=nothing}'),
      `${EN}:14 blocks: field: name must be a term of the glossary, such as delta or implied-volatility`,
    ],
    [
      'figures of a page that is not there',
      { 'figures.json': SOUND['figures.json']!.replace('docs/wings', 'docs/wing') },
      'figures.json:1 figures: there is no page docs/wing',
    ],
  ])('%s', (_, changed: Readonly<Record<string, string | null>>, expected) => {
    expect(findingsWith(changed)).toContain(expected);
  });
});
