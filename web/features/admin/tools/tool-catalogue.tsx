import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { FaultBox, SkeletonRows } from '../../../ui/data-table/table-states.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResultDialog } from './bulk-result-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { matchingTools } from './matching-tools.ts';
import { ToolTable } from './tool-table.tsx';
import { useBulk } from './use-bulk.ts';
import { useDeletion } from './use-deletion.ts';
import { useToolActs } from './use-tool-acts.ts';
import type { AdminTool } from './wire.ts';

interface Props {
  /** Undefined until they are there. */
  readonly tools: readonly AdminTool[] | undefined;
  readonly fault: { readonly refetch: () => unknown; readonly isFetching: boolean } | null;
  readonly search: string;
  readonly onSearchCleared: () => void;
  readonly onAdd: () => void;
  readonly onEdit: (tool: AdminTool) => void;
}

/** All tools that are not in the trash. */
export function ToolCatalogue(props: Props) {
  const { tools, fault, search, onSearchCleared, onAdd, onEdit } = props;
  const t = useText();
  const selection = useSelection(search);
  const { toggle, reorder, duplicate } = useToolActs();
  const { remove } = useDeletion();
  const bulk = useBulk(selection.clear);
  const [deleted, setDeleted] = useState<readonly AdminTool[] | null>(null);
  if (fault) {
    const retry = { onRetry: () => void fault.refetch(), busy: fault.isFetching };
    return <FaultBox fault={{ text: t('adminTools.loadFailed'), ...retry }} />;
  }
  if (!tools) return <Sheet children={<SkeletonRows count={8} />} />;
  const shown = matchingTools(tools, search);
  if (shown.length === 0) {
    const [text, action, act] =
      tools.length > 0
        ? ([t('adminTools.noneText'), t('adminTools.showAll'), onSearchCleared] as const)
        : ([t('adminTools.emptyText'), t('adminTools.add'), onAdd] as const);
    return (
      <Sheet>
        <EmptyState
          level={2}
          title={t('adminTools.none')}
          text={text}
          action={<Button onClick={act}>{action}</Button>}
        />
      </Sheet>
    );
  }
  const chosen = shown.filter(({ id }) => selection.ids.has(id));
  const counts = { found: shown.length, count: tools.length };
  return (
    <>
      <ToolTable
        tools={shown}
        sortable={shown.length === tools.length}
        selection={selection}
        onReorder={(ids) => void reorder(ids)}
        onToggle={(tool, isActive) => void toggle(tool, isActive)}
        onEdit={onEdit}
        onDuplicate={(tool) => void duplicate(tool)}
        onDelete={(tool) => setDeleted([tool])}
        bulk={
          <BulkBar
            busy={bulk.busy}
            onRun={(action) =>
              action === 'delete' ? setDeleted(chosen) : void bulk.run(action, chosen)
            }
          />
        }
        foot={
          <>
            <p role="status" className="figures text-12 text-ink-3">
              {t(search === '' ? 'adminTools.count' : 'adminTools.found', counts)}
            </p>
            <p className="ml-auto text-12 text-ink-3 max-lg:hidden">{t('adminTools.keys')}</p>
          </>
        }
      />
      {deleted && (
        <DeleteDialog
          tools={deleted}
          onClose={() => setDeleted(null)}
          onConfirm={async () => {
            const [only] = deleted;
            if (deleted.length === 1 && only) await remove(only);
            else await bulk.run('delete', deleted);
            setDeleted(null);
          }}
        />
      )}
      {bulk.result && <BulkResultDialog result={bulk.result} onClose={bulk.forget} />}
    </>
  );
}

const Sheet = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="overflow-hidden rounded-3 border border-line bg-surface">{children}</div>
);
