import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';

interface Props {
  readonly name: string;
  readonly editAt: string;
  /** Absent where this operator may not delete it. */
  readonly onDelete?: (() => void) | undefined;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with one person of a list. */
export function RowControls({ name, editAt, onDelete }: Props) {
  const t = useText();
  const edit = t('people.edit', { name });
  return (
    <div className="-mr-2 flex justify-end gap-1 max-sm:-my-1.5">
      <Link
        to={editAt}
        aria-label={edit}
        title={edit}
        className="inline-grid size-8 flex-none place-items-center rounded-2 text-ink-2 transition-colors duration-(--d-fast) hover:bg-sunken max-md:size-10"
      >
        <Pencil {...ICON} />
      </Link>
      {onDelete && (
        <IconButton
          label={t('people.delete', { name })}
          onClick={onDelete}
          className="enabled:hover:text-danger"
        >
          <Trash2 {...ICON} />
        </IconButton>
      )}
    </div>
  );
}
