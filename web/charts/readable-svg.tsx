import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

interface Props {
  /** All that the picture says, in words. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** The pointer stands so many pixels from the left edge. */
  readonly onPoint: (pixel: number) => void;
  /** An arrow key asks for so many steps: one, with Shift five, negative to the left. */
  readonly onWalk: (steps: number) => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A drawing whose figures are read by pointer, finger and arrow keys; Escape takes the reading away. */
export function ReadableSvg({ label, width, height, onPoint, onWalk, onLeave, children }: Props) {
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    onPoint(clientX - currentTarget.getBoundingClientRect().left);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onLeave();
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    onWalk(direction * (event.shiftKey ? 5 : 1));
  };
  return (
    <svg
      role="img"
      aria-label={label}
      tabIndex={0}
      width={width}
      height={height}
      className="block touch-pan-y rounded-1 not-focus-visible:outline-none"
      onPointerMove={point}
      onPointerDown={point}
      // A finger that is lifted leaves the read-out standing; touching elsewhere takes it away.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onLeave()}
      onKeyDown={press}
      onBlur={onLeave}
    >
      {children}
    </svg>
  );
}
