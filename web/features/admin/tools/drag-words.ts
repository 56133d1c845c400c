import { Accessibility, type DragDropManagerInput } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import type { TextId } from '../../../i18n/texts.ts';
import type { Translate } from '../../../i18n/use-text.ts';

/** What each row tells of itself. */
export interface DraggedTool {
  readonly name: string;
  /** How many rows there are. */
  readonly count: number;
  readonly [more: string]: unknown;
}

type Thing = Parameters<typeof isSortable>[0];

interface Moved {
  readonly operation: { readonly source: Thing; readonly target: Thing };
}

/** What is said to those who do not see a tool being moved. */
export function dragWords(t: Translate): NonNullable<DragDropManagerInput['plugins']> {
  const say = (words: TextId, source: NonNullable<Thing>, at: number) => {
    const { name, count } = source.data as DraggedTool;
    return t(words, { name, at: at + 1, count });
  };
  const spoken = Accessibility.configure({
    screenReaderInstructions: { draggable: t('adminTools.dragHelp') },
    announcements: {
      dragstart: ({ operation: { source } }: Moved) =>
        isSortable(source) ? say('adminTools.picked', source, source.sortable.index) : undefined,
      // The rows change places after this: the place of the other one will be its own.
      dragover: ({ operation: { source, target } }: Moved) =>
        isSortable(target) && source && target.id !== source.id
          ? say('adminTools.moved', source, target.sortable.index)
          : undefined,
      dragend: ({ operation: { source }, canceled }: Moved & { readonly canceled: boolean }) => {
        if (!isSortable(source)) return undefined;
        const { index, initialIndex } = source.sortable;
        return canceled
          ? say('adminTools.left', source, initialIndex)
          : say('adminTools.dropped', source, index);
      },
    },
  });
  return (defaults) => defaults.map((plugin) => (plugin === Accessibility ? spoken : plugin));
}
