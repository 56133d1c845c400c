import LoaderCircle from 'lucide-react/icons/loader-circle';

/** Turns while something is under way; `label` names it where no words stand beside. */
export function Spinner({ label, size = 16 }: { readonly label?: string; readonly size?: number }) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="inline-grid flex-none place-items-center"
    >
      <LoaderCircle size={size} strokeWidth={1.75} className="animate-spin" aria-hidden="true" />
    </span>
  );
}

/** Fills its place while a page or a block loads. */
export function Loading({ text }: { readonly text: string }) {
  return (
    <div
      role="status"
      className="flex min-h-40 flex-1 items-center justify-center gap-2 text-ink-2"
    >
      <Spinner />
      <span>{text}</span>
    </div>
  );
}
