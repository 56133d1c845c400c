import { useText } from '../../../../i18n/use-text.ts';

/** One to five squares. */
export function Complexity({ of }: { readonly of: number }) {
  const t = useText();
  return (
    <span
      role="img"
      aria-label={t('template.complexityOf', { level: of })}
      className="inline-flex gap-0.75"
    >
      {[1, 2, 3, 4, 5].map((level) => (
        <i
          key={level}
          className={`size-1.5 rounded-[1px] ${level <= of ? 'bg-ink-2' : 'bg-line-2'}`}
        />
      ))}
    </span>
  );
}
