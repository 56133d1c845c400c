import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

interface TableProps extends ComponentProps<'table'> {
  /** What the table holds, for those who do not see it. */
  readonly label: string;
}

/** A table that scrolls inside its own box where it is too wide. */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <div className="relative overflow-x-auto">
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
