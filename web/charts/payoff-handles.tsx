import {
  memo,
  useEffect,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { ScaleLinear } from 'd3-scale';
import { clsx } from 'clsx';
import { setText } from './marks.ts';
import { handleLevels } from './payoff-geometry.ts';
import type { Frame } from './payoff-words.ts';

/** A strike that can be dragged along the price axis. */
export interface PayoffHandle {
  readonly id: string;
  /** Dollars. */
  readonly price: number;
  /** The leg in words. */
  readonly label: string;
  /** What stands on its tag while it is held. */
  readonly tag: string;
  readonly mark: ReactNode;
  readonly chosen: boolean;
  /** Of the listed strikes, dollars. */
  readonly least: number;
  readonly greatest: number;
}

/** What changes of a handle while it is held. */
export type MovedHandle = Pick<PayoffHandle, 'id' | 'price' | 'label' | 'tag'>;

/** What a handle may ask for. */
export interface HandleMoves {
  /** To the listed strike nearest to a price in dollars. */
  readonly moveTo: (id: string, dollars: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  readonly onKeyDown: (id: string, event: KeyboardEvent) => void;
}

interface Props {
  readonly handles: readonly PayoffHandle[];
  readonly moves: HandleMoves;
  readonly x: ScaleLinear<number, number>;
  readonly frame: Frame;
}

const LIFT = 24;

/** Where the handles stand that are in the frame; one that would cover another stands above it. */
function placed<T extends MovedHandle>(handles: readonly T[], x: Props['x'], frame: Frame) {
  const shown = handles.filter(({ price }) => x(price) >= frame.left && x(price) <= frame.right);
  const levels = handleLevels(shown.map(({ price }) => x(price)));
  return shown.map((handle, i) => ({
    handle,
    left: x(handle.price),
    top: frame.bottom - (levels[i] ?? 0) * LIFT,
  }));
}

const transformOf = (left: number, top: number) => `translate(${left}px,${top}px)`;

/** The legs' strikes as handles on the price axis. */
export function PayoffHandles({ handles, moves, x, frame }: Props) {
  return placed(handles, x, frame).map(({ handle, left, top }) => (
    <Handle key={handle.id} handle={handle} moves={moves} left={left} top={top} x={x} />
  ));
}

/**
 * Moves the rendered handles below `root` from where they stand to these places, without rendering. Null: nobody knows
 * where they stand.
 */
export function placeHandles(
  root: HTMLElement,
  before: readonly MovedHandle[] | null,
  now: readonly MovedHandle[],
  x: Props['x'],
  frame: Frame,
): void {
  const known = before && placed(before, x, frame);
  for (const { handle, left, top } of placed(now, x, frame)) {
    const { id, label, price, tag } = handle;
    const was = known?.find((each) => each.handle.id === id);
    if (was && was.left === left && was.top === top && was.handle.label === label) continue;
    const button = root.querySelector<HTMLElement>(`[data-handle="${id}"]`);
    if (!button) continue;
    button.style.transform = transformOf(left, top);
    button.setAttribute('aria-valuenow', String(price));
    button.setAttribute('aria-label', label);
    if (button.lastElementChild) setText(button.lastElementChild, tag);
  }
}

interface HandleProps {
  readonly handle: PayoffHandle;
  readonly moves: HandleMoves;
  readonly left: number;
  readonly top: number;
  readonly x: ScaleLinear<number, number>;
}

/**
 * Follows the pointer ahead of everything else on the page, and alone: what the page's root would do for a move costs a
 * tenth of its script.
 */
function followPointer(follow: (clientX: number) => void): () => void {
  const moved = (event: PointerEvent) => {
    event.stopPropagation();
    flushSync(() => follow(event.clientX));
  };
  window.addEventListener('pointermove', moved, true);
  return () => window.removeEventListener('pointermove', moved, true);
}

function HandleButton({ handle, moves, left, top, x }: HandleProps) {
  const { id } = handle;
  /** Where the chart begins in the window, while the handle is held. */
  const [origin, setOrigin] = useState<number | null>(null);
  useEffect(
    () =>
      origin === null
        ? undefined
        : followPointer((clientX) => moves.moveTo(id, x.invert(clientX - origin))),
    [origin, id, moves, x],
  );
  const grip = (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    // No mouse events beside those of the pointer; the focus would come with the first of them.
    event.preventDefault();
    event.currentTarget.focus();
    setOrigin(event.currentTarget.offsetParent?.getBoundingClientRect().left ?? 0);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const leave = (end: () => void) => () => {
    if (origin === null) return;
    setOrigin(null);
    end();
  };
  return (
    <button
      type="button"
      role="slider"
      data-handle={id}
      aria-label={handle.label}
      aria-orientation="horizontal"
      aria-valuenow={handle.price}
      aria-valuemin={handle.least}
      aria-valuemax={handle.greatest}
      className={clsx(
        'group absolute top-0 left-0 -m-3 flex size-6 cursor-ew-resize touch-none items-center justify-center outline-none pointer-coarse:-m-[22px] pointer-coarse:size-11',
        handle.chosen && 'z-10',
      )}
      style={{ transform: transformOf(left, top) }}
      onPointerDown={grip}
      onPointerUp={leave(moves.drop)}
      onPointerCancel={leave(moves.cancel)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOrigin(null);
        moves.onKeyDown(handle.id, event);
      }}
      onBlur={moves.drop}
    >
      <span
        className={clsx(
          'flex size-5 items-center justify-center rounded-1 border bg-surface group-focus:border-accent group-focus:shadow-[0_0_0_3px_var(--accent-line)]',
          handle.chosen ? 'border-accent bg-accent-tint' : 'border-control',
        )}
      >
        {handle.mark}
      </span>
      <span className="pointer-events-none absolute bottom-full mb-0.5 hidden rounded-1 bg-accent-solid px-2 py-1 text-12 font-medium whitespace-nowrap text-ink-inv group-focus:block">
        {handle.tag}
      </span>
    </button>
  );
}

const LOOKS = ['id', 'price', 'label', 'chosen', 'least', 'greatest'] as const;

/** While one handle moves, the others do not render. */
const Handle = memo(
  HandleButton,
  (a, b) =>
    a.left === b.left &&
    a.top === b.top &&
    a.x === b.x &&
    a.moves === b.moves &&
    LOOKS.every((name) => a.handle[name] === b.handle[name]),
);
