import { Fragment } from 'react';
import { useApplication, usePreferences } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { usePlaces } from './console-links.tsx';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every key of the console. */
export function ShortcutsDialog({ open, onOpenChange }: Props) {
  const t = useText();
  const { prefer } = useApplication();
  const { singleKeys } = usePreferences();
  const rows: readonly (readonly [keys: readonly string[], text: string])[] = [
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('admin.shortcuts')}
      closeLabel={t('admin.close')}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {rows.map(([keys, text]) => (
          <Fragment key={text}>
            <dt className="flex gap-1">
              {keys.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
        <p>{t('admin.keys.single')}</p>
        <Switch
          label={t('admin.keys.single')}
          checked={singleKeys === 'on'}
          onChange={(on) => prefer({ singleKeys: on ? 'on' : 'off' })}
        />
      </div>
    </Dialog>
  );
}
