import { strToU8, zipSync, type Zippable } from 'fflate';
import type { OutputFile } from '@toolyard/core/codegen';

/** Earliest time that a zip archive can state, so that equal files give equal archives. */
const MTIME = new Date(1980, 0, 1);

/** Names that Windows gives to devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A path that every system can unpack, and that leads nowhere but into the folder of the archive. */
export function safePath(path: string): string {
  const names = path
    .split(/[/\\]/)
    .map((name) => name.replaceAll(/[<>:"|?*\p{Cc}]/gu, '-').replace(/[. ]+$/, ''))
    .filter((name) => name !== '')
    .map((name) => name.replace(DEVICE, '$&_'));
  return names.join('/') || 'file';
}

/** All files as one archive. */
export function zipFiles(files: readonly OutputFile[]): Blob {
  const entries: Zippable = {};
  for (const { path, text } of files) entries[safePath(path)] = strToU8(text);
  return new Blob([new Uint8Array(zipSync(entries, { level: 6, mtime: MTIME }))]);
}
