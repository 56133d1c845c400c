/** What the engine and the browser say when memory runs out. */
export const isOutOfMemory = (error: unknown): boolean =>
  /out of memory|could not allocate|failed to allocate|allocation failed|invalid (?:string|array(?: buffer)?) length/i.test(
    (error as Error).message,
  );

/** What a browser says of a file that was written since it was chosen; the engine passes it on in its own words. */
export const isChangedFile = (error: unknown): boolean =>
  /NotReadableError|could not be read/.test(`${(error as Error).name} ${(error as Error).message}`);

/** Whether the reading of a file failed for a reason that stays, however else it is read. */
export const isFileFault = (error: unknown): boolean =>
  isOutOfMemory(error) || isChangedFile(error);
