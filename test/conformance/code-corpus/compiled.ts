import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import 'reflect-metadata';
import * as mikroOrmPackage from '@mikro-orm/core';
import * as classTransformer from 'class-transformer';
import * as classValidatorPackage from 'class-validator';
import {
  classValidator,
  mikroOrm,
  TYPESCRIPT_TYPES,
  typeNames,
  typescript,
  zod,
  type Model,
  type OutputFile,
} from '@toolyard/core/codegen';
import ts from 'typescript';
import * as zodPackage from 'zod';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Generated files stand below the repository, so that packages are found. */
const folder = join(root, 'reports/generated-code');

/** Generated files by the paths where the compiler reads them. */
export const placed = (files: readonly OutputFile[], name: string): [string, string][] =>
  files.map(({ path, text }) => [join(folder, name, path), text]);

/** All files of code of a model, by path. */
export const codeFiles = (model: Model, name: string): [string, string][] =>
  placed(
    [
      ...typescript.render(model, typescript.defaults),
      ...zod.render(model, {}),
      ...classValidator.render(model, {}),
      ...mikroOrm.render(model, mikroOrm.defaults),
    ],
    name,
  );

/** What the compiler says of files, under `strict`. */
export function compilerFaults(files: ReadonlyMap<string, string>): string[] {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const options =
    '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --experimentalDecorators --emitDecoratorMetadata --noUnusedLocals --target es2022 --module esnext --moduleResolution bundler --skipLibCheck --types';
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, ...options.split(' '), '', ...files.keys()],
    { cwd: root, encoding: 'utf8' },
  );
  return `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
}

type Verdict = (value: unknown) => boolean;

const PACKAGES: Readonly<Record<string, unknown>> = {
  '@mikro-orm/core': mikroOrmPackage,
  'class-transformer': classTransformer,
  'class-validator': classValidatorPackage,
  'reflect-metadata': {},
  zod: zodPackage,
};

/** What a generated file exports when it runs; `imported` gives what it imports beside the usual packages. */
export function exportsOf(
  text: string,
  imported: (path: string) => unknown = () => undefined,
): Record<string, unknown> {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
    },
  });
  const exported: Record<string, unknown> = {};
  // In the realm of the packages, whose checks tell objects by their constructors.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function('require', 'exports', outputText) as (
    require: (name: string) => unknown,
    exports: Record<string, unknown>,
  ) => void;
  run((name) => PACKAGES[name] ?? imported(name), exported);
  return exported;
}

/** Runs the generated schemas of Zod: of the type with a name, or of the whole document. */
export function zodVerdicts(model: Model): (name?: string) => Verdict {
  const exported = exportsOf(zod.render(model, {})[0]!.text);
  const names = typeNames(model, 'PascalCase', TYPESCRIPT_TYPES);
  return (name) => {
    const type = [...model.entities, ...model.enumerations, ...model.aliases].find(
      (each) => each.name === name,
    );
    const key = type ? `${names.get(type.id)}Schema` : 'documentSchema';
    const schema = exported[key] as zodPackage.ZodType;
    return (value) => schema.safeParse(value).success;
  };
}

/** Runs the generated classes of class-validator in the same way. */
export function dtoVerdicts(model: Model): (name?: string) => Verdict {
  // The whole document, and each type, as a check.
  const types = [...model.entities, ...model.enumerations, ...model.aliases];
  const checks = new Map<string | undefined, Verdict>();
  return (name) => {
    const found = checks.get(name);
    if (found) return found;
    const type = types.find((each) => each.name === name);
    const isEntity = model.entities.some(({ id }) => id === type?.id);
    const isAlias = model.aliases.some(({ id }) => id === type?.id);
    const root: Model['root'] = !type
      ? model.root
      : {
          type: isEntity
            ? { kind: 'entity', entity: type.id }
            : isAlias
              ? { kind: 'alias', alias: type.id }
              : { kind: 'enumeration', enumeration: type.id },
          nullable: false,
        };
    // In a list, so that there is a check of every kind of type.
    const size = { least: 1, most: 1 };
    const list: Model['root'] = root && {
      type: { kind: 'list', of: root, size, unique: false },
      nullable: false,
    };
    const exported = exportsOf(classValidator.render({ ...model, root: list }, {})[0]!.text);
    const verdict: Verdict = (value) => (exported['isDocument'] as Verdict)([value]);
    checks.set(name, verdict);
    return verdict;
  };
}
