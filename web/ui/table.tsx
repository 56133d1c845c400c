import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { clsx } from 'clsx';

interface TableProps extends ComponentProps<'table'> {
  /** What the table holds, for those who do not see it. */
  readonly label: string;
}

/** Columns for which a phone has no room. */
export const HIDE_BELOW_MD = 'max-md:hidden';

/** A table that scrolls inside its own box where it is too wide, by the keyboard as well; at a card's foot it follows its corners. */
export function Table({ label, className, ...rest }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="relative overflow-x-auto last:rounded-b-3"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table {...rest} aria-label={label} className={clsx('table-parts', className)} />
    </div>
  );
}

/** A column's head; figures stand right. */
export function Th({ num, className, ...rest }: ComponentProps<'th'> & { readonly num?: boolean }) {
  return <th scope="col" {...rest} className={clsx(num && 'num', className)} />;
}

/** A cell; figures stand right and have equal widths. */
export function Td({ num, className, ...rest }: ComponentProps<'td'> & { readonly num?: boolean }) {
  return <td {...rest} className={clsx(num && 'num', className)} />;
}
