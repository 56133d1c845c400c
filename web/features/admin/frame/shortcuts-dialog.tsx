import { useText } from '../../../i18n/use-text.ts';
import { KeysDialog, type KeyRow } from '../../../ui/keys-dialog.tsx';
import { usePlaces } from './console-links.tsx';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every key of the console. */
export function ShortcutsDialog(props: Props) {
  const t = useText();
  const rows: readonly KeyRow[] = [
    ...usePlaces().flatMap(({ key, text }) =>
      key ? [[['g', key], t('admin.keys.goTo', { place: t(text) })] as const] : [],
    ),
    [['n'], t('admin.keys.new')],
    [['/'], t('admin.keys.search')],
    [['j', 'k'], t('admin.keys.rows')],
    [['x'], t('admin.keys.choose')],
    [['e'], t('admin.keys.edit')],
    [['Ctrl', 'K'], t('shell.palette')],
    [['?'], t('admin.shortcuts')],
  ];
  return (
    <KeysDialog
      {...props}
      title={t('admin.shortcuts')}
      closeLabel={t('admin.close')}
      singleKeysLabel={t('admin.keys.single')}
      rows={rows}
    />
  );
}
