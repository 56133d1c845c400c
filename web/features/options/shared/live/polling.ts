/** Work that is done again and again, with a pause after each time. */
export interface Polling {
  readonly goesOn: () => boolean;
  /** At once, from the beginning. */
  readonly start: () => void;
  readonly end: () => void;
}

export function polling(
  later: (work: () => void, milliseconds: number) => () => void,
  pause: number,
  work: () => Promise<void>,
): Polling {
  let turn: object | null = null;
  let endPause: () => void = () => undefined;
  const again = async (mine: object): Promise<void> => {
    await work();
    if (turn === mine) endPause = later(() => void again(mine), pause);
  };
  const end = () => {
    turn = null;
    endPause();
  };
  return {
    goesOn: () => turn !== null,
    start() {
      end();
      turn = {};
      void again(turn);
    },
    end,
  };
}
