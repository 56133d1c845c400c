import { lazy, Suspense } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Hydration } from '../../app/hydration.tsx';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SiteSection } from '../../ui/site-section.tsx';
import { ToolGridSkeleton } from './tool-grid-skeleton.tsx';

const Catalogue = lazy(() => import('./catalogue.tsx').then((m) => ({ default: m.Catalogue })));

/** The catalogue as the home page shows it. */
export function FeaturedTools() {
  const t = useText();
  return (
    <SiteSection
      title={t('home.tools')}
      text={t('home.toolsText')}
      aside={
        <ButtonLink to={paths.tools}>
          {t('home.viewAll')}
          <ArrowRight size={14} aria-hidden="true" />
        </ButtonLink>
      }
    >
      <Suspense fallback={<ToolGridSkeleton />}>
        <Hydration>
          <Catalogue />
        </Hydration>
      </Suspense>
    </SiteSection>
  );
}
