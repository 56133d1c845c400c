import './article-body.css';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sanitizedHtml } from './trusted-types.ts';

interface ArticleBodyProps {
  /** HTML of the server's renderer, which has sanitized it. */
  readonly html: string;
  readonly lang: string;
}

/** A path of this site that a plain press opens; null where the browser itself follows the link. */
function pressedPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
  return /^\/(?![/\\])/.test(link) && !link.startsWith('/api/') ? link : null;
}

/** The text of an article. Links to other pages of the site open without loading the site again. */
export function ArticleBody({ html, lang }: ArticleBodyProps) {
  const navigate = useNavigate();
  const content = useMemo(() => ({ __html: sanitizedHtml(html) }), [html]);
  return (
    // Keys press the links in it, not this element.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="article-body"
      lang={lang}
      onClick={(event) => {
        const path = pressedPath(event);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      }}
      dangerouslySetInnerHTML={content}
    />
  );
}
