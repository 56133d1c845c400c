import { workedExample } from '@toolyard/core/options/templates';
import { negateMoney, textIn, toDollars, type Texts } from '@toolyard/core/shared';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { FigureList } from '../../shared/figures/figure-list.tsx';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { TemplatePreview } from '../../shared/templates/template-preview.ts';

interface Props {
  readonly preview: TemplatePreview;
  readonly symbol: string;
  /** Goes on with the contracts of the example. */
  readonly onTake: () => void;
}

/** The strategy at strikes of the chosen stock, with its figures in sentences. */
export function WorkedExampleCard({ preview, symbol, onTake }: Props) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const sentences = exampleSentences(preview);
  return (
    <Card>
      <CardHead
        title={t('template.example', { symbol })}
        controls={
          <Button size="sm" onClick={onTake}>
            {t('template.take')}
          </Button>
        }
      />
      <div className="border-b border-line bg-canvas">
        <PayoffThumbnail curve={preview.curve} width={560} height={180} fluid />
      </div>
      <ul className="divide-y divide-line border-b border-line text-13">
        {preview.input.legs.map((leg) => (
          <li key={`${leg.symbol}${leg.position}`} className="flex h-10 items-center gap-2 px-4">
            <LegMark leg={leg} />
            <span>{legWords(t, leg)}</span>
            {leg.kind === 'option' && (
              <span className="text-ink-3">{format.monthDay(leg.expiry)}</span>
            )}
            <span className="ml-auto tabular-nums">
              {leg.quantity} × {format.price(toDollars(leg.premium))}
            </span>
          </li>
        ))}
      </ul>
      <FigureList
        analysis={preview.analysis}
        input={preview.input}
        spot={toDollars(preview.input.spot)}
        show={['premium', 'maxProfit', 'maxLoss', 'breakevens']}
      />
      <div className="space-y-2 border-t border-line p-4 text-13 text-ink-2">
        {sentences.map((text) => (
          <p key={text.en}>{textIn(text, language)}</p>
        ))}
      </div>
    </Card>
  );
}

/** The sentences of the example; none where a bound is unknown. */
function exampleSentences({ input, analysis }: TemplatePreview): readonly Texts[] {
  const { cost, maxProfit, maxLoss, breakevens, roiPercent } = analysis;
  if (maxProfit === null || maxLoss === null) return [];
  const example = workedExample(input.legs, {
    netPremium: negateMoney(cost),
    maxProfit,
    maxLoss,
    breakevens,
    roiPercent,
  });
  return [
    example.cost,
    example.maxProfit,
    example.maxLoss,
    example.breakevens,
    ...(example.roi ? [example.roi] : []),
  ];
}
