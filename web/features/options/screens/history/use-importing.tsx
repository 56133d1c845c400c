import { lazy, Suspense, useState, type ReactNode } from 'react';

const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));

/** The dialog that adds closed trades from a file, and what opens it; it is fetched when it is first wanted. */
export function useImporting(): { readonly begin: () => void; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<boolean | null>(null);
  return {
    begin: () => setOpen(true),
    dialog: open !== null && (
      <Suspense>
        <ImportDialog open={open} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}
