import type { HomeApp } from '@toolyard/core/tools';
import { useListHomeAppsQuery } from '../../api/generated-home.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { ToolGridSkeleton } from './tool-grid-skeleton.tsx';

/** The tools as the server lists them; while they cannot be had, the one that every installation has. */
export function Catalogue() {
  const t = useText();
  const { data, isError, isFetching, refetch } = useListHomeAppsQuery({
    'Accept-Language': useLanguage(),
  });
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
    iconAlt: '',
    url: paths.lottery,
    color: '#b4690e',
    isActive: true,
    badges: [],
  };
}
