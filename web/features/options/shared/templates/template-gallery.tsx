import { useMemo, useState } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Info from 'lucide-react/icons/info';
import Search from 'lucide-react/icons/search';
import type { OptionChain } from '@toolyard/core/options/chain';
import {
  TEMPLATE_TABS,
  TRADE_SIDES,
  STRATEGY_TEMPLATES,
  STRUCTURE_NAMES,
  TEMPLATE_NAMES,
  findStructures,
  tabOf,
  type NamedStructureId,
  type TemplateId,
  type TemplateTab,
  type TradeSide,
} from '@toolyard/core/options/templates';
import { useText } from '../../../../i18n/use-text.ts';
import { TextInput } from '../../../../ui/input.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import { useOptionsSettings } from '../settings/use-options-settings.ts';
import { useFormat } from '../figures/use-format.ts';
import { StructureList } from './structure-list.tsx';
import { TemplateCard } from './template-card.tsx';
import { previewOf, seenFrom } from './template-preview.ts';

interface Props {
  /** Chains the pictures are filled from; null while they load. */
  readonly front: OptionChain | null;
  readonly back: OptionChain | null;
  readonly chosen: TemplateId | null;
  readonly structure: NamedStructureId | null;
  readonly side: TradeSide;
  readonly onSide: (side: TradeSide) => void;
  readonly onChoose: (id: TemplateId) => void;
  readonly onStructure: (id: NamedStructureId) => void;
}

/** Whether a type has the name of the structure, so that its card stands above already. */
const isTypeName = (id: NamedStructureId): boolean =>
  Object.values(TEMPLATE_NAMES).some(({ en }) => en === STRUCTURE_NAMES[id].en);

/**
 * All strategy types, which five tabs narrow, each pictured from the real chain of the chosen stock; the structures by
 * name are folded below them.
 */
export function TemplateGallery(props: Props) {
  const { front, back, chosen, structure, side, onSide, onChoose, onStructure } = props;
  const t = useText();
  const { monthDay } = useFormat();
  const { defaultFill: fill } = useOptionsSettings();
  const [text, setText] = useState('');
  const [tab, setTab] = useState<TemplateTab | 'all'>('all');
  const [named, setNamed] = useState(structure !== null);
  const isShown = (of: TemplateTab): boolean => tab === 'all' || of === tab;
  const previews = useMemo(
    () =>
      new Map(
        STRATEGY_TEMPLATES.map(({ id }) => [
          id,
          front && id !== 'custom'
            ? previewOf({ templateId: id, side, structure: null, fill }, front, back)
            : null,
        ]),
      ),
    [front, back, side, fill],
  );
  const found = findStructures(text);
  const byName = found.filter((id) => isShown(tabOf(id)) && !isTypeName(id));
  const searching = text.trim() !== '';
  const list = (structures: readonly NamedStructureId[]) => (
    <StructureList
      structures={structures}
      front={front}
      back={back}
      chosen={structure}
      onChoose={onStructure}
    />
  );
  return (
    <section className="rounded-3 border border-line bg-surface" aria-label={t('wizard.templates')}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2.5">
        <div className="w-full sm:w-80">
          <TextInput
            aria-label={t('wizard.byName')}
            placeholder={t('wizard.byNameHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            lead={<Search size={16} aria-hidden="true" />}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {!searching && (
          <Segments
            label={t('wizard.side')}
            value={side}
            onChange={onSide}
            segments={TRADE_SIDES.map((id) => ({ value: id, label: t(`side.${id}`) }))}
          />
        )}
      </div>
      {searching ? (
        <div className="space-y-3 p-4">
          <p role="status" className="text-12 text-ink-2">
            {found.length === 0
              ? t('wizard.noNames', { text: text.trim() })
              : t('wizard.names', { count: found.length })}
          </p>
          {list(found)}
        </div>
      ) : (
        <>
          <Tabs
            label={t('wizard.templateTabs')}
            value={tab}
            onChange={setTab}
            tabs={(['all', ...TEMPLATE_TABS] as const).map((id) => ({
              value: id,
              label: t(`tab.${id}`),
              count: STRATEGY_TEMPLATES.filter((template) => id === 'all' || template.tab === id)
                .length,
            }))}
          >
            <TabPanel
              value={tab}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,232px),1fr))] gap-3 p-4"
            >
              {STRATEGY_TEMPLATES.filter((template) => isShown(template.tab)).map((template) => (
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
          <div className="border-t border-line">
            <h3>
              <button
                type="button"
                aria-expanded={named}
                onClick={() => setNamed(!named)}
                className="flex h-10 w-full items-center gap-2 px-4 text-left text-13 font-semibold hover:bg-sunken"
              >
                <ChevronRight
                  size={16}
                  aria-hidden="true"
                  className={`flex-none text-ink-3 transition-transform duration-(--d-fast) ${named ? 'rotate-90' : ''}`}
                />
                {t('wizard.byNameTitle')}
                <span className="text-11 font-normal text-ink-3 tabular-nums">{byName.length}</span>
              </button>
            </h3>
            {named && <div className="p-4 pt-1">{list(byName)}</div>}
          </div>
        </>
      )}
      {front && (
        <p className="flex gap-2 border-t border-line px-4 py-2.5 text-12 text-ink-2">
          <Info className="mt-px size-3.5 flex-none" aria-hidden="true" />
          {t('wizard.previewNote', { symbol: front.symbol, expiry: monthDay(front.expiry) })}
        </p>
      )}
    </section>
  );
}
