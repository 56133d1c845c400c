import { useContext } from 'react';
import { isStopReached } from '@toolyard/core/options/settings';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { percent } from '../../../../ui/format.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { useAccountRisk } from './use-account-risk.ts';
import { useOptionsSettings } from './use-options-settings.ts';
import { OpenTradeContext, type OpenTrade } from './warned-plan.ts';

/** How much of the capital an open trade has lost, once that is as much as one trade may lose. */
export function StopReachedBox() {
  const trade = useContext(OpenTradeContext);
  return trade && <Reached {...trade} />;
}

function Reached({ pnl }: OpenTrade) {
  const t = useText();
  const settings = useOptionsSettings();
  const account = useAccountRisk();
  if (!account || !isStopReached(settings, pnl, account.capital)) return null;
  return (
    <MessageBox tone="warn" title={t('optionsSettings.warn.stopTitle')} className="mb-4">
      {t('optionsSettings.warn.stopReached', {
        lost: percent(-pnl / account.capital),
        most: percent((settings.stopLossPerTrade ?? 0) / 100),
      })}{' '}
      <Link to={paths.optionsSettings} className="font-medium underline">
        {t('optionsSettings.warn.change')}
      </Link>
    </MessageBox>
  );
}
