import type { ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { usePage } from '../../../shell/use-page.ts';

interface Props {
  readonly title: string;
  readonly back: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

/** A screen with one record: the way back to its list, a title, its cards. */
export function FormPage({ title, back, children }: Props) {
  usePage(title);
  return (
    <div className="flex w-full max-w-160 flex-col gap-4">
      <div>
        <Link
          to={back.to}
          className="-ml-1 inline-flex min-h-6 items-center gap-1.5 rounded-1 px-1 text-ink-2 hover:text-ink pointer-coarse:min-h-10"
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          {back.text}
        </Link>
        <h1 className="tracking-heading mt-1 text-20 font-semibold outline-none">{title}</h1>
      </div>
      {children}
    </div>
  );
}
