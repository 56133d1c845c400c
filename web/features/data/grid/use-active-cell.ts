import { useState, type KeyboardEvent } from 'react';
import { ROW_HEIGHT } from './view.ts';

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface Options {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Of the rows, without the head. */
  readonly height: number;
  /** Brings a cell into view. */
  readonly onMove: (place: CellPlace) => void;
  readonly onPress: (place: CellPlace) => void;
}

/** The cell that the keys of a grid move: arrows, Home, End and pages; Enter and the space bar press it. */
export function useActiveCell({ rowCount, columnCount, height, onMove, onPress }: Options) {
  const [active, setActive] = useState<CellPlace | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The heads are buttons of their own.
    if (event.target !== event.currentTarget) return;
    const page = Math.max(1, Math.floor(height / ROW_HEIGHT) - 1);
    const { row, column } = active ?? { row: 0, column: 0 };
    const moved: Readonly<Record<string, CellPlace>> = {
      ArrowDown: { row: row + (active ? 1 : 0), column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + (active ? 1 : 0) },
      ArrowLeft: { row, column: column - 1 },
      Home: { row: event.ctrlKey ? 0 : row, column: 0 },
      End: { row: event.ctrlKey ? rowCount - 1 : row, column: columnCount - 1 },
      PageDown: { row: row + page, column },
      PageUp: { row: row - page, column },
    };
    const to = moved[event.key];
    if (to) {
      event.preventDefault();
      const within = {
        row: Math.min(Math.max(0, to.row), rowCount - 1),
        column: Math.min(Math.max(0, to.column), columnCount - 1),
      };
      setActive(within);
      onMove(within);
    } else if (active && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onPress(active);
    }
  };
  return { active, onKeyDown };
}
