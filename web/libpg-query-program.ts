import type { Plugin } from 'vite';

const NAMED = 'locateFile("libpg-query.wasm")';

/**
 * libpg-query looks for its program beside its script, under a name without a hash. Named by its address, the program is
 * an asset as all others are.
 */
export const libpgQueryProgram = (): Plugin => ({
  name: 'libpg-query-program',
  transform(code, id) {
    if (!id.endsWith('/libpg-query/wasm/libpg-query.js')) return null;
    if (!code.includes(NAMED)) throw new Error('libpg-query names its program otherwise now');
    return code.replace(NAMED, 'new URL("./libpg-query.wasm", import.meta.url).href');
  },
});
