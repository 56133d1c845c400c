import type { Choices, Warning } from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Card, CardHead } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';

interface Props {
  readonly warnings: readonly Warning[];
  readonly choices: Choices;
  readonly onChoose: (id: string, value: string) => void;
}

/** What the reader was not sure of, each with its place and the ways to go on. */
export function WarningsCard({ warnings, choices, onChoose }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <Card label={t('codegen.warnings')}>
      <CardHead title={t('codegen.warningCount', { count: warnings.length })} />
      <ul className="divide-y divide-line">
        {warnings.map(({ id, place, texts, choices: ways }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere">{textIn(texts, language)}</p>
              <p className="font-mono text-12 text-ink-3 wrap-anywhere">{place.path}</p>
            </div>
            {ways.length > 0 && (
              <Select
                aria-label={t('codegen.choiceFor', { place: place.path })}
                value={choices[id] ?? ways[0]!.value}
                choices={ways.map(({ value, label }) => ({
                  value,
                  label: textIn(label, language),
                }))}
                onChoose={(value) => onChoose(id, value)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
