import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useText } from '../../../i18n/use-text.ts';
import { afterMenu, type MenuItem } from '../../../ui/menu.tsx';

interface RowActs {
  readonly onEdit: () => void;
  /** Absent where this operator may not delete it. */
  readonly onDelete?: (() => void) | undefined;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The menu of one person of a list. */
export function useRowActions(): (acts: RowActs) => readonly MenuItem[] {
  const t = useText();
  return ({ onEdit, onDelete }) => [
    { id: 'edit', label: t('people.edit'), icon: <Pencil {...ICON} />, onSelect: onEdit },
    ...(onDelete
      ? [
          {
            id: 'delete',
            label: t('people.remove'),
            icon: <Trash2 {...ICON} />,
            danger: true,
            onSelect: afterMenu(onDelete),
          },
        ]
      : []),
  ];
}
