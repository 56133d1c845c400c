import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Info from 'lucide-react/icons/info';
import { clsx } from 'clsx';

export type BoxTone = 'danger' | 'warn' | 'ok' | 'info';

const LOOKS: Record<BoxTone, string> = {
  danger: 'border-danger-line bg-danger-tint text-danger',
  warn: 'border-warn-line bg-warn-tint text-warn',
  ok: 'border-ok-line bg-ok-tint text-ok',
  info: 'border-info-line bg-info-tint text-info',
};
const ICONS = { danger: CircleAlert, warn: TriangleAlert, ok: CircleCheck, info: Info } as const;

interface Props {
  readonly tone: BoxTone;
  readonly title?: string;
  readonly className?: string;
  /** Beside the words, and under them where there is no room: retry, a code. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Words in a tinted box with an icon; an error is announced at once. */
export function MessageBox({ tone, title, className, actions, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex gap-2.5 rounded-2 border px-3 py-2.5', LOOKS[tone], className)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-1 wrap-anywhere">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className="-my-0.5 flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}

/** The red box of every failed call and refused form. */
export const ErrorBox = (props: Omit<Props, 'tone'>) => <MessageBox tone="danger" {...props} />;
