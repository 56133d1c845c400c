import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutputFile } from '@toolyard/core/codegen';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Projects stand below the repository, whose packages they are compiled with. */
const projects = join(root, 'reports/generated-projects');
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');

/** Writes a generated project into a folder of its own. */
export function writeProject(name: string, files: readonly OutputFile[]): string {
  const project = join(projects, name);
  rmSync(project, { recursive: true, force: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return project;
}

/** What the compiler says of the two parts of a project. */
export function compilerFaults(project: string): string[] {
  return ['server', 'web'].flatMap((part) => {
    const arguments_ = [compiler, '-p', join(project, part), '--noEmit'];
    const { stdout } = spawnSync(process.execPath, arguments_, { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.trim() !== '');
  });
}
