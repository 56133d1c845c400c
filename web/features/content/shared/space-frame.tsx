import type { ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { clsx } from 'clsx';
import { Link, useLocation, useParams } from 'react-router-dom';
import { errorCode } from '../../../api/error-code.ts';
import { useReadSpaceQuery, type SpaceResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useContentPlace } from './content-place.ts';
import { ContentSection } from './content-section.tsx';
import { FailedBox } from './failed-box.tsx';

type Section = 'articles' | 'media' | 'members' | 'transfer' | 'settings';

interface Props {
  readonly section: Section;
  readonly children: (space: SpaceResponse) => ReactNode;
}

/** A page of the space in the address, below its title and the way to its other pages. */
export function SpaceFrame({ section, children }: Props) {
  return (
    <ContentSection className="max-w-[1168px]">
      <Loaded section={section}>{children}</Loaded>
    </ContentSection>
  );
}

function Loaded({ section, children }: Props) {
  const t = useText();
  const { isConsole, paths } = useContentPlace();
  const back = t(isConsole ? 'content.consoleBack' : 'content.back');
  const { spaceId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useReadSpaceQuery({ id: spaceId });
  const space = currentData?.data;
  const isUnknown = ['SPACE_UNKNOWN', 'VALIDATION', 'NOT_FOUND'].includes(errorCode(error));
  usePage(space ? `${t(`content.${section}`)} · ${space.title}` : t('content.title'));
  return (
    <>
      <div className="flex flex-col gap-2">
        <Link
          to={paths.root}
          className="touch-area inline-flex min-h-6 items-center gap-1 self-start text-ink-2 hover:text-ink"
        >
          <ArrowLeft size={14} aria-hidden="true" />
          {back}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="tracking-heading min-w-0 text-[24px] leading-8 font-semibold wrap-anywhere outline-none">
            {space?.title ?? t('content.title')}
          </h1>
          {space && <Badge>{t(`content.visibility.${space.visibility}`)}</Badge>}
        </div>
        {space && <SpaceNavigation space={space} />}
      </div>
      {space ? (
        children(space)
      ) : error && isUnknown ? (
        <EmptyState
          level={2}
          title={t('content.spaceUnknown')}
          text={t('content.spaceUnknownText')}
          action={<ButtonLink to={paths.root}>{back}</ButtonLink>}
        />
      ) : error ? (
        <FailedBox
          error={error}
          text={t('content.spaceFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonBlock label={t('shell.loading')} className="space-y-3">
          <Skeleton className="h-8! w-64 max-w-full" />
          <Skeleton className="h-10! w-full" />
        </SkeletonBlock>
      )}
    </>
  );
}

function SpaceNavigation({ space: { id } }: { readonly space: SpaceResponse }) {
  const t = useText();
  const { pathname } = useLocation();
  const { isConsole, paths } = useContentPlace();
  const sections: Readonly<Partial<Record<Section, string>>> = {
    articles: paths.space(id),
    media: paths.media(id),
    ...(!isConsole && {
      members: paths.members(id),
      transfer: paths.transfer(id),
      settings: paths.settings(id),
    }),
  };
  return (
    <nav aria-label={t('content.spaceNavigation')} className="border-b border-line">
      <ul className="flex gap-1 overflow-x-auto">
        {Object.entries(sections).map(([section, to]) => (
          <li key={section}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className={clsx(
                'flex h-10 items-center border-b-2 px-2.5 pt-0.5 font-medium whitespace-nowrap focus-visible:-outline-offset-2',
                pathname === to
                  ? 'border-accent-solid text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {t(`content.${section as Section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
