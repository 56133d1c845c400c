import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /[\\/]web[\\/]i18n[\\/][\w-]+[\\/](?:catalogue-)?(en|zh-CN)\.ts$/;

type Catalogue = Readonly<Record<string, string>>;

/** Compiles the ICU messages of the catalogues, so that browsers get no parser. */
export const compiledCatalogues = (): Plugin => ({
  name: 'toolyard:compiled-catalogues',
  async load(id) {
    if (!CATALOGUE.test(id)) return null;
    return Object.entries(await cataloguesIn(id))
      .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(compiled(catalogue))};`)
      .join('\n');
  },
  /** Sends the messages of an edited catalogue to the browser, which shows them without a reload. */
  async hotUpdate({ file }) {
    const language = CATALOGUE.exec(file)?.[1];
    if (!language) return undefined;
    const catalogues = Object.values(await cataloguesIn(file)).map(compiled);
    const messages = Object.fromEntries(catalogues.flatMap((each) => Object.entries(each)));
    this.environment.hot.send('toolyard:messages', { language, messages });
    return [];
  },
});

/** Each version of the file is another module. */
const cataloguesIn = async (file: string) =>
  (await import(`file:///${file.replace(/^\//, '')}?${Date.now()}`)) as Record<string, Catalogue>;

const compiled = (catalogue: Catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [id, compileMessageOrThrow(message)]),
  );
