import { useSelector } from 'react-redux';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { api } from '../../../../api/generated.ts';
import { useAppDispatch } from '../../../../app/store.ts';
import { POPULAR } from './popular-tickers.tsx';

type ApiState = Parameters<ReturnType<typeof api.endpoints.listNews.select>>[0];

/** Whether nothing of the market could be loaded at all, and a way to ask for everything again. */
export function useOutage(): { readonly isOut: boolean; readonly retry: () => void } {
  const dispatch = useAppDispatch();
  const isOut = useSelector((state: ApiState) => {
    const { readMarketStatus, listNews, readPreviousClose, readMarketOverview } = api.endpoints;
    const failed = [
      readMarketStatus.select(undefined)(state),
      listNews.select({ limit: 5 })(state),
      readMarketOverview.select()(state),
      ...POPULAR.map((symbol) => readPreviousClose.select({ symbol })(state)),
    ];
    return failed.every(({ isError, data }) => isError && data === undefined);
  });
  return { isOut, retry: () => dispatch(api.util.invalidateTags(['market', 'options'])) };
}

/** Nothing could be loaded: what may be wrong, and the way to try again. */
export function OutagePanel({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorBox
      title={t('market.failed')}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('options.retry')}
        </Button>
      }
    >
      <p>{t('market.failedText')}</p>
      <ul className="mt-1 list-disc pl-4">
        <li>{t('market.hintBackend')}</li>
        <li>{t('market.hintKey')}</li>
        <li>{t('market.hintNetwork')}</li>
      </ul>
    </ErrorBox>
  );
}
