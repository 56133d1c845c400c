import { useState } from 'react';
import { toolTitle } from '@toolyard/core/tools';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import { useApplication } from '../../../app/use-application.ts';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { ToolTile } from '../../../ui/tool-tile.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { daysLeft } from './days-left.ts';
import { useTrash } from './use-trash.ts';
import type { TrashedTool } from './wire.ts';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Deleted tools, until they go for good. */
export function TrashView() {
  const t = useText();
  const language = useLanguage();
  const { list, restore, taken, leaveTaken, restoreAsCopy, erase, erasing } = useTrash();
  const columns = useTrashColumns();
  const [erased, setErased] = useState<TrashedTool | null>(null);
  return (
    <>
      <DataTable
        label={t('adminTools.trashLabel')}
        columns={columns}
        rows={list.data?.data}
        idOf={({ key }) => key}
        nameOf={(tool) => toolTitle(tool, language)}
        fault={
          list.isError && !list.data
            ? {
                text: t('adminTools.trashFailed'),
                onRetry: () => void list.refetch(),
                busy: list.isFetching,
              }
            : null
        }
        empty={
          <EmptyState
            level={2}
            title={t('adminTools.trashEmpty')}
            text={t('adminTools.trashEmptyText')}
          />
        }
        expected={3}
        actions={(tool) => [
          {
            id: 'restore',
            label: t('adminTools.restore'),
            icon: <RotateCcw {...ICON} />,
            onSelect: () => void restore(tool),
          },
          {
            id: 'erase',
            label: t('adminTools.erase'),
            icon: <Trash2 {...ICON} />,
            danger: true,
            onSelect: () => setErased(tool),
          },
        ]}
      />
      {taken && (
        <ConfirmDialog
          title={t('adminTools.takenTitle')}
          text={t('adminTools.takenText', { id: taken.id })}
          action={t('adminTools.restoreAsCopy')}
          cancel={t('adminTools.cancel')}
          look="primary"
          onClose={leaveTaken}
          onConfirm={() => void restoreAsCopy(taken)}
        />
      )}
      {erased && (
        <ConfirmDialog
          title={t('adminTools.eraseTitle')}
          text={t('adminTools.eraseText', { name: toolTitle(erased, language) })}
          action={t('adminTools.erase')}
          cancel={t('adminTools.cancel')}
          busy={erasing}
          onClose={() => setErased(null)}
          onConfirm={() => void erase(erased).then(() => setErased(null))}
        />
      )}
    </>
  );
}

function useTrashColumns(): readonly Column<TrashedTool>[] {
  const t = useText();
  const language = useLanguage();
  const { services } = useApplication();
  const days = (tool: TrashedTool) => {
    const left = daysLeft(tool, services.now());
    return t('adminTools.daysLeftOf', { days: left });
  };
  return [
    {
      id: 'icon',
      header: t('adminTools.icon'),
      card: 'hidden',
      className: 'w-20',
      cell: (tool) => (
        <span className="inline-block align-middle [zoom:0.7]">
          <ToolTile id={tool.id} icon={tool.icon} alt={tool.iconAlt} color={tool.color} />
        </span>
      ),
    },
    {
      id: 'title',
      header: t('adminTools.name'),
      card: 'title',
      cell: (tool) => toolTitle(tool, language),
    },
    {
      id: 'id',
      header: t('adminTools.id'),
      cell: ({ id }) => <span className="font-mono text-12 text-ink-2">{id}</span>,
    },
    {
      id: 'deleted',
      header: t('adminTools.deletedOn'),
      cell: ({ deletedAt }) => localTime(deletedAt, language),
    },
    { id: 'left', header: t('adminTools.daysLeft'), cell: days },
  ];
}
