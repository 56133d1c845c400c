import type { ReactNode } from 'react';
import {
  findTemplate,
  workedExample,
  backExpiry,
  type StrategyTemplate,
} from '@toolyard/core/options/templates';
import { textIn, type Texts } from '@toolyard/core/shared';
import { useSelector } from 'react-redux';
import type { RootState } from '../../../app/store.ts';
import { PayoffThumbnail } from '../../../charts/payoff-thumbnail.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { useFormat } from '../use-format.ts';
import { boundWords, premiumWords } from '../analysis/figures.ts';
import { LegMark } from '../leg-mark.tsx';
import { legWords } from '../leg-words.ts';
import { Complexity } from './complexity.tsx';
import { previewTemplate, type TemplatePreview } from './template-preview.ts';
import { useChain, useExpiries } from './use-chain.ts';

const TYPICAL_DAYS = 25;

/** Step 2: what the chosen strategy is, when it suits, how it is built, and one worked example. */
export function StepTemplate() {
  const { stock, templateId, side } = useSelector((state: RootState) => state.wizard);
  const template = templateId && findTemplate(templateId);
  const { expiries } = useExpiries(stock?.symbol);
  const front =
    (expiries.find((cell) => cell.daysToExpiry >= TYPICAL_DAYS) ?? expiries.at(-1))?.expiry ?? null;
  const back =
    front &&
    backExpiry(
      expiries.map((cell) => cell.expiry),
      front,
    );
  const { chain } = useChain(stock?.symbol, front);
  const { chain: later } = useChain(stock?.symbol, back);
  if (!template) return null;
  const preview =
    chain && template.id !== 'custom' ? previewTemplate(template, chain, later, side) : null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <TemplateFacts template={template} />
      {preview && stock && <WorkedExample preview={preview} symbol={stock.symbol} />}
    </div>
  );
}

function TemplateFacts({ template }: { readonly template: StrategyTemplate }) {
  const t = useText();
  const language = useLanguage();
  const outlook = [
    ...template.marketOutlook.map((id) => t(`outlook.${id}`)),
    ...template.volatilityOutlook.map((id) => t(`volatility.${id}`)),
  ];
  return (
    <Card>
      <CardHead title={`${template.name} ${template.nameEn}`} />
      <div className="space-y-4 p-4 text-14">
        <p>{textIn(template.description, language)}</p>
        <dl className="grid gap-x-6 gap-y-3 text-13 sm:grid-cols-2">
          <Fact name={t('template.outlook')}>{outlook.join('，')}</Fact>
          <Fact name={t('template.complexity')}>
            <Complexity of={template.complexity} />{' '}
            <span className="ml-1">{template.complexity} / 5</span>
          </Fact>
          <Fact name={t('template.maxRisk')}>{textIn(template.risk, language)}</Fact>
          <Fact name={t('template.maxProfit')}>{textIn(template.profit, language)}</Fact>
        </dl>
        <List
          title={t('template.scenarios')}
          items={template.scenarios.map((text) => textIn(text, language))}
        />
        <List
          title={t('template.build')}
          items={template.steps.map((text) => textIn(text, language))}
          ordered
        />
        <List
          title={t('template.cautions')}
          items={template.cautions.map((text) => textIn(text, language))}
        />
      </div>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function List({
  title,
  items,
  ordered = false,
}: {
  readonly title: string;
  readonly items: readonly string[];
  readonly ordered?: boolean;
}) {
  if (items.length === 0) return null;
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3 className="text-13 font-semibold">{title}</h3>
      <Tag
        className={`mt-1.5 space-y-1 pl-5 text-13 text-ink-2 marker:text-ink-3 ${ordered ? 'list-decimal' : 'list-disc'}`}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Tag>
    </section>
  );
}

interface ExampleProps {
  readonly preview: TemplatePreview;
  readonly symbol: string;
}

function WorkedExample({ preview, symbol }: ExampleProps) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const premium = premiumWords(t, format, preview.analysis);
  const sentences = exampleSentences(preview);
  const rows: [string, string, string][] = [
    [premium.label, premium.amount, ''],
    [t('analysis.maxProfit'), boundWords(t, format, preview.analysis.maxProfit, 1), 'text-up'],
    [t('analysis.maxRisk'), boundWords(t, format, preview.analysis.maxRisk, -1), 'text-down'],
    [
      t('analysis.breakevens'),
      preview.analysis.breakevens.map((at) => format.price(at)).join('  ') || '--',
      '',
    ],
  ];
  return (
    <Card>
      <CardHead title={t('template.example', { symbol })} />
      <div className="border-b border-line bg-canvas">
        <PayoffThumbnail curve={preview.curve} width={560} height={180} fluid />
      </div>
      <ul className="divide-y divide-line border-b border-line text-13">
        {preview.legs.map((leg) => (
          <li key={`${leg.symbol}${leg.position}`} className="flex h-10 items-center gap-2 px-4">
            <LegMark leg={leg} />
            <span>{legWords(t, leg)}</span>
            {leg.kind === 'option' && (
              <span className="text-ink-3">{format.monthDay(leg.expiry)}</span>
            )}
            <span className="ml-auto tabular-nums">
              {leg.quantity} × {format.price(leg.premium / 10_000)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] px-4 py-1.5 text-13">
        {rows.map(([name, value, tone]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid py-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className={`text-right font-medium whitespace-pre tabular-nums ${tone}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="space-y-2 border-t border-line p-4 text-13 text-ink-2">
        {sentences.map((text) => (
          <p key={text.en}>{textIn(text, language)}</p>
        ))}
      </div>
    </Card>
  );
}

/** The example told in sentences; none where a bound is unknown. */
function exampleSentences({ legs, analysis }: TemplatePreview): readonly Texts[] {
  const { cost, maxProfit, maxRisk, breakevens, roiPercent } = analysis;
  if (maxProfit === null || maxRisk === null) return [];
  const told = workedExample(legs, {
    netPremium: -cost,
    maxProfit,
    maxRisk,
    breakevens,
    roiPercent,
  });
  return [
    told.cost,
    told.maxProfit,
    told.maxRisk,
    told.breakevens,
    ...(told.roi ? [told.roi] : []),
  ];
}
