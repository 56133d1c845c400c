import ChevronDown from 'lucide-react/icons/chevron-down';
import Columns from 'lucide-react/icons/columns-3';
import {
  CHAIN_COLUMNS,
  CHAIN_STRIKES,
  type ChainColumn,
  type ChainStrikes,
} from '@toolyard/core/options/settings';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckMenu } from '../../../../ui/check-menu.tsx';
import { ChoiceMenu } from '../../../../ui/choice-menu.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import type { ChainSideName } from './chain-rows.ts';

/** One expiry under the strip, or all of them one below the other. */
export type ChainLayout = 'single' | 'stacked';

interface Props {
  readonly side: ChainSideName;
  /** There is room for calls and puts beside each other. */
  readonly wide: boolean;
  readonly onSide: (side: ChainSideName) => void;
  readonly view: ChainStrikes;
  readonly onView: (view: ChainStrikes) => void;
  readonly columns: readonly ChainColumn[];
  /** Null returns to the usual columns. */
  readonly onColumns: (columns: readonly ChainColumn[] | null) => void;
  readonly layout: ChainLayout;
  readonly onLayout: (layout: ChainLayout) => void;
  readonly canOpen: boolean;
}

/** What of the chain is shown: sides, strikes, columns, one expiry or several. */
export function ChainToolbar(props: Props) {
  const { side, wide, onSide, view, onView, columns, onColumns, layout, onLayout } = props;
  const t = useText();
  const sides = (wide ? ['both', 'calls', 'puts'] : ['calls', 'puts']) as ChainSideName[];
  const toggle = (column: ChainColumn) =>
    onColumns(CHAIN_COLUMNS.filter((each) => (each === column) !== columns.includes(each)));
  const viewLabel = (each: ChainStrikes): string =>
    each === 'expectedMove' || each === 'near' || each === 'all' ? t(`chain.${each}`) : each;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2">
      <Segments
        label={t('chain.side')}
        value={side}
        onChange={onSide}
        segments={sides.map((value) => ({ value, label: t(`chain.side.${value}`) }))}
      />
      <ChoiceMenu
        trigger={
          <Button size="sm" aria-label={t('chain.viewOf', { view: viewLabel(view) })}>
            {viewLabel(view)}
            <ChevronDown size={14} aria-hidden="true" />
          </Button>
        }
        label={t('chain.view')}
        value={view}
        choices={CHAIN_STRIKES.map((value) => ({ value, label: viewLabel(value) }))}
        onChoose={(value) => onView(value as ChainStrikes)}
      />
      <CheckMenu
        trigger={
          <Button size="sm" look="quiet" icon={<Columns size={14} aria-hidden="true" />}>
            {t('chain.columns')}
          </Button>
        }
        label={t('chain.columns')}
        first={{
          label: t('chain.stacked'),
          checked: layout === 'stacked',
          onToggle: () => onLayout(layout === 'stacked' ? 'single' : 'stacked'),
        }}
        items={CHAIN_COLUMNS.map((id) => ({ id, label: t(`chain.column.${id}`) }))}
        checked={columns}
        onToggle={toggle}
        reset={{ label: t('chain.usualColumns'), onSelect: () => onColumns(null) }}
      />
      <p className="ml-auto hidden text-12 text-ink-3 min-[1440px]:block">
        {t('chain.hint')} <Key name="B" /> <Key name="S" />
        {props.canOpen && (
          <>
            {' '}
            · {t('chain.hintOpen')} <Key name="O" />
          </>
        )}
      </p>
    </div>
  );
}

const Key = ({ name }: { readonly name: string }) => (
  <kbd className="ml-1 inline-grid size-5 place-items-center rounded-1 border border-line-2 bg-surface text-11 text-ink-2">
    {name}
  </kbd>
);
