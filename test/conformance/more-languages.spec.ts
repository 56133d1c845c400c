import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { jsonText, languageSchema, MORE_LANGUAGES, type Model } from '@toolyard/core/codegen';
import { QuicktypeRenderer } from '@toolyard/quicktype';
import { codeCases } from './code-corpus/code-case.ts';
import { JUDGES, modelOfCase } from './code-corpus/judge.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cases = codeCases();

/** A list of itself, at which quicktype gives up in some languages. */
const UNWRITABLE = new Set(['cp20-schema-recursive-alias']);

const renderer = new QuicktypeRenderer();
const render = (model: Model, language: string) => {
  const schema = languageSchema(model);
  return schema === null ? [] : renderer.render(language, jsonText(schema));
};

const python = spawnSync('python3', ['--version']).status === 0 ? it : it.skip;

(cases.length > 0 ? describe : describe.skip)('types of other languages', () => {
  const judged = cases.filter(({ input_kind: kind }) => JUDGES[kind] !== undefined);
  const written: string[] = [];
  afterAll(() => expect(written.length).toBeGreaterThan(20));

  it('every model is written in every language, the same each time, within five seconds', async () => {
    const faults: string[] = [];
    for (const [number, each] of judged.entries()) {
      const model = await modelOfCase(each);
      if (languageSchema(model) === null) continue;
      for (const [place, [language]] of MORE_LANGUAGES.entries()) {
        const start = performance.now();
        const files = await render(model, language);
        const milliseconds = performance.now() - start;
        const at = `${each.id} ${language}`;
        if (milliseconds > 5000) faults.push(`${at}: ${milliseconds} ms`);
        if ((number + place) % 10 === 0)
          expect([at, await render(model, language)]).toEqual([at, files]);
        const hasText = files.length > 0 && files.every(({ text }) => text.length > 20);
        const isSaid = UNWRITABLE.has(each.id) && files[0]?.notes !== undefined;
        if (!hasText && !isSaid) faults.push(`${at}: ${files[0]?.notes?.[0]?.en ?? 'no text'}`);
        if (language === 'python' && hasText) {
          const path = join(root, 'reports/generated-code', `${each.id}.py`.replaceAll('-', '_'));
          mkdirSync(join(root, 'reports/generated-code'), { recursive: true });
          writeFileSync(path, files[0]!.text);
          written.push(path);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  python('Python compiles', () => {
    const { stderr, status } = spawnSync('python3', ['-m', 'py_compile', ...written], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONPYCACHEPREFIX: join(root, 'reports/generated-code/python') },
    });
    expect([stderr, status]).toEqual(['', 0]);
  });
});
