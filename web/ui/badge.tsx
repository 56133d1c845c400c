import type { ReactNode } from 'react';
import Clock from 'lucide-react/icons/clock';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { clsx } from 'clsx';

export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'hot' | 'gold' | 'up' | 'down';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-2',
  accent: 'bg-accent-tint text-accent',
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  danger: 'bg-danger-tint text-danger',
  hot: 'bg-hot-tint text-hot',
  gold: 'bg-gold-tint text-gold',
  up: 'bg-up-tint text-up',
  down: 'bg-down-tint text-down',
};

const DOTS: Record<Tone, string> = {
  neutral: 'bg-ink-4',
  accent: 'bg-accent',
  ok: 'bg-ok',
  warn: 'bg-warn',
  danger: 'bg-danger',
  hot: 'bg-hot',
  gold: 'bg-gold',
  up: 'bg-up',
  down: 'bg-down',
};

interface Props {
  readonly tone?: Tone;
  /** A dot before the words, for a status. */
  readonly dot?: boolean;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A word about a thing, 20 px high on a tint. */
export function Badge({ tone = 'neutral', dot, icon, className, children }: Props) {
  return (
    <span
      className={clsx(
        'inline-flex h-5 flex-none items-center gap-1 rounded-1 px-1.5 text-12 font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {dot && <span className={clsx('size-[7px] flex-none rounded-full', DOTS[tone])} />}
      {icon}
      {children}
    </span>
  );
}

/** Marks data that no market made. */
export function SimulatedBadge({ children }: { readonly children: ReactNode }) {
  return (
    <Badge
      tone="warn"
      className="border border-dashed border-warn-line"
      icon={<FlaskConical size={12} aria-hidden="true" />}
    >
      {children}
    </Badge>
  );
}

/** Marks data of a while ago. */
export function DelayedBadge({ children }: { readonly children: ReactNode }) {
  return (
    <Badge tone="warn" icon={<Clock size={12} aria-hidden="true" />}>
      {children}
    </Badge>
  );
}
