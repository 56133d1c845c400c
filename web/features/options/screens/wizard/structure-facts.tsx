import {
  NAMED_STRUCTURES,
  STRUCTURE_NAMES,
  findTemplate,
  mirrorTemplate,
  recognise,
  templateOf,
  type MarketOutlook,
  type NamedStructure,
  type NamedStructureId,
} from '@toolyard/core/options/templates';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { boundWords } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { legWords } from '../../shared/legs/leg-mark.tsx';
import type { TemplatePreview } from '../../shared/templates/template-preview.ts';
import { Complexity } from '../../shared/templates/template-card.tsx';
import { Fact, List } from './template-facts.tsx';

interface Props {
  readonly id: NamedStructureId;
  readonly preview: TemplatePreview | null;
}

/** What a structure is, which market it suits, what it can make and lose, and its legs. */
export function StructureFacts({ id, preview }: Props) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const { complexity } = findTemplate(templateOf(id));
  const legs = preview?.input.legs ?? [];
  const analysis = preview?.analysis;
  return (
    <Card>
      <CardHead title={textIn(STRUCTURE_NAMES[id], language)} />
      <div className="space-y-4 p-4 text-14">
        <p>{textIn(NAMED_STRUCTURES[id].about, language)}</p>
        <dl className="grid gap-x-6 gap-y-3 text-13 sm:grid-cols-2">
          {preview && (
            <Fact name={t('template.outlook')}>
              {outlookOf(id, preview)
                .map((outlook) => t(`outlook.${outlook}`))
                .join(t('list.comma'))}
            </Fact>
          )}
          <Fact name={t('template.complexity')}>
            <Complexity of={complexity} /> <span className="ml-1">{complexity} / 5</span>
          </Fact>
          {analysis && (
            <>
              <Fact name={t('template.maxLoss')}>
                {boundWords(t, format, analysis.maxLoss, -1)}
              </Fact>
              <Fact name={t('template.maxProfit')}>
                {boundWords(t, format, analysis.maxProfit, 1)}
              </Fact>
            </>
          )}
        </dl>
        <List
          title={t('template.build')}
          items={legs.map((leg) =>
            leg.kind === 'option'
              ? `${legWords(t, leg)} · ${format.monthDay(leg.expiry)} × ${leg.quantity}`
              : `${legWords(t, leg)} × ${leg.quantity}`,
          )}
          ordered
        />
      </div>
    </Card>
  );
}

/** The markets that a structure suits: those of its template, else by the shape of its payoff. */
function outlookOf(id: NamedStructureId, { input, analysis }: TemplatePreview): MarketOutlook[] {
  const { recipe }: NamedStructure = NAMED_STRUCTURES[id];
  if (recipe.kind === 'template')
    return [
      ...recipe.mirrors.reduce(mirrorTemplate, findTemplate(recipe.templateId)).marketOutlook,
    ];
  const { direction } = recognise(input.legs);
  if (direction !== 'neutral') return [direction];
  return [analysis.maxProfit === 'unlimited' ? 'bigMove' : 'rangeBound'];
}
