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
        <div
          key={name}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-1 md:grid-cols-[120px_1fr_auto]"
        >
          <dt className="text-12 text-ink-3">{t(name)}</dt>
          <dd className="font-mono text-12 break-all max-md:order-3 max-md:col-span-2">{value}</dd>
          <IconButton label={t('verify.copy', { name: t(name) })} onClick={() => void copy(value)}>
            <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </dl>
  );
}
