import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text: ReactNode;
}

/** An empty list beside the main one of its page: two lines, without the picture of `EmptyState`. */
export const SideEmpty = ({ title, text }: Props) => (
  <div className="px-4 py-3">
    <h3 className="font-medium">{title}</h3>
    <p className="text-ink-2">{text}</p>
  </div>
);
