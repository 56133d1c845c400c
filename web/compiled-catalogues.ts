import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /[\\/]web[\\/]i18n[\\/][\w-]+[\\/](en|zh-CN|catalogue-zh-CN)\.ts$/;

type Catalogue = Readonly<Record<string, string>>;

/** Compiles the ICU messages of the catalogues, so that browsers get no parser. */
export const compiledCatalogues = (): Plugin => ({
  name: 'toolyard:compiled-catalogues',
  async load(id) {
    if (!CATALOGUE.test(id)) return null;
    // Each edition of the file is another module.
    const url = `file:///${id.replace(/^\//, '')}?${Date.now()}`;
    const exported = (await import(url)) as Record<string, Catalogue>;
    return Object.entries(exported)
      .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(compiled(catalogue))};`)
      .join('\n');
  },
});

const compiled = (catalogue: Catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [id, compileMessageOrThrow(message)]),
  );
