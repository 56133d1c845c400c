import { downloadFile } from './download-file.ts';

/** Hands a value to the browser as a file. */
export const downloadJson = (name: string, value: unknown): void =>
  downloadFile(name, JSON.stringify(value, null, 2), 'application/json');
