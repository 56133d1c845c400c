import { untilQuiet } from '../support/browser.ts';
import { describe, expect, it } from '@jest/globals';
import { browserSite } from '../support/browser-site.ts';
import { expectSound } from '../support/expect-sound.ts';
import { tabTo } from '../support/keyboard.ts';
import { triedLooks } from '../support/test-size.ts';

const site = browserSite();

/** An input of each kind, with a piece of the TypeScript that it gives. */
const INPUTS = [
  ['{"id": 1, "tags": ["a"]}', 'tags: string[];'],
  ['{"$defs": {"Pet": {"type": "object", "properties": {"name": {"type": "string"}}}}}', 'name?:'],
  ['openapi: 3.1.0\npaths: {}\ncomponents: {schemas: {Cat: {type: object}}}\n', 'Cat'],
  ['CREATE TABLE a (id bigserial PRIMARY KEY, at timestamptz NOT NULL);', 'at: string;'],
  ['CREATE TABLE `b` (`id` int unsigned AUTO_INCREMENT PRIMARY KEY);', 'interface B'],
  ['CREATE TABLE c (id INTEGER PRIMARY KEY AUTOINCREMENT, n TEXT);', 'n: string | null;'],
  ['sku,price\nA,2.50\n', 'price: number;'],
] as const;

/** A template that writes nothing for a long time. */
const ENDLESS =
  '{% for i in (1..3000) %}{% for j in (1..3000) %}{% assign k = i %}{% endfor %}{% endfor %}';

const EN = {
  sample: 'Tables of a shop',
  input: 'Input',
  write: 'Write',
  file: /^Text of /,
  name: 'Name of email',
  template: /^Use a template/,
  templateText: 'Text of the template',
  diagram: 'Diagram',
  store: 'Store on this device',
  compare: 'Compare with an earlier version …',
  earlier: 'Earlier version',
};
const ZH: typeof EN = {
  sample: '商店的数据表',
  input: '输入',
  write: '生成',
  file: /的内容$/,
  name: 'email 的名称',
  template: /^使用自己的模板/,
  templateText: '模板内容',
  diagram: '关系图',
  store: '保存在本设备',
  compare: '与较早版本比较…',
  earlier: '较早版本',
};

describe.each(
  triedLooks(
    [
      ['en', 'light', 1440, EN],
      ['zh-CN', 'dark', 360, ZH],
    ] as const,
    1,
  ),
)('the code generator, %s, %s, %i px', (language, theme, width, words) => {
  it('by keyboard: a sample, an edit of its model, another output, an input of each kind, an earlier version, a fault; no call leaves the page', async () => {
    const page = await site.open({ viewport: { width, height: 900 } });
    await page.addInitScript(
      (values: Record<string, string>) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      },
      { theme, language },
    );
    await page.goto('/tools/code-generator');
    await page.getByLabel(words.input, { exact: true }).waitFor();
    await untilQuiet(page);
    await expectSound(page, `empty-${language}`);
    const inputTop = async () =>
      (await page.getByLabel(words.input, { exact: true }).boundingBox())!.y;
    expect(await inputTop()).toBeLessThan(400);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));

    await tabTo(page, words.sample);
    await page.keyboard.press('Enter');
    const written = (piece: string) =>
      page.getByRole('region', { name: words.file }).filter({ hasText: piece }).waitFor();
    await written('interface Customer');
    expect(await inputTop()).toBeLessThan(260);
    const name = page.getByLabel(words.name, { exact: true });
    await name.fill('mail');
    await name.press('Enter');
    await written('mail: string;');
    await page.getByRole('button', { name: words.diagram, exact: true }).click();
    const boxes = page.locator('[data-entity]');
    await boxes.first().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('+');
    await expectSound(page, `diagram-${language}`);
    await boxes.first().press('Enter');
    await page.getByRole('list', { name: /customer/ }).waitFor();
    await page.getByRole('button', { name: words.store }).click();
    await page.getByLabel(words.write, { exact: true }).selectOption('postgres-ddl');
    await written('CREATE TABLE');
    await page.locator('.hljs-keyword').first().waitFor();
    await expectSound(page, `full-${language}`);
    await page.getByLabel(words.write, { exact: true }).selectOption('more-languages');
    await written('@dataclass');
    await page.getByRole('button', { name: words.template }).press('Enter');
    await written('| --- | --- |');
    const template = page.getByLabel(words.templateText, { exact: true });
    await template.fill(ENDLESS);
    await page.locator('textarea[aria-invalid=true]').waitFor();
    await expectSound(page, `template-${language}`);
    await template.fill('{{ entities[0].plural }}!');
    await written('customers!');
    await page.getByLabel(words.write, { exact: true }).selectOption('typescript');
    for (const [text, piece] of INPUTS) {
      await page.getByLabel(words.input, { exact: true }).fill(text);
      await written(piece);
    }
    await page.getByRole('button', { name: words.compare }).click();
    await page.getByLabel(words.earlier, { exact: true }).fill('sku,price,note\nA,2.50,x\n');
    await written('DROP COLUMN "note"');
    await page.getByLabel(words.input, { exact: true }).fill('{"id": 1,\n "name" 2}');
    await page.locator('textarea[aria-invalid=true]').waitFor();
    await expectSound(page, `fault-${language}`);
    // What reads and writes comes as files of the site.
    expect(calls.filter((call) => !call.startsWith(`GET ${site.url}/assets/`))).toEqual([]);
  });
});
