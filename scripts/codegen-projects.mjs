/**
 * `node scripts/codegen-projects.mjs`: generates three projects, of SQL, of OpenAPI and of JSON, in a temporary folder;
 * installs each from the registry, builds, tests and starts it. Of the first, rows are created and edited in a browser.
 */
import { deepEqual, equal } from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';
import { freePort } from './free-port.mjs';
import { requireNode, root } from './run-node.mjs';

const STARTS_WITHIN_MS = 120_000;
requireNode([
  'node_modules/@typescript/native/bin/tsc',
  '-b',
  'core',
  'adapters/ddl',
  'adapters/yaml',
]);
const codegen = await import('../core/dist/codegen/index.js');
const { PostgresDdlParser } = await import('../adapters/ddl/dist/index.js');
const { YamlDocumentParser } = await import('../adapters/yaml/dist/index.js');

const OPTIONS = { rootName: 'Invoice', choices: {} };

/** Files of test/codegen/inputs, with what reads them. The first is opened in a browser. */
const INPUTS = {
  'shop.sql': (text) => codegen.sqlDdl.read(text, new PostgresDdlParser()),
  'pets.yaml': (text) => codegen.openApi.read(text, OPTIONS, new YamlDocumentParser()),
  'invoices.json': (text) => codegen.jsonSamples.read([text], OPTIONS),
};

/** Runs npm; ends this process if it fails. */
function npm(cwd, ...args) {
  const { status } = spawnSync('npm', args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}`);
}

async function writeProject(folder, input) {
  const text = readFileSync(join(root, 'test/codegen/inputs', input), 'utf8');
  const read = await INPUTS[input](text);
  if (!read.ok) throw new Error(`${input}: ${read.error.texts.en}`);
  for (const { path, text: content } of codegen.nestReactProject.render(read.value.model, {})) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Starts the project; what is returned stops it. */
async function start(folder, port) {
  const env = { ...process.env, PORT: String(port) };
  const server = spawn('npm', ['start'], { cwd: folder, env, stdio: 'inherit', detached: true });
  const isUp = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/docs-json`).catch(() => null);
    return answer?.ok ?? false;
  };
  const { pid } = server;
  const stop = () => {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  };
  for (const until = Date.now() + STARTS_WITHIN_MS; Date.now() < until; await pause(500))
    if (await isUp()) return stop;
  stop();
  throw new Error(`${folder} did not start`);
}

/** Creates a customer on the page, finds it in the list, and edits it. */
async function editInBrowser(port) {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const address = `http://127.0.0.1:${port}`;
  const rows = async (path) => (await (await fetch(`${address}/api/${path}`)).json()).items;
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/`);
    await page.getByRole('link', { name: 'Customers' }).click();
    const table = page.getByRole('table', { name: 'Customers' });
    await table.waitFor();
    const form = page.getByRole('form', { name: 'New customer' });
    await form.getByRole('button', { name: 'Create' }).click();
    await form.getByRole('alert').first().waitFor();
    await form.getByLabel('Email').fill('ada@example.org');
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('Born').fill('1815-12-10');
    await form.getByRole('button', { name: 'Create' }).click();
    const row = table.getByRole('row', { name: 'ada@example.org' });
    await row.getByRole('cell', { name: 'Ada Lovelace' }).waitFor();
    const created = (await rows('customers')).find(({ email }) => email === 'ada@example.org');

    await row.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('form', { name: 'Edit customer' });
    equal(await edit.getByLabel('Id').inputValue(), created.id);
    equal(await edit.getByLabel('Born').inputValue(), '1815-12-10');
    // The form stays as it is typed while the server refuses it.
    const [{ email: taken }] = (await rows('customers')).filter(({ id }) => id !== created.id);
    await edit.getByLabel('Email').fill(taken);
    await edit.getByLabel('Name').fill('Ada King');
    await edit.getByLabel('Born').fill('');
    await edit.getByRole('button', { name: 'Save' }).click();
    await edit.locator('.field', { hasText: 'Email' }).getByRole('alert').waitFor();
    equal(await edit.getByLabel('Name').inputValue(), 'Ada King');
    await edit.getByLabel('Email').fill('ada@example.org');
    await edit.getByRole('button', { name: 'Save' }).click();
    await row.getByRole('cell', { name: 'Ada King' }).waitFor();
    await edit.waitFor({ state: 'detached' });
    deepEqual(
      (await rows('customers')).find(({ id }) => id === created.id),
      { ...created, name: 'Ada King', born: null },
    );

    // Of lists, decimals and JSON, what is not edited stays as it is.
    const [product] = await rows('products');
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('button', { name: `Edit ${product.id}`, exact: true }).click();
    const productForm = page.getByRole('form', { name: 'Edit product' });
    await productForm.getByLabel('Title').fill('Teapot');
    await productForm.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'Teapot' }).waitFor();
    deepEqual(
      (await rows('products')).find(({ id }) => id === product.id),
      { ...product, title: 'Teapot' },
    );
    const { status } = await fetch(`${address}/api/products/${product.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"price":1e-7}',
    });
    equal(status, 422);
  } finally {
    await browser.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'generated-projects-'));
try {
  for (const [at, input] of Object.keys(INPUTS).entries()) {
    const project = join(folder, input.replace(/\..*/, ''));
    await writeProject(project, input);
    npm(project, 'install', '--no-audit', '--no-fund');
    npm(project, 'test');
    const port = await freePort();
    const stop = await start(project, port);
    try {
      if (at === 0) await editInBrowser(port);
    } finally {
      stop();
    }
    console.log(`passed: ${input}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
