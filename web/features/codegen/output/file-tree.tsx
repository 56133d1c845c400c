import { useRef, useState, type KeyboardEvent } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileCode from 'lucide-react/icons/file-code';
import { clsx } from 'clsx';
import { fileRows, type FileRow } from './file-rows.ts';

interface Props {
  readonly label: string;
  readonly paths: readonly string[];
  readonly chosen: string;
  readonly onChoose: (path: string) => void;
}

/** The files in their folders. The tree is one stop of the Tab key; arrows move in it, and a file is shown when it is reached. */
export function FileTree({ label, paths, chosen, onChoose }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState(chosen);
  const tree = useRef<HTMLUListElement>(null);
  const rows = fileRows(paths, closed);
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path === active),
  );

  const setOpen = ({ path }: FileRow, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(path);
    else next.add(path);
    setClosed(next);
  };
  const go = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]!;
    setActive(row.path);
    if (row.kind === 'file') onChoose(row.path);
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[rows.indexOf(row)]?.focus();
  };
  const press = (row: FileRow) => {
    go(rows.indexOf(row));
    if (row.kind === 'folder') setOpen(row, !row.isOpen);
  };
  const parentOf = ({ path }: FileRow) =>
    rows.findIndex((each) => each.path === path.slice(0, Math.max(0, path.lastIndexOf('/'))));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[at]!;
    const act = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => {
        if (row.kind === 'folder' && !row.isOpen) setOpen(row, true);
        else if (row.kind === 'folder') go(at + 1);
      },
      ArrowLeft: () => {
        if (row.isOpen) setOpen(row, false);
        else if (parentOf(row) >= 0) go(parentOf(row));
      },
      Enter: () => press(row),
      ' ': () => press(row),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="max-h-60 overflow-auto py-1 text-13 md:max-h-[70vh]"
    >
      {rows.map((row, index) => (
        // The tree listens to the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={row.path}
          role="treeitem"
          tabIndex={index === at ? 0 : -1}
          aria-level={row.level}
          aria-setsize={row.siblings}
          aria-posinset={row.position}
          aria-selected={row.path === chosen}
          {...(row.kind === 'folder' && { 'aria-expanded': row.isOpen })}
          onClick={() => press(row)}
          style={{ paddingInlineStart: `${row.level * 14 - 4}px` }}
          className={clsx(
            'flex h-7 cursor-pointer items-center gap-1.5 pr-3 whitespace-nowrap select-none focus-visible:-outline-offset-2 pointer-coarse:h-10',
            row.path === chosen ? 'bg-accent-tint text-accent' : 'hover:bg-sunken',
          )}
        >
          {row.kind === 'folder' ? (
            <ChevronRight
              size={14}
              aria-hidden="true"
              className={clsx('flex-none text-ink-3', row.isOpen && 'rotate-90')}
            />
          ) : (
            <FileCode
              size={14}
              strokeWidth={1.75}
              aria-hidden="true"
              className="flex-none text-ink-3"
            />
          )}
          {row.name}
        </li>
      ))}
    </ul>
  );
}
