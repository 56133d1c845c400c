import { useMemo, useState } from 'react';
import Info from 'lucide-react/icons/info';
import type { OptionChain } from '@toolyard/core/options/chain';
import {
  TEMPLATE_TABS,
  TRADE_SIDES,
  STRATEGY_TEMPLATES,
  type TemplateId,
  type TradeSide,
} from '@toolyard/core/options/templates';
import { useText } from '../../../../i18n/use-text.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import { useFormat } from '../figures/use-format.ts';
import { TemplateCard } from './template-card.tsx';
import { previewTemplate, seenFrom } from './template-preview.ts';

interface Props {
  /** Chains the pictures are filled from; null while they load. */
  readonly front: OptionChain | null;
  readonly back: OptionChain | null;
  readonly chosen: TemplateId | null;
  readonly side: TradeSide;
  readonly onSide: (side: TradeSide) => void;
  readonly onChoose: (id: TemplateId) => void;
}

/** All strategy types in five tabs, each pictured from the real chain of the chosen stock. */
export function TemplateGallery({ front, back, chosen, side, onSide, onChoose }: Props) {
  const t = useText();
  const { monthDay } = useFormat();
  const [tab, setTab] = useState(
    () => STRATEGY_TEMPLATES.find((template) => template.id === chosen)?.tab ?? 'basic',
  );
  const previews = useMemo(
    () =>
      new Map(
        STRATEGY_TEMPLATES.map((template) => [
          template.id,
          front && template.id !== 'custom' ? previewTemplate(template, front, back, side) : null,
        ]),
      ),
    [front, back, side],
  );
  return (
    <section
      className="relative rounded-3 border border-line bg-surface"
      aria-label={t('wizard.templates')}
    >
      <Tabs
        label={t('wizard.templateTabs')}
        value={tab}
        onChange={setTab}
        tabs={TEMPLATE_TABS.map((id) => ({
          value: id,
          label: t(`tab.${id}`),
          count: STRATEGY_TEMPLATES.filter((template) => template.tab === id).length,
        }))}
      >
        <div className="flex justify-end px-4 pt-3 lg:absolute lg:top-1.5 lg:right-3 lg:p-0">
          <Segments
            label={t('wizard.side')}
            value={side}
            onChange={onSide}
            segments={TRADE_SIDES.map((id) => ({ value: id, label: t(`side.${id}`) }))}
          />
        </div>
        <TabPanel
          value={tab}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,232px),1fr))] gap-3 p-4"
        >
          {STRATEGY_TEMPLATES.filter((template) => template.tab === tab).map((template) => (
            <TemplateCard
              key={template.id}
              template={seenFrom(template, side)}
              preview={previews.get(template.id) ?? null}
              chosen={template.id === chosen}
              onChoose={() => onChoose(template.id)}
            />
          ))}
        </TabPanel>
      </Tabs>
      {front && (
        <p className="flex gap-2 border-t border-line px-4 py-2.5 text-12 text-ink-2">
          <Info className="mt-px size-3.5 flex-none" aria-hidden="true" />
          {t('wizard.previewNote', { symbol: front.symbol, expiry: monthDay(front.expiry) })}
        </p>
      )}
    </section>
  );
}
