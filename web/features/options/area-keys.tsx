import { useState } from 'react';
import { PLACES } from '../../app/place-keys.ts';
import { PAGES } from '../../app/pages.tsx';
import { useText } from '../../i18n/use-text.ts';
import { KeysDialog, type KeyRow } from '../../ui/keys-dialog.tsx';
import { usePlaceKeys } from '../../ui/use-place-keys.ts';

/** Keys that work on every page of the options area: `g` and a letter goes to a page, `?` lists the keys. */
export function AreaKeys({ first }: { readonly first: KeyboardEvent }) {
  const t = useText();
  const [isListed, setIsListed] = useState(first.key === '?');
  usePlaceKeys(
    PLACES,
    (key) => {
      if (key === '?') setIsListed(true);
      return key === '?';
    },
    first,
  );
  const rows: readonly KeyRow[] = [
    ...PLACES.flatMap(({ key, to }): readonly KeyRow[] => {
      const title = PAGES.find(({ path }) => path === to)?.title;
      return title ? [[['g', key], t('keys.goTo', { place: t(title) })]] : [];
    }),
    [['/'], t('keys.search')],
    [['j', 'k'], t('keys.rows')],
    [['b', 's'], t('keys.trade')],
    [['o'], t('keys.open')],
    [['↑', '↓', '←', '→'], t('keys.cells')],
    [['Shift', '←', '→'], t('keys.strike')],
    [['Ctrl', 'Z'], t('keys.undo')],
    [['Ctrl', 'K'], t('shell.palette')],
    [['?'], t('keys.title')],
  ];
  return (
    <KeysDialog
      open={isListed}
      onOpenChange={setIsListed}
      title={t('keys.title')}
      closeLabel={t('keys.close')}
      singleKeysLabel={t('keys.single')}
      rows={rows}
    />
  );
}
