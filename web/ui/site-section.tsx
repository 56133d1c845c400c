import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface Props {
  readonly title: string;
  readonly text?: string;
  /** Right of the title. */
  readonly aside?: ReactNode;
  /** On canvas between hairlines; sections take turns. */
  readonly alternate?: boolean;
  readonly children: ReactNode;
}

/** A section of the site: 1168 px wide, 72 px of air above and below. */
export function SiteSection({ title, text, aside, alternate, children }: Props) {
  return (
    <section
      className={clsx(
        'py-12 md:py-18',
        alternate ? 'border-y border-line bg-canvas' : 'bg-surface',
      )}
    >
      <div className="mx-auto max-w-[1168px] px-4 md:px-6 xl:px-0">
        <div className="mb-5 flex items-end justify-between gap-4 md:mb-7">
          <div>
            <h2 className="tracking-heading text-[24px] leading-8 font-semibold md:text-32 md:leading-10">
              {title}
            </h2>
            {text && <p className="mt-1 text-16 text-ink-2">{text}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
