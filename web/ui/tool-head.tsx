import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** What the tool is for. */
  readonly intro: string;
  /** Something is open in the tool: one row, so that the work begins in the first screen. */
  readonly isAtWork: boolean;
  /** Under the introduction, at the right end at work. */
  readonly children?: ReactNode;
}

/** The head of a tool's page. */
export const ToolHead = ({ title, intro, isAtWork, children }: Props) =>
  isAtWork ? (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 className="text-20 font-semibold outline-none">{title}</h1>
      {children}
    </div>
  ) : (
    <div className="flex flex-col gap-2">
      <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
        {title}
      </h1>
      <p className="max-w-180 text-16 text-ink-2 max-md:text-14">{intro}</p>
      {children}
    </div>
  );
