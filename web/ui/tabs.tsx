import { useEffect, useRef, type ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** How many things wait behind it, in 11 px. */
  readonly count?: number;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What concerns all panels, right of the heads. */
  readonly controls?: ReactNode;
  readonly className?: string;
  /** The panels. */
  readonly children: ReactNode;
}

/** Different contents in one place: 40 px heads, the open one underlined in cobalt. A press shows no ring, a key does. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onChange, controls, className, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  // The line slides to the open head, and follows it where heads change their width.
  useEffect(() => {
    const place = () => {
      const open = list.current?.querySelector<HTMLElement>('[data-state=active]');
      if (open && line.current)
        line.current.style.transform = `translateX(${open.offsetLeft}px) scaleX(${open.offsetWidth})`;
    };
    place();
    if (typeof ResizeObserver === 'undefined' || !list.current) return;
    const observer = new ResizeObserver(place);
    for (const head of list.current.children) observer.observe(head);
    return () => observer.disconnect();
  }, [value, tabs.length]);
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={className}
    >
      <div className="flex items-center border-b border-line">
        <Radix.List
          ref={list}
          aria-label={label}
          onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
          onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
          onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
          className="group relative flex min-w-0 flex-1 gap-1 overflow-x-auto [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="flex h-10 flex-none items-center gap-1.5 px-2.5 font-medium whitespace-nowrap text-ink-2 transition-colors duration-(--d-fast) group-data-pressed:outline-none hover:text-ink focus-visible:-outline-offset-4 data-[state=active]:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="text-11 font-normal text-ink-3">{tab.count}</span>
              )}
            </Radix.Trigger>
          ))}
          <span
            ref={line}
            aria-hidden="true"
            className="absolute bottom-0 left-0 h-0.5 w-px origin-left bg-accent-solid transition-transform duration-(--d-base) ease-out"
          />
        </Radix.List>
        {controls && <span className="flex-none px-2">{controls}</span>}
      </div>
      {children}
    </Radix.Root>
  );
}

interface PanelProps<Value extends string> {
  readonly value: Value;
  readonly className?: string;
  readonly children: ReactNode;
}

export function TabPanel<Value extends string>({ value, className, children }: PanelProps<Value>) {
  return (
    <Radix.Content value={value} className={className}>
      {children}
    </Radix.Content>
  );
}
