import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router-dom';
import type { ListedArticleResponse, SpaceResponse } from '../../../api/generated-content.ts';
import { articleTypeLabel } from '@toolyard/core/content';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { localTime } from '../../../ui/format-date.ts';
import { useContentPlace } from '../shared/content-place.ts';
import { ArticleStatusBadges } from './article-status.tsx';
import { LANGUAGE_NAMES } from '../shared/language-names.ts';
import { publicPath } from './public-path.ts';

/** The columns of the list of articles. */
export function useArticleColumns(
  space: SpaceResponse,
  onTag: (tag: string) => void,
): readonly Column<ListedArticleResponse>[] {
  const t = useText();
  const language = useLanguage();
  return [
    {
      id: 'title',
      header: t('content.articleTitle'),
      card: 'title',
      cell: (article) => <Title space={space} article={article} />,
    },
    {
      id: 'status',
      header: t('content.status'),
      card: 'bare',
      cell: (article) => <ArticleStatusBadges {...article} />,
    },
    {
      id: 'type',
      header: t('content.articleType'),
      cell: ({ type }) => articleTypeLabel(type)[language],
    },
    {
      id: 'language',
      header: t('content.language'),
      cell: ({ locale }) => <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>,
    },
    {
      id: 'tags',
      header: t('content.tags'),
      card: 'bare',
      cell: ({ tags }) =>
        tags.length > 0 && (
          <span className="inline-flex flex-wrap gap-1">
            {tags.map((tag) => (
              <button
                key={tag}
                type="button"
                aria-label={t('content.onlyTag', { tag })}
                onClick={() => onTag(tag)}
                className="inline-flex min-h-6 items-center pointer-coarse:min-h-10"
              >
                <Badge className="hover:text-ink">{tag}</Badge>
              </button>
            ))}
          </span>
        ),
    },
    {
      id: 'changed',
      header: t('content.changed'),
      className: 'whitespace-nowrap',
      cell: ({ updatedAt }) => localTime(updatedAt, language),
    },
  ];
}

interface TitleProps {
  readonly space: SpaceResponse;
  readonly article: ListedArticleResponse;
}

function Title({ space, article }: TitleProps) {
  const t = useText();
  const { paths } = useContentPlace();
  const to = publicPath(space, article);
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2" lang={article.locale}>
      <Link
        to={paths.article(space.id, article.id)}
        className="font-medium wrap-anywhere hover:underline"
      >
        {article.title}
      </Link>
      {to !== null && (
        <a
          href={to}
          aria-label={t('content.publicPage', { title: article.title })}
          title={t('content.publicPage', { title: article.title })}
          className="inline-grid size-6 flex-none place-items-center rounded-2 text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-10"
        >
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </span>
  );
}
