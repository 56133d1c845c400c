import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Comparison } from './compared-sections.ts';

interface Props {
  readonly title: string;
  readonly lang: string;
  readonly comparison: Comparison;
}

/** The original by section, and which of them changed since the translation was made. */
export function OriginalSections({ title, lang, comparison }: Props) {
  const t = useText();
  const { sections, removed } = comparison;
  return (
    <section
      aria-label={t('contentRevisions.translation.original')}
      // A part that scrolls can be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="h-full min-w-0 overflow-y-auto rounded-2 border border-line bg-surface p-4"
    >
      <h3 className="mb-2 font-semibold wrap-anywhere" lang={lang}>
        {title}
      </h3>
      {removed.length > 0 && (
        <p className="mb-2 text-warn wrap-anywhere">
          {t('contentRevisions.translation.removed', { sections: removed.join(', ') })}
        </p>
      )}
      {sections.map(({ anchor, text, state }) => (
        <div key={anchor} className="border-t border-line py-2">
          {state !== 'same' && (
            <Badge tone="warn">{t(`contentRevisions.translation.${state}`)}</Badge>
          )}
          <p lang={lang} className="wrap-anywhere whitespace-pre-wrap">
            {text.trim()}
          </p>
        </div>
      ))}
    </section>
  );
}
