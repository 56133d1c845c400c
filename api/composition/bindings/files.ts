import { FolderImageStore } from '@toolyard/files';
import type { Container } from 'inversify';
import { uploadsFolder } from '../folders.ts';
import { PORTS } from '../ports.ts';
import { bind, resolve } from '../typed-container.ts';

/** Uploads in the data folder. */
export function bindFiles(container: Container): void {
  const folder = uploadsFolder(resolve(container, PORTS.settings));
  bind(container, PORTS.imageStore).toConstantValue(new FolderImageStore(folder));
}
