import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FolderInUse, lockFolder, processStart } from './folder-lock.ts';

describe('lock of the data folder', () => {
  let folder: string;
  const lock = () => join(folder, 'lock');
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'lock-')), 'deep', 'down');
  });
  afterEach(() => rmSync(join(folder, '..', '..'), { recursive: true, force: true }));

  it('holds process number and start time, and goes when it is given back', () => {
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toEqual({
      pid: process.pid,
      startedAt: processStart(process.pid),
    });
    unlock();
    lockFolder(folder)();
  });

  it('a living owner is not disturbed', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    unlock();
  });

  it.each([
    ['a dead owner', () => ({ pid: deadProcess(), startedAt: '1' })],
    ['a number that was given to another process', () => ({ pid: process.pid, startedAt: '1' })],
    ['a half-written lock', () => '{"pid":'],
  ])('%s loses the folder', (_case, content) => {
    lockFolder(folder)();
    const stored = content();
    writeFileSync(lock(), typeof stored === 'string' ? stored : JSON.stringify(stored));
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });
});

/** The number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
