import { useSyncExternalStore } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.ts';
import type { ToastRecord } from './toasts.ts';
import { useToasts } from './use-toasts.ts';

const DURATION = 5000;
/** Dismissed by 50 px or more; the library asks for more than its threshold. */
const SWIPE = 49.99;

/**
 * The toast area: bottom right, F8 takes the focus there, a swipe of 50 px to the right dismisses.
 * Nothing leaves while it is hovered, holds the focus, or the window is not looked at.
 */
export function Toaster() {
  const t = useText();
  const toasts = useToasts();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  return (
    <Toast.Provider
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE}
      label={t('shell.notifications')}
    >
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        label={`${t('shell.notifications')} ({hotkey})`}
        className="fixed right-4 bottom-[calc(16px+var(--phone-foot,0px))] z-50 flex w-[calc(100vw-32px)] max-w-90 flex-col gap-2.5 outline-none"
      />
    </Toast.Provider>
  );
}

interface CardProps {
  readonly toast: ToastRecord;
  readonly onClose: () => void;
}

function ToastCard({ toast, onClose }: CardProps) {
  const t = useText();
  const destructive = toast.variant === 'destructive';
  const Icon = destructive ? CircleAlert : Info;
  return (
    <Toast.Root
      open={toast.open}
      {...(toast.duration === undefined ? {} : { duration: toast.duration })}
      onOpenChange={(open) => !open && onClose()}
      className={clsx(
        'grid grid-cols-[16px_1fr_auto_auto] items-start gap-x-2.5 gap-y-0.5 rounded-3 bg-overlay py-3 pr-3 pl-3.5 shadow-pop data-[state=open]:animate-[appear_var(--d-base)_var(--ease)] data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] data-[swipe=cancel]:duration-(--d-fast) data-[swipe=end]:animate-[swipe-out_var(--d-fast)_var(--ease)] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive && 'border border-danger-line',
      )}
    >
      <Icon
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className={clsx('mt-0.5', destructive ? 'text-danger' : 'text-accent')}
      />
      <Toast.Title className="font-medium wrap-anywhere">{toast.title}</Toast.Title>
      {toast.action && (
        <Toast.Action
          altText={toast.action.label}
          onClick={toast.action.onClick}
          className="min-h-6 text-12 font-medium text-accent hover:underline"
        >
          {toast.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={t('shell.dismiss')}
        className="col-start-4 inline-grid size-6 place-items-center rounded-1 text-ink-3 hover:bg-sunken"
      >
        <X size={14} aria-hidden="true" />
      </Toast.Close>
      {toast.description && (
        <Toast.Description className="col-start-2 text-ink-2 wrap-anywhere">
          {toast.description}
        </Toast.Description>
      )}
    </Toast.Root>
  );
}
