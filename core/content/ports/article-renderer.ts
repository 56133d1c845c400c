import type { Language, Texts } from '../../shared/index.ts';

/** A heading of a rendered text. */
export interface RenderedHeading {
  /** Unique in the text, e.g. 'setup-steps' or '安装'. */
  readonly anchor: string;
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
}

/** What readers get of a Markdown text. */
export interface RenderedArticle {
  /** HTML that is safe to put in a page as it is: rendered by us, then sanitized. */
  readonly html: string;
  readonly headings: readonly RenderedHeading[];
  /** The visible text, for search, excerpts and reading time. */
  readonly text: string;
  /** Addresses of its links and pictures, as they were written. */
  readonly links: readonly string[];
}

/** A line that has the form of a block and stays text. */
export interface BlockFault {
  /** Of the text, from 1. */
  readonly line: number;
  readonly texts: Texts;
}

/** A rendered text with what its writer should know of it. */
export interface Rendering extends RenderedArticle {
  /** In the order of the text. */
  readonly faults: readonly BlockFault[];
}

export interface RenderOptions {
  readonly locale: Language;
  /** Ids of this text begin with it, so that two texts can stand on one page. */
  readonly idPrefix: string;
}

/** Maximum number of characters (UTF-16 units) of an article; 400,000 are about 150 printed pages of Chinese. */
export const LONGEST_ARTICLE = 400_000;

/** Makes HTML of Markdown. test/conformance/article-renderer.spec states what every adapter must do. */
export interface ArticleRenderer {
  /** Throws ARTICLE_TOO_LONG for more than LONGEST_ARTICLE characters. */
  render(markdown: string, options: RenderOptions): Rendering;
}
