import type { ReactNode } from 'react';
import type { PrizeImage } from '../api/generated.ts';

interface Drawing {
  /** A colour of the chart palette. */
  readonly hue: string;
  readonly object: ReactNode;
}

const KEY_ROWS = [
  { x: 60, y: 54, keys: 10, coloured: [0, 7] },
  { x: 62, y: 67, keys: 10, coloured: [6] },
  { x: 78, y: 80, keys: 7, coloured: [5] },
];

const DRAWINGS: Readonly<Record<PrizeImage, Drawing>> = {
  keyboard: {
    hue: 'var(--c2)',
    object: (
      <>
        <path d="M120 46V34h22" />
        <rect x="52" y="46" width="136" height="52" rx="6" fill="var(--surface)" />
        {KEY_ROWS.flatMap(({ x, y, keys, coloured }) =>
          Array.from({ length: keys }, (_, i) => (
            <rect
              key={`${y} ${i}`}
              x={x + 12 * i}
              y={y}
              width="9"
              height="9"
              rx="1.5"
              fill={coloured.includes(i) ? 'var(--c2)' : 'var(--canvas)'}
            />
          )),
        )}
      </>
    ),
  },
  headphones: {
    hue: 'var(--c1)',
    object: (
      <>
        <path d="M80 84V66a40 40 0 0 1 80 0v18" />
        <rect x="70" y="76" width="20" height="34" rx="7" fill="var(--surface)" />
        <rect x="150" y="76" width="20" height="34" rx="7" fill="var(--c1)" />
      </>
    ),
  },
  notebook: {
    hue: 'var(--c3)',
    object: (
      <>
        <rect x="84" y="30" width="72" height="78" rx="4" fill="var(--surface)" />
        <path d="M98 30v78M108 50h36M108 62h36M108 74h24" />
        <path d="M130 30v30l-7-6-7 6V30" fill="var(--c3)" />
      </>
    ),
  },
  lamp: {
    hue: 'var(--c5)',
    object: (
      <>
        <path d="M92 104h44M114 104V92L92 62l34-24" />
        <circle cx="92" cy="62" r="4" fill="var(--surface)" />
        <path d="M118 28l22 30 16-2-26-36z" fill="var(--surface)" />
        <path d="M140 58l16-2a9 9 0 0 1-16 2z" fill="var(--c5)" />
      </>
    ),
  },
  mug: {
    hue: 'var(--c6)',
    object: (
      <>
        <path d="M148 58h10a14 14 0 0 1 0 30h-10" />
        <path d="M86 48h62v46a12 12 0 0 1-12 12H98a12 12 0 0 1-12-12z" fill="var(--surface)" />
        <path d="M86 72h62v10H86z" fill="var(--c6)" />
        <path d="M104 38c-4-5 4-8 0-14M118 38c-4-5 4-8 0-14M132 38c-4-5 4-8 0-14" />
      </>
    ),
  },
  screen: {
    hue: 'var(--c4)',
    object: (
      <>
        <rect x="64" y="28" width="112" height="66" rx="5" fill="var(--surface)" />
        <rect x="72" y="36" width="96" height="50" rx="2" fill="var(--canvas)" />
        <path d="M72 74l24-18 18 12 26-22 28 20" />
        <path
          d="M72 74l24-18 18 12 26-22 28 20v20H72z"
          fill="var(--c4)"
          stroke="none"
          opacity=".3"
        />
        <path d="M98 106h44M120 94v12" />
      </>
    ),
  },
};

/** The prize as a line drawing on its own tint. */
export function PrizeArt({ image }: { readonly image: PrizeImage }) {
  const { hue, object } = DRAWINGS[image];
  return (
    <svg
      viewBox="0 0 240 132"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
      className="block h-33 w-full border-b border-line"
      style={{ background: `color-mix(in srgb, ${hue} 12%, var(--surface))` }}
    >
      <g fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        {object}
      </g>
    </svg>
  );
}
