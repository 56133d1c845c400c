import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { VIEW } from '../views/view-address.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { ToolCatalogue } from './tool-catalogue.tsx';
import { ToolDialog } from './tool-dialog.tsx';
import { toolsApi } from './tools-api.ts';
import { TrashView } from './trash-view.tsx';
import type { AdminTool } from './wire.ts';

const FRESH_SECONDS = 300;

/** The tools of the home page: add, edit, order, show and hide, delete and restore. */
export function ToolsPage() {
  const t = useText();
  usePage(t('adminTools.title'));
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
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <h1 className="tracking-heading text-20 font-semibold">{t('adminTools.title')}</h1>
        {count !== undefined && (
          <span className="figures rounded-1 bg-sunken px-1.5 text-12 leading-5 text-ink-2">
            <span className="sr-only">{t('adminTools.count', { count })}</span>
            <span aria-hidden="true">{count}</span>
          </span>
        )}
        <Button
          look="primary"
          className="ml-auto sm:order-last sm:ml-0"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setEdited('new')}
        >
          {t('adminTools.add')}
        </Button>
        <div className="flex min-w-0 items-center gap-3 max-sm:w-full max-sm:flex-wrap sm:ml-auto">
          <Segments
            label={t('adminTools.view')}
            value={view}
            onChange={(next) => go(next === 'trash' ? { view: 'trash' } : {})}
            segments={[
              { value: 'all', label: t('adminTools.all') },
              { value: 'trash', label: t('adminTools.trash') },
            ]}
          />
          {view === 'all' && (
            <SearchField
              landmark
              className="w-full sm:w-60"
              maxLength={200}
              label={t('adminTools.search')}
              hint={t('adminTools.searchHint')}
              value={search}
              onSearch={(text) => go(text === '' ? {} : { search: text })}
            />
          )}
          <ViewsMenu list="tools" />
        </div>
      </div>
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
