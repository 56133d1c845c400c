import type { ReactNode } from 'react';
import type { StrategyTemplate } from '@toolyard/core/options/templates';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { useTemplateName } from '../../shared/strategies/strategy-names.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Complexity } from '../../shared/templates/template-card.tsx';

/** What a strategy is, when it suits, how it is built and what to watch. */
export function TemplateFacts({ template }: { readonly template: StrategyTemplate }) {
  const t = useText();
  const language = useLanguage();
  const name = useTemplateName()(template.id);
  const outlook = [
    ...template.marketOutlook.map((id) => t(`outlook.${id}`)),
    ...template.volatilityOutlook.map((id) => t(`volatility.${id}`)),
  ];
  return (
    <Card>
      <CardHead title={name} />
      <div className="space-y-4 p-4 text-14">
        <p>{textIn(template.description, language)}</p>
        <dl className="grid gap-x-6 gap-y-3 text-13 sm:grid-cols-2">
          <Fact name={t('template.outlook')}>{outlook.join(t('list.comma'))}</Fact>
          <Fact name={t('template.complexity')}>
            <Complexity of={template.complexity} />{' '}
            <span className="ml-1">{template.complexity} / 5</span>
          </Fact>
          <Fact name={t('template.maxLoss')}>{textIn(template.risk, language)}</Fact>
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

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

export function List({
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
