import Check from 'lucide-react/icons/check';
import type { StrategyTemplate } from '@toolyard/core/options/templates';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { useTemplateName } from '../strategies/strategy-names.ts';
import { useFormat } from '../figures/use-format.ts';
import { boundWords, premiumWords } from '../figures/figures.ts';
import type { TemplatePreview } from './template-preview.ts';

/** One to five squares. */
export function Complexity({ of }: { readonly of: number }) {
  const t = useText();
  return (
    <span
      role="img"
      aria-label={t('template.complexityOf', { level: of })}
      className="inline-flex gap-0.75"
    >
      {[1, 2, 3, 4, 5].map((level) => (
        <i
          key={level}
          className={`size-1.5 rounded-[1px] ${level <= of ? 'bg-ink-2' : 'bg-line-2'}`}
        />
      ))}
    </span>
  );
}

interface Props {
  readonly template: StrategyTemplate;
  /** Null while the chain loads or where it cannot fill the template. */
  readonly preview: TemplatePreview | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A strategy in the gallery: its payoff from the chain, name, complexity, outlook and three amounts. */
export function TemplateCard({ template, preview, chosen, onChoose }: Props) {
  const t = useText();
  const format = useFormat();
  const name = useTemplateName()(template.id);
  const analysis = preview?.analysis;
  const premium = analysis && premiumWords(t, format, analysis);
  const amounts: [string, string, string][] = [
    [premium?.label ?? t('analysis.debit'), premium?.amount ?? '--', ''],
    [
      t('analysis.maxProfit'),
      analysis ? boundWords(t, format, analysis.maxProfit, 1) : '--',
      'text-up',
    ],
    [
      t('analysis.maxLoss'),
      analysis ? boundWords(t, format, analysis.maxLoss, -1) : '--',
      'text-down',
    ],
  ];
  return (
    <div className="relative flex min-w-0 flex-col overflow-hidden rounded-3 border border-line bg-surface hover:border-line-2 has-aria-pressed:border-accent-solid has-aria-pressed:ring-1 has-aria-pressed:ring-accent-solid">
      <span className="block h-26 w-full border-b border-line bg-canvas">
        {preview && <PayoffThumbnail curve={preview.curve} width={272} height={104} fluid />}
      </span>
      {chosen && (
        <span className="absolute top-2 right-2 grid size-5 place-items-center rounded-full bg-accent-solid text-ink-inv">
          <Check className="size-3.5" aria-hidden="true" />
        </span>
      )}
      <span className="flex flex-col gap-2 p-3.5">
        <span className="flex items-center gap-2">
          {/* The button covers the card; its name is the words that it shows. */}
          <button
            type="button"
            aria-pressed={chosen}
            onClick={onChoose}
            className="flex min-w-0 items-center gap-2 text-left after:absolute after:inset-0 after:rounded-3"
          >
            <strong className="truncate text-14 font-semibold">{name}</strong>
          </button>
          <span className="ml-auto">
            <Complexity of={template.complexity} />
          </span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {template.marketOutlook.map((outlook) => (
            <span key={outlook} className="rounded-1 bg-sunken px-1.5 text-12 leading-5 text-ink-2">
              {t(`outlook.${outlook}`)}
            </span>
          ))}
          {template.volatilityOutlook.map((outlook) => (
            <span key={outlook} className="rounded-1 bg-sunken px-1.5 text-12 leading-5 text-ink-2">
              {t(`volatility.${outlook}`)}
            </span>
          ))}
        </span>
        <span className="mt-1 flex flex-wrap gap-x-2 gap-y-1.5 border-t border-line pt-2.5">
          {amounts.map(([label, value, tone]) => (
            <span key={label} className="flex-1">
              <span className="block text-12 text-ink-3">{label}</span>
              <span
                className={`block text-13 font-semibold whitespace-nowrap tabular-nums ${value === '--' ? '' : tone}`}
              >
                {value}
              </span>
            </span>
          ))}
        </span>
      </span>
    </div>
  );
}
