import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Set where it takes the place of another title: then it is focused, so that the change is heard. */
  readonly isNext?: boolean;
  readonly children?: ReactNode;
}

/** What a page in the sign-in frame is about. */
export function SessionTitle({ title, isNext = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className="tracking-heading text-24 font-semibold outline-none"
      >
        {title}
      </h1>
      {children && <p className="mt-1 text-14 text-ink-2 wrap-anywhere">{children}</p>}
    </>
  );
}
