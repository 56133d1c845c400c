import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Box, Diagram, Point } from './layout.ts';
import { moved, showing, wholeView, zoomed, type Size, type View } from './view.ts';

const CENTER: Point = { x: 0, y: 0 };

/** What is seen of a diagram in a frame; all of it, until somebody moves it. */
export function useView(diagram: Diagram, frame: RefObject<HTMLElement | null>, size: Size) {
  const [changed, setChanged] = useState<View | null>(null);
  const drag = useRef<Point | null>(null);
  const view = changed ?? wholeView(diagram, size);

  // The page scrolls by the wheel, unless the diagram has the focus or Ctrl is held.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = frame.current!;
    const hasFocus = element.contains(document.activeElement);
    if (!event.ctrlKey && !event.metaKey && !hasFocus) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    const fixed = {
      x: event.clientX - left - size.width / 2,
      y: event.clientY - top - size.height / 2,
    };
    setChanged(zoomed(view, Math.exp(-event.deltaY / 400), fixed));
  });
  useEffect(() => {
    const element = frame.current!;
    const listener = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', listener, { passive: false });
    return () => element.removeEventListener('wheel', listener);
  }, [frame]);

  return {
    view,
    zoom: (factor: number) => setChanged(zoomed(view, factor, CENTER)),
    fit: () => setChanged(null),
    show: (box: Box) => {
      // A box that is being dragged does not move on its own.
      if (drag.current === null) setChanged(showing(view, box, size));
    },
    pointer: {
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => (drag.current = { x, y }),
      onPointerMove: ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
        const from = drag.current;
        if (!from || buttons === 0) return;
        drag.current = { x, y };
        setChanged(moved(view, { x: from.x - x, y: from.y - y }));
      },
      onPointerUp: () => (drag.current = null),
      onPointerLeave: () => (drag.current = null),
    },
  };
}
