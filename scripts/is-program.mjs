import { accessSync, constants } from 'node:fs';

/** Whether the file exists and is executable. */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
