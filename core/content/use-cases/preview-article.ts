import type { Language } from '../../shared/index.ts';
import type { Rendering } from '../ports/article-renderer.ts';
import { ARTICLE_ID_PREFIX, type WritingPorts } from './stored-draft.ts';

/** Renders a text as a save would, and stores nothing. Refuses with ARTICLE_TOO_LONG. */
export class PreviewArticle {
  constructor(private readonly ports: Pick<WritingPorts, 'renderer'>) {}

  execute(markdown: string, locale: Language): Rendering {
    return this.ports.renderer.render(markdown, { locale, idPrefix: ARTICLE_ID_PREFIX });
  }
}
