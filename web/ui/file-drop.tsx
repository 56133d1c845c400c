import FileUp from 'lucide-react/icons/file-up';
import { clsx } from 'clsx';
import { Button } from './button.tsx';
import { useFileChooser } from './file-chooser.tsx';
import { useDropZone } from './use-drop-zone.ts';
import { useFocusBack } from './use-focus-back.ts';

interface Props {
  readonly label: string;
  /** On the button. */
  readonly choose: string;
  /** Beside it. */
  readonly hint: string;
  readonly busy: boolean;
  /** Types that are offered, as of an input. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  /** The name of the file that was looked at last. */
  readonly chosen?: string | undefined;
}

/** Takes a file, by default of CSV: chosen with a button, or dropped. */
export function FileDrop(props: Props) {
  const { label, choose, hint, busy, accept = '.csv,text/csv', onFile, chosen } = props;
  const button = useFocusBack(busy);
  const take = (file: File | undefined) => {
    if (file && !busy) onFile(file);
  };
  const { input, choose: openDialog } = useFileChooser({
    label,
    accept,
    onFiles: ([file]) => take(file),
  });
  const { over, zone } = useDropZone(([file]) => take(file));
  return (
    <div
      {...zone}
      className={clsx(
        'flex flex-wrap items-center gap-3 rounded-3 border border-dashed px-4 py-4',
        over ? 'border-accent-solid bg-accent-tint' : 'border-control',
      )}
    >
      {input}
      <Button
        ref={button}
        busy={busy}
        icon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={openDialog}
      >
        {choose}
      </Button>
      <span className="min-w-0 text-ink-2 wrap-anywhere">{chosen ?? hint}</span>
    </div>
  );
}
