import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { MarkLayer, type Mark } from './marks.ts';
import { curveMarks, labelMarks, type PayoffPicture } from './payoff-marks.ts';
import type { Frame } from './payoff-words.ts';

/** The lines of a payoff with their labels. */
export function PayoffLines(picture: PayoffPicture) {
  const clip = useId();
  return (
    <g>
      <FrameClip id={clip} frame={picture.frame} />
      <g clipPath={`url(#${clip})`}>{curveMarks(picture).map(markElement)}</g>
      {labelMarks(picture).map(markElement)}
    </g>
  );
}

const markElement = ({ key, tag: Tag, attributes, fill, stroke, text }: Mark) => (
  <Tag key={key} {...attributes} style={{ fill, stroke }}>
    {text}
  </Tag>
);

/** Draws the lines of a plan whose strike is held, without rendering. */
export interface LinesPen {
  readonly draw: (picture: PayoffPicture) => void;
}

/** Where these lines are drawn while a strike is held. */
export function HeldLines({ frame, pen }: { readonly frame: Frame; readonly pen: Ref<LinesPen> }) {
  const clip = useId();
  const curves = useRef<SVGGElement>(null);
  const labels = useRef<SVGGElement>(null);
  useImperativeHandle(pen, () => {
    const [lines, texts] = [new MarkLayer(curves.current!), new MarkLayer(labels.current!)];
    return {
      draw: (picture) => {
        lines.draw(curveMarks(picture));
        texts.draw(labelMarks(picture));
      },
    };
  }, []);
  return (
    <g>
      <FrameClip id={clip} frame={frame} />
      <g ref={curves} clipPath={`url(#${clip})`} />
      <g ref={labels} />
    </g>
  );
}

const FrameClip = ({ id, frame }: { readonly id: string; readonly frame: Frame }) => (
  <clipPath id={id}>
    <rect
      x={frame.left}
      y={frame.top}
      width={frame.right - frame.left}
      height={frame.bottom - frame.top}
    />
  </clipPath>
);
