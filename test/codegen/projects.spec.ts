import { describe, expect, it } from '@jest/globals';
import { nestReactProject, sqlDdl } from '@toolyard/core/codegen';
import { PostgresDdlParser } from '@toolyard/ddl';
import { codeCases } from '../conformance/code-corpus/code-case.ts';
import { JUDGES, modelOfCase } from '../conformance/code-corpus/judge.ts';
import { FULL_SIZE } from '../support/test-size.ts';
import { compilerFaults, writeProject } from './compile-project.ts';

const all = codeCases().filter((each) => JUDGES[each.input_kind]);
/** `npm run test:codegen` takes all, `npm test` a tenth. */
const cases = all.filter((_, at) => FULL_SIZE || at % 10 === 3);

/** Tables of which one has nothing but a key. */
const JOIN = `CREATE TABLE tag (name text PRIMARY KEY);
CREATE TABLE note (id serial PRIMARY KEY, text text NOT NULL);
CREATE TABLE note_tag (note_id int REFERENCES note, tag text REFERENCES tag, PRIMARY KEY (note_id, tag));`;

it('of tables that are nothing but keys, a generated project compiles', async () => {
  const read = await sqlDdl.read(JOIN, new PostgresDdlParser());
  if (!read.ok) throw new Error(read.error.texts.en);
  const files = nestReactProject.render(read.value.model, {});
  expect(compilerFaults(writeProject('keys', files))).toEqual([]);
});

(cases.length > 0 ? describe : describe.skip)('a generated project', () => {
  it.each(cases.map((each) => [each.id, each] as const))('compiles: %s', async (id, each) => {
    const files = nestReactProject.render(await modelOfCase(each), {});
    // Nothing was read that has rows.
    if (files.length === 1) return;
    expect(compilerFaults(writeProject(id, files))).toEqual([]);
  });
});
