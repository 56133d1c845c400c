import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { POPULAR } from './popular.ts';
import { TickerCard } from './ticker-card.tsx';

/** Five stocks in a row; one that fails stands empty beside the others. */
export function PopularTickers() {
  const t = useText();
  return (
    <Card label={t('market.popular')}>
      <ul className="grid grid-cols-2 sm:grid-cols-5">
        {POPULAR.map((symbol) => (
          <TickerCard key={symbol} symbol={symbol} />
        ))}
      </ul>
    </Card>
  );
}
