import type { HomeApp } from '@toolyard/core/tools';
import { ArrowRight } from 'lucide-react';
import { useListHomeAppsQuery } from '../../api/generated-home.ts';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { SiteSection } from '../../ui/site-section.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { ToolGridSkeleton } from './tool-grid-skeleton.tsx';

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
      <Tools />
    </SiteSection>
  );
}

function Tools() {
  const t = useText();
  const { data, isError, isFetching, refetch } = useListHomeAppsQuery();
  const fallback = useFallback();
  if (data) return <ToolGrid tools={data.data} />;
  if (!isError) return <ToolGridSkeleton />;
  return (
    <>
      <ErrorBox
        className="mb-4"
        actions={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('shell.retry')}
          </Button>
        }
      >
        {t('home.loadFailed')}
      </ErrorBox>
      <ToolGrid tools={[fallback]} />
    </>
  );
}

/** What is shown of the catalogue while it cannot be had. */
function useFallback(): HomeApp {
  const t = useText();
  return {
    id: 'lottery',
    title: t('footer.lottery'),
    description: t('home.lotteryText'),
    icon: '★',
    url: paths.lottery,
    color: '#b4690e',
    isActive: true,
    badges: [],
  };
}
