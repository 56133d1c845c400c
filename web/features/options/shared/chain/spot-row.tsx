import { toDollars, type Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../figures/use-format.ts';

/** The black line with the spot between two strikes. */
export function SpotRow({ spot, columns }: { readonly spot: Money; readonly columns: number }) {
  const t = useText();
  const { spot: written } = useFormat();
  return (
    <tr aria-label={`${t('chain.spot')} ${written(toDollars(spot))}`}>
      <td colSpan={columns} className="relative h-0 border-t border-ink p-0">
        <span className="pointer-events-none absolute top-0 left-1/2 -translate-x-1/2 -translate-y-1/2 rounded-1 bg-ink px-1.5 text-11 font-semibold whitespace-nowrap text-canvas tabular-nums">
          {t('chain.spot')} {written(toDollars(spot))}
        </span>
      </td>
    </tr>
  );
}
