import Copy from 'lucide-react/icons/copy';
import type { TextId } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToasts } from '../../shell/toasts/use-toasts.ts';
import { IconButton } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';

export interface HashRow {
  readonly name: TextId;
  readonly value: string;
}

/** Published values in full, each with a button that copies it. */
export function HashList({ rows }: { readonly rows: readonly HashRow[] }) {
  const t = useText();
  const toasts = useToasts();
  const copy = async (value: string) => {
    toasts.add(
      (await copyText(value))
        ? { title: t('verify.copied') }
        : { title: t('verify.copyFailed'), variant: 'destructive' },
    );
  };
  if (rows.length === 0) return null;
  return (
    <dl className="mt-3 rounded-2 border border-line bg-sunken px-3 py-1">
      {rows.map(({ name, value }) => (
        <div key={name} className="py-1 md:flex md:items-center">
          <dt className="flex-none text-12 text-ink-3 md:w-[120px]">{t(name)}</dt>
          <dd className="flex min-w-0 flex-1 items-center justify-between gap-3">
            <span className="font-mono text-12 break-all">{value}</span>
            <IconButton
              label={t('verify.copy', { name: t(name) })}
              onClick={() => void copy(value)}
            >
              <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}
