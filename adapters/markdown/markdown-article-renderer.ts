import {
  ARTICLE_TOO_LONG,
  LONGEST_ARTICLE,
  type ArticleRenderer,
  type Rendering,
  type RenderOptions,
} from '@toolyard/core/content';
import makeMarkdown, { type MarkdownIt } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { addresses } from './addresses.ts';
import { sanitizeArticle } from './allowed-html.ts';
import { bidiControls } from './bidi-controls.ts';
import { articleBlocks, renderTokens } from './blocks.ts';
import { codeBlocks } from './code-blocks.ts';
import { cjkLineBreaks } from './cjk-line-breaks.ts';
import { directions } from './directions.ts';
import { footnotes } from './footnotes.ts';
import { headings } from './headings.ts';

import { tables } from './tables.ts';
import { taskLists } from './task-lists.ts';
import { environment, stateOf } from './text-state.ts';
import { visibleText } from './visible-text.ts';

function articleMarkdown(): MarkdownIt {
  const markdown = makeMarkdown({ html: false, linkify: true, xhtmlOut: true });
  markdown.renderer.rules['s_open'] = () => '<del>';
  markdown.renderer.rules['s_close'] = () => '</del>';
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  return markdown
    .use(cjkFriendly)
    .use(articleBlocks)
    .use(footnotes)
    .use(bidiControls)
    .use(cjkLineBreaks)
    .use(addresses)
    .use(taskLists)
    .use(headings)
    .use(tables)
    .use(codeBlocks)
    .use(directions);
}

/** HTML of articles by markdown-it and sanitize-html: see docs/adr/0041. */
export class MarkdownArticleRenderer implements ArticleRenderer {
  private readonly markdown = articleMarkdown();

  render(markdown: string, options: RenderOptions): Rendering {
    if (markdown.length > LONGEST_ARTICLE) throw ARTICLE_TOO_LONG();
    const env = environment(options);
    const tokens = this.markdown.parse(markdown, env);
    const html = renderTokens(this.markdown, tokens, env);
    return {
      html: sanitizeArticle(html, options.idPrefix),
      headings: stateOf(env).headings,
      text: visibleText(tokens, options.locale),
      links: stateOf(env).addresses,
      faults: [...stateOf(env).faults.values()].toSorted((a, b) => a.line - b.line),
    };
  }
}
