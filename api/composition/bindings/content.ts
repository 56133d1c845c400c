import { FolderMediaStore, FolderProductFiles, ZipArticleArchive } from '@toolyard/files';
import { MarkupFrontMatterParser } from '@toolyard/front-matter';
import { MarkdownArticleRenderer } from '@toolyard/markdown';
import { SealedBox } from '@toolyard/security';
import { HttpsHookSender, StandardHookSigner } from '@toolyard/web-hooks';
import type { Container } from 'inversify';
import { mediaFolder } from '../folders.ts';
import { PORTS } from '../ports.ts';
import { bind, resolve } from '../typed-container.ts';
import { keysOf } from './security.ts';

/** Width and height of a picture of a prize, in pixels: twice those of its card. */
const PRIZE_PICTURE_BOX = 960;

/** What spaces and articles stand on beside the database. */
export function bindContent(container: Container): void {
  const settings = resolve(container, PORTS.settings);
  const { productPagesDir } = settings;
  const limits = {
    spaces: settings.contentSpaces,
    articles: settings.contentArticles,
    mediaBytes: settings.contentMedia * 1_000_000,
  };
  const store = new FolderMediaStore(mediaFolder(settings));
  bind(container, PORTS.mediaStore).toConstantValue(store);
  bind(container, PORTS.mediaPorts)
    .toDynamicValue((of) => ({
      ...{ store, limits },
      clock: resolve(of, PORTS.clock),
      ids: resolve(of, PORTS.ids),
    }))
    .inSingletonScope();
  bind(container, PORTS.picturePorts)
    .toDynamicValue((of) => ({
      pictures: {
        store: async (bytes) => (await store.store(bytes, PRIZE_PICTURE_BOX)).hash,
        read: (hash) => store.read(hash),
      },
      clock: resolve(of, PORTS.clock),
    }))
    .inSingletonScope();
  bind(container, PORTS.hookSender).toConstantValue(new HttpsHookSender());
  bind(container, PORTS.hookPorts)
    .toDynamicValue((of) => ({
      sender: resolve(of, PORTS.hookSender),
      signer: new StandardHookSigner(),
      vault: new SealedBox(keysOf(settings, 'user'), 'web hook'),
      clock: resolve(of, PORTS.clock),
      ids: resolve(of, PORTS.ids),
    }))
    .inSingletonScope();
  bind(container, PORTS.contentLimits).toConstantValue(limits);
  bind(container, PORTS.frontMatterParser).toConstantValue(new MarkupFrontMatterParser());
  bind(container, PORTS.articleArchive).toConstantValue(new ZipArticleArchive());
  bind(container, PORTS.productFiles).toConstantValue(new FolderProductFiles(productPagesDir));
  bind(container, PORTS.importPorts)
    .toDynamicValue((of) => ({
      ...resolve(of, PORTS.writingPorts),
      ...{ limits, media: store },
      parser: resolve(of, PORTS.frontMatterParser),
      archive: resolve(of, PORTS.articleArchive),
    }))
    .inSingletonScope();
  bind(container, PORTS.writingPorts)
    .toDynamicValue((of) => ({
      renderer: new MarkdownArticleRenderer(),
      romanizer: resolve(of, PORTS.romanizer),
      digest: resolve(of, PORTS.auditDigest),
      clock: resolve(of, PORTS.clock),
      ids: resolve(of, PORTS.ids),
    }))
    .inSingletonScope();
}
