import { Fragment } from 'react';
import { useApplication, usePreferences } from '../app/use-application.ts';
import { Dialog } from './dialog.tsx';
import { KeyCap } from './key-cap.tsx';
import { Switch } from './switch.tsx';

/** Keys, and what they do. */
export type KeyRow = readonly [keys: readonly string[], text: string];

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  /** What the switch for keys without Ctrl is called. */
  readonly singleKeysLabel: string;
  readonly rows: readonly KeyRow[];
}

/** The keys of an area, and the switch for those that are a single character. */
export function KeysDialog({ rows, singleKeysLabel, ...dialog }: Props) {
  const { prefer } = useApplication();
  const { singleKeys } = usePreferences();
  return (
    <Dialog {...dialog}>
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
        <p>{singleKeysLabel}</p>
        <Switch
          label={singleKeysLabel}
          checked={singleKeys === 'on'}
          onChange={(on) => prefer({ singleKeys: on ? 'on' : 'off' })}
        />
      </div>
    </Dialog>
  );
}
