import ExternalLink from 'lucide-react/icons/external-link';
import { articlePath, articleTypeLabel } from '@toolyard/core/content';
import type { ModeratedArticleResponse } from '../../../api/generated-admin.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The title of an article with its type and its space, and the way to its page where readers see it. */
export function ModeratedTitle({ article }: { readonly article: ModeratedArticleResponse }) {
  const t = useText();
  const language = useLanguage();
  const { title, handle, type, locale, hiding } = article;
  const label = t('adminContent.open', { title });
  return (
    <span className="inline-flex min-w-0 flex-col py-1">
      <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
        <span lang={locale} className="font-medium wrap-anywhere">
          {title}
        </span>
        {hiding ? (
          <Badge tone="warn">{t('adminContent.isHidden')}</Badge>
        ) : (
          <a
            href={`${articlePath(handle, article)}?lang=${locale}`}
            target="_blank"
            rel="noreferrer"
            aria-label={label}
            title={label}
            className="inline-grid size-6 flex-none place-items-center rounded-2 text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-10"
          >
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </span>
      <span className="text-12 text-ink-3 wrap-anywhere">
        {articleTypeLabel(type)[language]} · {handle}
      </span>
    </span>
  );
}
