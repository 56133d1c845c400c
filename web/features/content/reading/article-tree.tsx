import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { articlePath } from '@toolyard/core/content';
import type { PublishedListingResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';

interface Props {
  readonly handle: string;
  /** The articles of the same type, in their order. */
  readonly siblings: readonly PublishedListingResponse[];
  readonly current: Pick<PublishedListingResponse, 'slug'>;
}

/** All articles of a section, with the present one marked. */
export function ArticleTree({ handle, siblings, current }: Props) {
  const t = useText();
  if (siblings.length < 2) return null;
  return (
    <nav
      aria-label={t('reading.allArticles')}
      className="lg:sticky lg:top-[calc(var(--topbar)+24px)]"
    >
      <p className="mb-2 text-12 font-medium text-ink-3">{t('reading.allArticles')}</p>
      <ul className="border-l border-line-2">
        {siblings.map((article) => (
          <li key={article.slug} lang={article.locale}>
            <Link
              to={articlePath(handle, article)}
              aria-current={article.slug === current.slug ? 'page' : undefined}
              className={clsx(
                'block py-1.5 pl-4 hover:underline',
                article.slug === current.slug
                  ? 'font-medium text-accent'
                  : 'text-ink-2 hover:text-ink',
              )}
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The articles before and after this one. */
export function ArticleNeighbours({ handle, siblings, current }: Props) {
  const t = useText();
  const place = siblings.findIndex(({ slug }) => slug === current.slug);
  const before = siblings[place - 1];
  const after = place < 0 ? undefined : siblings[place + 1];
  if (!before && !after) return null;
  return (
    <nav
      aria-label={t('reading.neighbours')}
      className="screen-only mt-8 flex flex-wrap justify-between gap-4 border-t border-line pt-6"
    >
      {before && <Neighbour handle={handle} article={before} label={t('reading.previous')} />}
      {after && (
        <div className="ml-auto text-right">
          <Neighbour handle={handle} article={after} label={t('reading.next')} />
        </div>
      )}
    </nav>
  );
}

interface NeighbourProps {
  readonly handle: string;
  readonly article: PublishedListingResponse;
  readonly label: string;
}

const Neighbour = ({ handle, article, label }: NeighbourProps) => (
  <Link to={articlePath(handle, article)} className="block hover:underline">
    <span className="block text-12 text-ink-3">{label}</span>
    <span lang={article.locale} className="text-14 font-medium">
      {article.title}
    </span>
  </Link>
);
