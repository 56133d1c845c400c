import X from 'lucide-react/icons/x';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import type { SourceFile } from './source.ts';

interface Props {
  readonly files: readonly SourceFile[];
  /** The file that cannot be read, and why; null where all can. */
  readonly fault: { readonly file: number; readonly text: string } | null;
  readonly onRemove: (index: number) => void;
}

/** Files that are read together with the text. */
export function SourceFiles({ files, fault, onRemove }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <ul
      aria-label={t('codegen.files')}
      className="divide-y divide-line rounded-2 border border-line"
    >
      {files.map(({ name, text }, index) => (
        <li
          key={`${index}-${name}`}
          className="flex flex-wrap items-center gap-x-3 px-3 py-1 text-13"
        >
          <span className="min-w-0 flex-1 font-mono wrap-anywhere">{name}</span>
          <span className="text-ink-3">
            {t('codegen.kilobytes', {
              size: Math.max(1, Math.round(text.length / 1000)).toLocaleString(language),
            })}
          </span>
          <IconButton label={t('codegen.removeFile', { name })} onClick={() => onRemove(index)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
          {fault?.file === index && (
            <p role="alert" className="w-full pb-1 text-12 text-danger">
              {fault.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
