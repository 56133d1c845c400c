import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { VIEW } from '../../../ui/data-table/views/view-address.ts';
import { ListHead } from '../data-table/list-head.tsx';
import { ToolCatalogue } from './tool-catalogue.tsx';
import { ToolDialog } from './tool-dialog.tsx';
import { toolsApi } from './tools-api.ts';
import { TrashView } from './trash-view.tsx';
import type { AdminTool } from './wire.ts';

const FRESH_SECONDS = 300;

/** The tools of the home page: add, edit, order, show and hide, delete and restore. */
export function ToolsPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<AdminTool | 'new' | null>(null);
  const list = toolsApi.useListAllToolsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const tools = list.data?.data;
  const view = params.get('view') === 'trash' ? 'trash' : 'all';
  const trash = toolsApi.useListTrashQuery(undefined, { skip: view !== 'trash' });
  const count = view === 'trash' ? trash.data?.data.length : tools?.length;
  const search = params.get('search') ?? '';
  // `?new` is how other places lead to a new tool.
  const opened = edited ?? (params.has('new') ? 'new' : null);
  const saved = params.get(VIEW);
  const go = (next: Record<string, string>) =>
    setParams({ ...next, ...(saved && { [VIEW]: saved }) }, { replace: true });
  useShortcuts(({ key }) => {
    if (key !== 'n') return false;
    setEdited('new');
    return true;
  });
  return (
    <>
      <ListHead
        title={t('adminTools.title')}
        count={count}
        searches={
          view === 'trash'
            ? []
            : [
                {
                  label: t('adminTools.search'),
                  hint: t('adminTools.searchHint'),
                  value: search,
                  onSearch: (text) => go(text === '' ? {} : { search: text }),
                },
              ]
        }
        views="tools"
        primary={
          <Button
            look="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('adminTools.add')}
          </Button>
        }
      >
        <Segments
          label={t('adminTools.view')}
          value={view}
          onChange={(next) => go(next === 'trash' ? { view: 'trash' } : {})}
          segments={[
            { value: 'all', label: t('adminTools.all') },
            { value: 'trash', label: t('adminTools.trash') },
          ]}
        />
      </ListHead>
      {view === 'trash' ? (
        <TrashView />
      ) : (
        <ToolCatalogue
          tools={tools}
          fault={list.isError && !tools ? list : null}
          search={search}
          onSearchCleared={() => go({})}
          onAdd={() => setEdited('new')}
          onEdit={setEdited}
        />
      )}
      {opened && (
        <ToolDialog
          tool={opened === 'new' ? null : opened}
          tools={tools ?? []}
          onClose={() => {
            setEdited(null);
            if (params.has('new')) go({});
          }}
        />
      )}
    </>
  );
}
