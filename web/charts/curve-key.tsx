interface Props {
  readonly text: string;
  /** One, or those of both halves of the line. */
  readonly colours: readonly [string] | readonly [string, string];
  readonly dashed?: boolean;
}

/** What a line of a chart is: a piece of it and its name. */
export function CurveKey({ text, colours: [colour, second], dashed = false }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="18" height="8" aria-hidden="true" className="flex-none">
        <path
          d={second ? 'M0 4h9' : dashed ? 'M0 4h7M11 4h7' : 'M0 4h18'}
          strokeWidth="2"
          style={{ stroke: colour }}
        />
        {second && <path d="M9 4h9" strokeWidth="2" style={{ stroke: second }} />}
      </svg>
      {text}
    </span>
  );
}
