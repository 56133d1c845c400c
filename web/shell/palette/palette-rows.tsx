import { Command } from 'cmdk';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { KeyCap } from '../../ui/key-cap.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Entry } from './entry.ts';

const ROW =
  'group flex h-8 cursor-pointer items-center gap-2.5 rounded-2 px-2 select-none max-md:h-11 aria-selected:bg-sunken dark:aria-selected:bg-pressed [&_.lucide]:size-4 [&_.lucide]:flex-none [&_.lucide]:stroke-[1.75]';
const ICON = 'text-ink-4';

/** The mark of the row that Enter takes. */
function EnterMark() {
  return (
    <kbd
      aria-hidden="true"
      className="invisible grid h-5 min-w-5 flex-none place-items-center rounded-1 border border-line-2 bg-surface text-ink-3 group-aria-selected:visible max-md:hidden [&_svg]:size-3!"
    >
      <CornerDownLeft />
    </kbd>
  );
}

export function Row({ entry, close }: { readonly entry: Entry; readonly close: () => void }) {
  return (
    <Command.Item
      value={entry.id}
      onSelect={() => {
        close();
        entry.run();
      }}
      className={ROW}
    >
      <span aria-hidden="true" className={ICON}>
        {entry.icon}
      </span>
      <span className="flex-none truncate">{entry.text}</span>
      {entry.detail && <span className="min-w-0 truncate text-ink-3">{entry.detail}</span>}
      <span className="ml-auto" />
      {entry.figure && <span className="figures text-ink-2">{entry.figure}</span>}
      {entry.keys && (
        <span aria-hidden="true" className="flex flex-none gap-1 max-md:hidden">
          {entry.keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
        </span>
      )}
      <EnterMark />
    </Command.Item>
  );
}

/** Something is under way; nothing to choose. */
export function WaitingRow({ text }: { readonly text: string }) {
  return (
    <div role="presentation" className="flex h-8 items-center gap-2.5 px-2 text-ink-3 max-md:h-11">
      <Spinner />
      {text}
    </div>
  );
}

interface TroubleProps {
  readonly id: string;
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}

/** What failed, and the way to try it again. */
export function TroubleRow({ id, text, action, onAct }: TroubleProps) {
  return (
    <Command.Item value={`again ${id}`} onSelect={onAct} className={ROW}>
      <CircleAlert aria-hidden="true" className="text-danger" />
      <span className="min-w-0 truncate">{text}</span>
      <span className="flex flex-none items-center gap-1.5 font-medium text-accent">
        <RotateCw aria-hidden="true" />
        {action}
      </span>
      <span className="ml-auto" />
      <EnterMark />
    </Command.Item>
  );
}
