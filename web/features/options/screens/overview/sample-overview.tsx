import { useMemo } from 'react';
import { paths } from '../../../../app/paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { useNow } from '../../shared/live/use-now.ts';
import { AccountFigures } from './account-figures.tsx';
import { ExpiryRuler } from './expiry-ruler.tsx';
import { PortfolioLine } from './portfolio-line.tsx';
import { sampleOverview } from '../../shared/strategies/sample-figures.ts';
import { StrategiesCard } from './strategies-card.tsx';

/** The overview of a visitor: the way to a sample trade, then samples, marked in every block. */
export function SampleOverview() {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const { rows, summary } = useMemo(() => sampleOverview(language, now), [language, now]);
  const badge = <SimulatedBadge>{t('life.sample')}</SimulatedBadge>;
  return (
    <>
      <MessageBox
        tone="info"
        className="mb-4"
        title={t('overview.visitor')}
        actions={
          <>
            <ButtonLink look="primary" size="sm" to={paths.sampleTrade}>
              {t('overview.plan')}
            </ButtonLink>
            <ButtonLink size="sm" to={paths.signIn} state={{ from: paths.options }}>
              {t('overview.signIn')}
            </ButtonLink>
          </>
        }
      >
        {t('life.visitorHint')}
      </MessageBox>
      <AccountFigures summary={summary} rows={rows} badge={badge} />
      <PortfolioLine summary={summary} rows={rows} />
      <StrategiesCard rows={rows} now={now} totalCapital={summary.totalCapital} badge={badge} />
      <ExpiryRuler rows={rows} now={now} badge={badge} />
    </>
  );
}
