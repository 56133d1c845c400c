import type { ReactNode } from 'react';
import ShieldCheck from 'lucide-react/icons/shield-check';

/** The trust label of a draw: outlined, since it says nothing of good or bad. */
export const TrustBadge = ({ children }: { readonly children: ReactNode }) => (
  <span className="inline-flex min-h-5 items-center gap-1 rounded-1 border border-line-2 px-1.5 text-12 font-medium">
    <ShieldCheck size={12} aria-hidden="true" className="flex-none" />
    {children}
  </span>
);
