import { useMemo } from 'react';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import type { Selection } from '../../../ui/data-table/selection.ts';
import { dragWords } from './drag-words.ts';
import type { RowActs } from './row-acts.ts';
import { ToolRow } from './tool-row.tsx';
import type { AdminTool } from './wire.ts';

interface Props extends RowActs {
  /** In the order in which they are shown. */
  readonly tools: readonly AdminTool[];
  /** Only the whole list has an order that can be changed. */
  readonly sortable: boolean;
  readonly selection: Selection;
  readonly onReorder: (ids: readonly string[]) => void;
}

/** The rows of the tools; dragged by their handles, or moved by keys, into another order. */
export function ToolRows({ tools, sortable, selection, onReorder, ...acts }: Props) {
  const t = useText();
  const language = useLanguage();
  const plugins = useMemo(() => dragWords(t), [t]);
  const ids = tools.map(({ id }) => id);
  return (
    <DragDropProvider
      key={language}
      plugins={plugins}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source)) return;
        const { initialIndex, index } = source.sortable;
        if (initialIndex !== index) onReorder(moved(ids, initialIndex, index));
      }}
    >
      {tools.map((tool, index) => (
        <ToolRow
          key={tool.key}
          tool={tool}
          index={index}
          count={tools.length}
          sortable={sortable}
          chosen={selection.ids.has(tool.id)}
          onChoose={(chosen) => selection.set([tool.id], chosen)}
          onMove={(by) => onReorder(moved(ids, index, index + by))}
          canMove={(by) => sortable && index + by >= 0 && index + by < tools.length}
          {...acts}
        />
      ))}
    </DragDropProvider>
  );
}

const moved = (ids: readonly string[], from: number, to: number): string[] => {
  const rest = ids.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ids[from] ?? '', ...rest.slice(to)];
};
