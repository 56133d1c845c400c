import { toolTitle } from '@toolyard/core/tools';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useNavigate } from 'react-router-dom';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { afterMenu, Menu } from '../../../ui/menu.tsx';
import { auditOf } from '../frame/admin-paths.ts';
import { useAdmin } from '../session/use-admin.tsx';
import type { RowActs } from './row-acts.ts';
import type { AdminTool } from './wire.ts';

interface Props extends Omit<RowActs, 'onToggle'> {
  readonly tool: AdminTool;
  readonly onMove: (by: 1 | -1) => void;
  readonly canMove: (by: 1 | -1) => boolean;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Everything that can be done with one tool; moving is here too, for who cannot drag. */
export function RowMenu(props: Props) {
  const { tool, onMove, canMove } = props;
  const t = useText();
  const navigate = useNavigate();
  const governs = useAdmin().role === 'superadmin';
  const name = toolTitle(tool, useLanguage());
  const move = (by: 1 | -1) => ({ disabled: !canMove(by), onSelect: () => onMove(by) });
  return (
    <Menu
      trigger={
        <IconButton label={t('table.rowActions', { name })} className="max-sm:-mr-2">
          <Ellipsis {...ICON} />
        </IconButton>
      }
      items={[
        {
          id: 'edit',
          label: t('adminTools.edit'),
          icon: <Pencil {...ICON} />,
          onSelect: afterMenu(() => props.onEdit(tool)),
        },
        {
          id: 'duplicate',
          label: t('adminTools.duplicate'),
          icon: <Copy {...ICON} />,
          onSelect: () => props.onDuplicate(tool),
        },
        { id: 'up', label: t('adminTools.moveUp'), icon: <ArrowUp {...ICON} />, ...move(-1) },
        { id: 'down', label: t('adminTools.moveDown'), icon: <ArrowDown {...ICON} />, ...move(1) },
        ...(governs
          ? [
              {
                id: 'audit',
                label: t('adminTools.auditEntries'),
                icon: <History {...ICON} />,
                onSelect: () => void navigate(auditOf({ kind: 'tool', id: tool.id })),
              },
            ]
          : []),
        {
          id: 'delete',
          label: t('adminTools.delete'),
          icon: <Trash2 {...ICON} />,
          danger: true,
          onSelect: afterMenu(() => props.onDelete(tool)),
        },
      ]}
    />
  );
}
