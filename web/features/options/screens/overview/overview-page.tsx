import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useAppSelector } from '../../../../app/store.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { KeyCap } from '../../../../ui/key-cap.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { OverviewLoading } from './overview-loading.tsx';
import { SampleOverview } from './sample-overview.tsx';

const OwnOverview = lazyArea(['optionsOverview', 'optionsRecords'], () =>
  import('./own-overview.tsx').then((m) => m.OwnOverview),
);

/** The strategies of the signed-in user; a visitor sees samples that say so. */
export function OverviewPage() {
  const t = useText();
  const user = useAppSelector((state) => state.session.user);
  return (
    <div>
      <PageTitle
        title={t('menu.overview')}
        aside={
          <span className="flex items-center gap-3">
            <span className="flex items-center gap-1 text-12 max-lg:hidden">
              <KeyCap>J</KeyCap>
              <KeyCap>K</KeyCap>
              {t('life.move')}
              <KeyCap className="ml-1.5">↵</KeyCap>
              {t('life.enter')}
            </span>
            <ButtonLink
              look="primary"
              to={paths.wizard}
              icon={<Plus size={16} aria-hidden="true" />}
            >
              {t('overview.new')}
            </ButtonLink>
          </span>
        }
      />
      {user ? (
        <Suspense fallback={<OverviewLoading />}>
          <OwnOverview />
        </Suspense>
      ) : (
        <SampleOverview />
      )}
    </div>
  );
}
