import { Link } from 'react-router-dom';
import type { SpaceResponse } from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { contentPaths } from '../shared/content-paths.ts';
import { LANGUAGE_NAMES } from '../shared/language-names.ts';

/** A space in the list; the whole card leads there. */
export function SpaceCard({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const language = useLanguage();
  return (
    <article className="relative flex min-w-0 flex-col gap-3 rounded-3 border border-line bg-surface p-4 transition-colors duration-(--d-fast) focus-within:border-line-2 hover:border-line-2 hover:bg-canvas dark:hover:bg-sunken">
      <div className="min-w-0">
        <h3 className="text-16 font-semibold wrap-anywhere">
          <Link
            to={contentPaths.space(space.id)}
            className="outline-none after:absolute after:inset-0 after:rounded-3 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {space.title}
          </Link>
        </h3>
        <p className="text-12 text-ink-3 wrap-anywhere">/s/{space.handle}</p>
      </div>
      <div className="mt-auto flex flex-wrap gap-1.5">
        <Badge tone="accent">{t(`content.role.${space.role}`)}</Badge>
        <Badge>{t(`content.visibility.${space.visibility}`)}</Badge>
        {space.languages.map((each) => (
          <Badge key={each}>{LANGUAGE_NAMES[each]}</Badge>
        ))}
      </div>
      <p className="text-12 text-ink-3">
        {t('content.changedAt', { time: localTime(space.updatedAt, language) })}
      </p>
    </article>
  );
}
