import { FolderProductFiles, ZipArticleArchive } from '@toolyard/files';
import { MarkupFrontMatterParser } from '@toolyard/front-matter';
import { MarkdownArticleRenderer } from '@toolyard/markdown';
import type { Container } from 'inversify';
import { PORTS } from '../ports.ts';
import { bind, resolve } from '../typed-container.ts';

/** What spaces and articles stand on beside the database. */
export function bindContent(container: Container): void {
  const { contentSpaces, contentArticles, productPagesDir } = resolve(container, PORTS.settings);
  const limits = { spaces: contentSpaces, articles: contentArticles };
  bind(container, PORTS.contentLimits).toConstantValue(limits);
  bind(container, PORTS.frontMatterParser).toConstantValue(new MarkupFrontMatterParser());
  bind(container, PORTS.articleArchive).toConstantValue(new ZipArticleArchive());
  bind(container, PORTS.productFiles).toConstantValue(new FolderProductFiles(productPagesDir));
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
