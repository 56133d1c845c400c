import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';

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
