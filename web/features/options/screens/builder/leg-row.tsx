import { memo, useRef, type MouseEvent } from 'react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Copy from 'lucide-react/icons/copy';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FlipVertical2 from 'lucide-react/icons/carets-to-axis-dashed-vertical';
import Trash2 from 'lucide-react/icons/trash';
import { clsx } from 'clsx';
import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Menu, type MenuItem } from '../../../../ui/menu.tsx';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { ExpiryCell } from '../../shared/chain/expiry-key.ts';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { PriceField, QuantityField, StrikeField } from './leg-fields.tsx';
import { kindText, sideTurned, typeTurned } from './leg-menu-kinds.ts';
import { ExpirySelect, SourceSelect } from './leg-selects.tsx';
import { legAtQuote } from '../../shared/legs/quoted-leg.ts';

const { legAdded, legRemoved, legReplaced, legSelected, legSwitched } = builderSlice.actions;

interface Props {
  readonly builderLeg: BuilderLeg;
  readonly chain: OptionChain | undefined;
  readonly expiries: readonly ExpiryCell[];
  readonly selected: boolean;
  /** The plan has as many legs as it may have. */
  readonly isFull: boolean;
}

/** One leg in one row: what it is, strike and price. Under the active one stand quantity, expiry and where the price comes from. */
export const LegRow = memo(function LegRow(props: Props) {
  const { builderLeg, chain, expiries, selected, isFull } = props;
  const t = useText();
  const { price } = useFormat();
  const dispatch = useAppDispatch();
  const row = useRef<HTMLLIElement>(null);
  const { id, leg, enabled } = builderLeg;
  const words = legWords(t, leg);
  const option = isOptionLeg(leg);
  const quoted = chain ? legAtQuote(builderLeg, chain) : builderLeg;
  const icon = { size: 14, 'aria-hidden': true } as const;
  const remove = () => {
    const near = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const next =
      near?.querySelector<HTMLElement>('[data-leg-menu]') ??
      row.current?.closest('section')?.querySelector<HTMLElement>('[data-add-leg]');
    dispatch(legRemoved(id));
    // The menu gives the focus back to its button, which leaves with the row.
    setTimeout(() => next?.focus());
  };
  const items: MenuItem[] = [
    {
      id: 'side',
      label: t('builder.flipSide'),
      icon: <ArrowUpDown {...icon} />,
      onSelect: () => dispatch(legReplaced(sideTurned(builderLeg, chain))),
    },
    ...(option
      ? [
          {
            id: 'type',
            label: t('builder.flipType'),
            icon: <FlipVertical2 {...icon} />,
            disabled: !chain,
            onSelect: () => chain && dispatch(legReplaced(typeTurned(builderLeg, chain))),
          },
        ]
      : []),
    {
      id: 'copy',
      label: t('builder.duplicate'),
      icon: <Copy {...icon} />,
      disabled: isFull,
      onSelect: () => dispatch(legAdded({ ...builderLeg, id: crypto.randomUUID() })),
    },
    {
      id: 'switch',
      label: t(enabled ? 'builder.switchOff' : 'builder.switchOn'),
      icon: enabled ? <EyeOff {...icon} /> : <Eye {...icon} />,
      onSelect: () => dispatch(legSwitched(id)),
    },
    {
      id: 'remove',
      label: t('builder.remove'),
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: remove,
    },
  ];
  // A row that opens moves those under it: that waits until the press that opens it is over.
  const pressed = useRef(false);
  // What cannot be used stays in sight.
  const isOpen = useAppSelector(
    (state) => selected || selectBuilder(state).wrongFields.some((name) => name.startsWith(id)),
  );
  const select = () => {
    if (!selected) dispatch(legSelected(id));
  };
  const onFocus = () => {
    if (!pressed.current) select();
    pressed.current = false;
  };
  const onClick = ({ target }: MouseEvent) => {
    pressed.current = false;
    if (target instanceof Element && !target.closest('button')) select();
  };
  return (
    <li
      ref={row}
      aria-label={words}
      onMouseDown={() => (pressed.current = true)}
      onFocus={onFocus}
      onClick={onClick}
      className={clsx(
        'min-h-10 border-t border-line px-3 first:border-t-0',
        selected && 'bg-accent-tint',
      )}
    >
      <div className="flex flex-wrap items-center gap-1.5 py-0.5" style={{ minHeight: 39 }}>
        <span
          className={clsx(
            'flex min-w-0 flex-1 items-center gap-1.5 font-medium',
            !enabled && 'text-ink-3',
          )}
        >
          <LegMark leg={leg} />
          <span className={clsx('truncate', !enabled && 'line-through')}>
            {t(kindText(leg), { quantity: leg.quantity })}
          </span>
          {!enabled && <span className="sr-only">{t('builder.leftOut')}</span>}
        </span>
        {option && <StrikeField builderLeg={builderLeg} leg={leg} chain={chain} />}
        <PriceField builderLeg={builderLeg} />
        <Menu
          items={items}
          trigger={
            <IconButton
              label={t('builder.legMenu', { leg: words })}
              data-leg-menu
              className="-mr-1.5 size-7 max-md:size-10"
            >
              <EllipsisVertical size={16} aria-hidden="true" />
            </IconButton>
          }
        />
      </div>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-1.5 pb-2">
          <QuantityField builderLeg={builderLeg} />
          {option ? (
            <ExpirySelect builderLeg={builderLeg} leg={leg} expiries={expiries} />
          ) : (
            <span className="flex-1 text-12 text-ink-2">{t('builder.shares')}</span>
          )}
          <SourceSelect builderLeg={builderLeg} chain={chain} />
          {builderLeg.priceSource === 'own' && (
            <p className="basis-full text-12 text-ink-2">{t('builder.ownStands')}</p>
          )}
        </div>
      )}
      {quoted.leg.premium !== leg.premium && (
        <p className="pb-1.5 text-12 text-warn">
          {t('builder.pricedAt', {
            priced: price(toDollars(leg.premium)),
            now: price(toDollars(quoted.leg.premium)),
          })}
        </p>
      )}
    </li>
  );
});
