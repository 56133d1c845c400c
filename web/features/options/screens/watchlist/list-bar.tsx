import { useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { WATCHLISTS_MAX, type Watchlist } from '@toolyard/core/watchlist';
import { useApplication } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { useListName } from '../../shared/watchlist/list-name.ts';
import { useWatchlist } from '../../shared/watchlist/use-watchlist.ts';
import {
  addList,
  moveList,
  removeList,
  renameList,
} from '../../shared/watchlist/watchlist-changes.ts';
import { ListNameDialog } from './list-name-dialog.tsx';

const ICON = { size: 16, 'aria-hidden': true } as const;

/** The lists by name: one is chosen; lists are added, renamed, moved and deleted. */
export function ListBar() {
  const t = useText();
  const nameOf = useListName();
  const { services } = useApplication();
  const { lists, chosen, change, choose } = useWatchlist();
  const [naming, setNaming] = useState<'new' | 'chosen' | null>(null);
  const isFull = lists.length >= WATCHLISTS_MAX;
  const save = (name: string) => {
    if (naming === 'chosen') return change(renameList(chosen.id, name));
    const id = services.newKey();
    change(addList({ id, name, symbols: [] }));
    choose(id);
  };
  return (
    <div className="mb-3 flex min-w-0 items-center gap-1">
      <div className="min-w-0 overflow-x-auto p-0.5">
        <Segments
          label={t('watchlist.lists')}
          segments={lists.map((list) => ({
            value: list.id,
            label: (
              <>
                {nameOf(list)}{' '}
                <span className="figures text-11 font-normal text-ink-3">
                  {list.symbols.length}
                </span>
              </>
            ),
          }))}
          value={chosen.id}
          onChange={choose}
        />
      </div>
      <ListMenu list={chosen} onRename={() => setNaming('chosen')} />
      <IconButton
        label={isFull ? t('watchlist.full', { count: WATCHLISTS_MAX }) : t('watchlist.new')}
        disabled={isFull}
        onClick={() => setNaming('new')}
      >
        <Plus {...ICON} />
      </IconButton>
      {naming && (
        <ListNameDialog
          list={naming === 'chosen' ? chosen : null}
          others={naming === 'chosen' ? lists.filter(({ id }) => id !== chosen.id) : lists}
          onClose={() => setNaming(null)}
          onSave={save}
        />
      )}
    </div>
  );
}

interface MenuProps {
  readonly list: Watchlist;
  readonly onRename: () => void;
}

/** What can be done with the chosen list; a deletion can be undone from its toast. */
function ListMenu({ list, onRename }: MenuProps) {
  const t = useText();
  const nameOf = useListName();
  const toasts = useToasts();
  const { lists, change, choose } = useWatchlist();
  const at = lists.findIndex(({ id }) => id === list.id);
  const remove = () => {
    change(removeList(list.id));
    toasts.add({
      title: t('watchlist.deleted', { name: nameOf(list) }),
      action: {
        label: t('watchlist.undo'),
        onClick: () => {
          change(addList(list, at));
          choose(list.id);
        },
      },
    });
  };
  const move = (step: 1 | -1) => () => change(moveList(list.id, step));
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={t('watchlist.menu', { name: nameOf(list) })}>
          <Ellipsis {...ICON} />
        </IconButton>
      }
      items={[
        {
          id: 'rename',
          label: t('watchlist.rename'),
          icon: <Pencil {...ICON} />,
          onSelect: onRename,
        },
        {
          id: 'left',
          label: t('watchlist.moveLeft'),
          icon: <ArrowLeft {...ICON} />,
          disabled: at === 0,
          onSelect: move(-1),
        },
        {
          id: 'right',
          label: t('watchlist.moveRight'),
          icon: <ArrowRight {...ICON} />,
          disabled: at === lists.length - 1,
          onSelect: move(1),
        },
        {
          id: 'delete',
          label: t('watchlist.delete'),
          icon: <Trash2 {...ICON} />,
          danger: true,
          disabled: lists.length === 1,
          onSelect: remove,
        },
      ]}
    />
  );
}
