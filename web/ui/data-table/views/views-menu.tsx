import { useState } from 'react';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Save from 'lucide-react/icons/save';
import Trash2 from 'lucide-react/icons/trash';
import { MAX_VIEWS, type ViewedList } from '@toolyard/core/accounts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../button.tsx';
import { ChoiceMenu } from '../../choice-menu.tsx';
import type { MenuItem } from '../../menu.tsx';
import { failureText } from '../../../api/call-failure.ts';
import { useViewChanges } from './use-view-changes.ts';
import { addressOf, VIEW, viewQuery } from './view-address.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';
import type { SavedView, ViewStore } from './view-store.ts';

const ICON = { size: 14, 'aria-hidden': true } as const;
/** The views of a list, the one that the address names, and what differs from it. */
function useViews(list: ViewedList, store: ViewStore) {
  const [params] = useSearchParams();
  const views = store.views?.filter((view) => view.list === list);
  const query = viewQuery(list, params);
  const holds = (view: SavedView) => viewQuery(list, view.query) === query;
  const chosen = views?.find(({ id }) => id === params.get(VIEW)) ?? views?.find(holds) ?? null;
  return { views, query, chosen, differs: chosen !== null && !holds(chosen) };
}

/** The value of the choice that leads back to the whole list. */
const WHOLE = 'whole';

interface Props {
  readonly list: ViewedList;
  readonly store: ViewStore;
}

/** Saved views of a list: what is searched, filtered and sorted is picked by name, saved, renamed and deleted. */
export function ViewsMenu({ list, store }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { error, isFetching, refetch } = store;
  const { views, query, chosen, differs } = useViews(list, store);
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  const show = (view: SavedView) => void navigate(pathname + addressOf(view), { replace: true });
  const { save, rename, overwrite, remove } = useViewChanges(store, show);
  const choose = (value: string) => {
    const view = views?.find(({ id }) => id === value);
    void navigate(view ? pathname + addressOf(view) : pathname);
  };
  const count = views?.length ?? 0;
  const failed = error !== undefined && !views;
  const note = failed
    ? failureText(error, t('views.failed'))
    : views
      ? count === 0 && t('views.empty')
      : t('shell.loading');
  const items: MenuItem[] = failed
    ? [
        {
          id: 'retry',
          label: t('shell.retry'),
          icon: <RotateCcw {...ICON} />,
          disabled: isFetching,
          onSelect: () => void refetch(),
        },
      ]
    : [
        ...(chosen && differs
          ? [
              {
                id: 'overwrite',
                label: t('views.overwrite', { name: chosen.name }),
                icon: <Save {...ICON} />,
                onSelect: () => void overwrite(chosen, query),
              },
            ]
          : []),
        {
          id: 'new',
          label: count >= MAX_VIEWS ? t('views.full', { count: MAX_VIEWS }) : t('views.new'),
          icon: <Plus {...ICON} />,
          disabled: !views || count >= MAX_VIEWS,
          onSelect: () => setNaming('new'),
        },
        ...(chosen
          ? [
              {
                id: 'rename',
                label: t('views.rename', { name: chosen.name }),
                icon: <Pencil {...ICON} />,
                onSelect: () => setNaming(chosen),
              },
              {
                id: 'delete',
                label: t('views.delete', { name: chosen.name }),
                icon: <Trash2 {...ICON} />,
                danger: true,
                onSelect: () => void remove(chosen),
              },
            ]
          : []),
      ];
  return (
    <>
      <ChoiceMenu
        label={t('views.label')}
        trigger={
          <Button icon={<Bookmark size={16} aria-hidden="true" />} className="max-w-full min-w-0">
            <span className="max-w-44 truncate">{chosen?.name ?? t('views.button')}</span>
            {differs && <span className="font-normal text-ink-3">{t('views.changed')}</span>}
            <ChevronDown {...ICON} className="flex-none text-ink-3" />
          </Button>
        }
        choices={[
          { value: WHOLE, label: t('views.whole') },
          ...(views ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
            note: id === chosen?.id && differs && t('views.changed'),
          })),
        ]}
        value={chosen?.id ?? (query === '' ? WHOLE : null)}
        onChoose={choose}
        note={note}
        items={items}
      />
      {naming && (
        <ViewNameDialog
          view={naming === 'new' ? null : naming}
          others={(views ?? []).filter((view) => view !== naming)}
          onSave={(name) => (naming === 'new' ? save(name, query) : rename(naming, name))}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
