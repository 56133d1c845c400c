import './article-body.css';
import './code-colors.css';
import { lazy, useCallback, useMemo, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGES } from '@toolyard/core/shared';
import { Optional } from '../app/error-screen.tsx';
import { sanitizedHtml } from './trusted-types.ts';

const ArticlePayoff = lazy(async () => ({
  default: (await import('../charts/article-payoff.tsx')).ArticlePayoff,
}));

interface ArticleBodyProps {
  /** HTML of the server's renderer, which has sanitized it. */
  readonly html: string;
  readonly lang: string;
}

/** A path of this site, or a part of this page, that a plain press opens; null where the browser itself follows the link. */
function pressedPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
  return /^(?:#|\/(?![/\\]))/.test(link) && !link.startsWith('/api/') ? link : null;
}

/** A figure of the text and the place in it for what the page draws. */
interface LivePlace {
  readonly figure: HTMLElement;
  readonly place: HTMLElement;
}

/** The figures of a text that have a still picture, found as soon as its HTML is in the page. */
function useLivePlaces(html: string) {
  const [places, setPlaces] = useState<readonly LivePlace[]>([]);
  const body = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const figures = element.querySelectorAll<HTMLElement>('figure[data-payoff]');
      const found = [...figures].map((figure) => {
        const place = document.createElement('div');
        figure.prepend(place);
        return { figure, place };
      });
      setPlaces(found);
      return () => {
        for (const { place } of found) place.remove();
      };
    },
    // Another text has other figures.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [html],
  );
  return { body, places };
}

/** The text of an article. Links to other pages of the site open without loading the site again. */
export function ArticleBody({ html, lang }: ArticleBodyProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { body, places } = useLivePlaces(html);
  const content = useMemo(() => ({ __html: sanitizedHtml(html) }), [html]);
  const language = LANGUAGES.find((each) => each === lang) ?? 'en';
  return (
    <>
      {/* Keys press the links in it, not this element. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={body}
        className="article-body"
        lang={lang}
        onClick={(event) => {
          const path = pressedPath(event);
          if (path === null) return;
          event.preventDefault();
          void navigate(path.startsWith('#') ? search + path : path);
        }}
        dangerouslySetInnerHTML={content}
      />
      {places.map(({ figure, place }, at) =>
        createPortal(
          <Optional>
            <ArticlePayoff figure={figure} language={language} />
          </Optional>,
          place,
          String(at),
        ),
      )}
    </>
  );
}
