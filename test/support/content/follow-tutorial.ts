import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Action, TutorialStep } from './tutorial-steps.ts';

/** What a reader has beside the page. */
export interface Reader {
  /** Signs the reader in, with an account of their own. */
  signIn(page: Page): Promise<void>;
  /** Files that the tutorial gives, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Looks at what came of a step. */
  look?(page: Page, step: TutorialStep): Promise<void>;
}

const PRESSED = [
  ...(['button', 'link', 'radio', 'tab', 'menuitem', 'checkbox', 'option', 'switch'] as const),
];
const PLACES = [
  ...([
    'dialog',
    'alertdialog',
    'group',
    'radiogroup',
    'tablist',
    'region',
    'list',
    'menu',
    'search',
  ] as const),
];
const LONGEST_WAIT_MS = 60_000;
/** Some buttons stay disabled while another one of their name can be pressed. */
const DISABLED_WAIT_MS = 10_000;

/** A name in full, or as the beginning of a longer one; `…` stands for any text. */
function patterns(name: string): readonly [whole: RegExp, beginning: RegExp] {
  const escaped = name
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return [new RegExp(`^\\s*${escaped}\\s*$`), new RegExp(`^\\s*${escaped}`)];
}

const anyOf = (all: readonly Locator[]): Locator =>
  all.slice(1).reduce((found, each) => found.or(each), all[0]!);

/** The first of several ways to find something that finds something visible, waited for: a page may be drawn anew meanwhile. */
async function firstFound(what: string, ways: readonly Locator[]): Promise<Locator> {
  const seen = ways.map((way) => way.filter({ visible: true }));
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end;) {
    for (const way of seen) if ((await way.count()) > 0) return way.first();
    await setTimeout(100);
  }
  throw new Error(`the page does not have “${what}”`);
}

async function placeNamed(page: Page, name: string): Promise<Locator> {
  const [whole, beginning] = patterns(name);
  return firstFound(name, [
    ...[whole, beginning].flatMap((pattern) =>
      PLACES.map((role) => page.getByRole(role, { name: pattern })),
    ),
  ]);
}

async function pressed(page: Page, name: string, within: string | null): Promise<Locator> {
  const place = within === null ? page : await placeNamed(page, within);
  const [whole, beginning] = patterns(name);
  const byRole = (pattern: RegExp, disabled = false) =>
    anyOf(PRESSED.map((role) => place.getByRole(role, { name: pattern, disabled })));
  // A reader waits for a button that cannot be pressed yet, and presses no heading of the same name instead.
  await byRole(whole, true)
    .first()
    .waitFor({ state: 'hidden', timeout: DISABLED_WAIT_MS })
    .catch(() => undefined);
  return firstFound(name, [byRole(whole), place.getByText(whole), byRole(beginning)]);
}

const field = (page: Page, name: string): Promise<Locator> =>
  firstFound(
    name,
    patterns(name).map((pattern) => page.getByLabel(pattern)),
  );

/** An entry of a select is chosen by its value; anything else is pressed. */
async function choose(page: Page, name: string, within: string): Promise<void> {
  const [whole, beginning] = patterns(within);
  const select = anyOf(
    [whole, beginning].map((pattern) => page.getByRole('combobox', { name: pattern })),
  );
  const box = await firstFound(within, [select]);
  const entry = box
    .locator('option')
    .filter({ hasText: patterns(name)[0] })
    .first();
  await entry.waitFor({ state: 'attached', timeout: LONGEST_WAIT_MS });
  await box.selectOption((await entry.getAttribute('value')) ?? '');
}

async function take(page: Page, action: Action, reader: Reader): Promise<void> {
  switch (action.kind) {
    case 'signIn':
      return reader.signIn(page);
    case 'open':
      await page.goto(action.path);
      return;
    case 'press':
      return (await pressed(page, action.name, action.within)).click();
    case 'type':
      return (await field(page, action.name)).fill(action.text);
    case 'copy': {
      const text = await (await field(page, action.from)).inputValue();
      return (await field(page, action.name)).fill(text);
    }
    case 'choose':
      return choose(page, action.name, action.within);
    case 'file': {
      const text = reader.files.get(action.file);
      if (text === undefined) throw new Error(`the tutorial does not give ${action.file}`);
      const file = { name: action.file, mimeType: 'text/csv', buffer: Buffer.from(text) };
      await pressed(page, action.name, null);
      return page.locator('input[type=file]').first().setInputFiles(file);
    }
    case 'see':
      await firstFound(action.text, [page.getByText(looseText(action.text))]);
  }
}

/** A text anywhere on the page, in another one too. */
const looseText = (text: string): RegExp =>
  new RegExp(patterns(text)[1].source.replace(/^\^\\s\*/, ''));

/** Does what the steps of a tutorial say, each as a reader would; fails at the first that cannot be done. */
export async function followTutorial(
  page: Page,
  steps: readonly TutorialStep[],
  reader: Reader,
): Promise<void> {
  for (const step of steps) {
    const { line, text, actions } = step;
    for (const action of actions)
      await take(page, action, reader).catch((fault: unknown) => {
        const reason = fault instanceof Error ? fault.message : String(fault);
        throw new Error(`line ${line}, “${text}”: ${JSON.stringify(action)}: ${reason}`);
      });
    await reader.look?.(page, step);
  }
}
