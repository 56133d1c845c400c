import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/select.tsx';
import { PAGE_SIZES, type ListAddress } from './use-list-address.ts';

/** How many rows a page has; it stands in the address. */
export function PageSizeSelect({ list }: { readonly list: ListAddress }) {
  const t = useText();
  return (
    <Select
      aria-label={t('table.pageSize')}
      value={String(list.size)}
      onChoose={(size) => list.change({ size: Number(size) })}
      choices={PAGE_SIZES.map((count) => ({
        value: String(count),
        label: t('table.rows', { count }),
      }))}
    />
  );
}
