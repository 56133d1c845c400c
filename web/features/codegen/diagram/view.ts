import type { Diagram, Point } from './layout.ts';

/** What part of a diagram is seen: the point in the middle, and pixels per unit. */
export interface View {
  readonly middle: Point;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LEAST_SCALE = 0.1;
const MOST_SCALE = 2;
/** Pixels around what is fitted. */
const MARGIN = 16;

/** All of the diagram, no larger than it is. */
export function wholeView({ width, height }: Diagram, size: Size): View {
  const fitting = Math.min(
    (size.width - 2 * MARGIN) / Math.max(width, 1),
    (size.height - 2 * MARGIN) / Math.max(height, 1),
    1,
  );
  const scale = Math.max(fitting, LEAST_SCALE);
  return { middle: { x: width / 2, y: height / 2 }, scale };
}

/** Nearer or farther, while the point that is shown at `fixed` pixels from the middle stays there. */
export function zoomed({ middle, scale }: View, factor: number, fixed: Point): View {
  const next = Math.min(Math.max(scale * factor, LEAST_SCALE), MOST_SCALE);
  const shift = 1 / scale - 1 / next;
  return {
    middle: { x: middle.x + fixed.x * shift, y: middle.y + fixed.y * shift },
    scale: next,
  };
}

/** Moved by pixels. */
export const moved = ({ middle, scale }: View, by: Point): View => ({
  middle: { x: middle.x + by.x / scale, y: middle.y + by.y / scale },
  scale,
});

/** Moved only as far as a box needs to be seen whole. */
export function showing(view: View, box: Point & Size, size: Size): View {
  const shift = (at: number, extent: number, middle: number, pixels: number): number => {
    const room = Math.max(pixels / view.scale - extent, 0) / 2;
    return at - middle > room ? at - room : middle - at > room ? at + room : middle;
  };
  return {
    middle: {
      x: shift(box.x, box.width, view.middle.x, size.width),
      y: shift(box.y, box.height, view.middle.y, size.height),
    },
    scale: view.scale,
  };
}
