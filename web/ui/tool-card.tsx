import { useId, type ReactNode } from 'react';
import { toolLink, type HomeApp } from '@toolyard/core/tools';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { clsx } from 'clsx';
import { useText } from '../i18n/use-text.ts';
import { PlaceLink } from './place-link.tsx';
import { ToolBadges } from './tool-badges.tsx';
import { ToolTile } from './tool-tile.tsx';

interface Props {
  readonly tool: HomeApp;
  /** Two columns wide; `picture` stands beside the words. */
  readonly wide?: boolean;
  /** The description stands there from the start. */
  readonly described?: boolean;
  readonly picture?: ReactNode;
  readonly level?: 2 | 3;
}

/** Only hover and focus bring it; where nothing can hover it is there. */
const REVEALED =
  'hidden group-focus-within:block group-focus-within:animate-[appear_var(--d-base)_var(--ease)] group-hover:block group-hover:animate-[appear_var(--d-base)_var(--ease)] [@media(hover:none)]:block';

/** A tool of the catalogue: icon, badges and title; hover and focus bring what it does. The whole card leads there. */
export function ToolCard({ tool, wide = false, described = wide, picture, level = 3 }: Props) {
  const t = useText();
  const words = useId();
  const Heading = `h${level}` as const;
  const link = toolLink(tool);
  const badges = <ToolBadges badges={tool.badges} />;
  return (
    <article
      className={clsx(
        'group relative flex min-w-0 overflow-hidden rounded-3 border border-line bg-surface transition-colors duration-(--d-fast) focus-within:border-line-2 focus-within:bg-canvas hover:border-line-2 hover:bg-canvas dark:focus-within:bg-sunken dark:hover:bg-sunken',
        wide && 'max-md:flex-col',
      )}
    >
      <div className="flex min-h-[126px] min-w-0 flex-1 flex-col p-5 md:h-[182px]">
        <div className="flex items-start justify-between gap-2">
          <ToolTile id={tool.id} icon={tool.icon} alt={tool.iconAlt} color={tool.color} />
          {!wide && badges}
        </div>
        <div className="mt-auto pt-3">
          <div className="flex items-center gap-2">
            <Heading className="min-w-0 truncate text-16 font-semibold">
              <PlaceLink
                to={link}
                data-tool={tool.id}
                aria-describedby={words}
                className="outline-none after:absolute after:inset-0 after:rounded-3 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {tool.title}
              </PlaceLink>
            </Heading>
            {wide && badges}
          </div>
          <div className={described ? undefined : REVEALED}>
            <p
              id={words}
              className={clsx(
                'mt-0.5 text-14 text-ink-2',
                wide ? 'line-clamp-3' : 'md:line-clamp-2',
              )}
            >
              {tool.description}
            </p>
            <Start className={described ? REVEALED : undefined}>{t('home.start')}</Start>
          </div>
        </div>
      </div>
      {picture}
    </article>
  );
}

const Start = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <div className={className}>
    <span className="mt-1.5 inline-flex items-center gap-1 text-14 font-medium text-accent">
      {children}
      <ArrowRight size={14} aria-hidden="true" />
    </span>
  </div>
);
