import type { FrozenWitnessResponse } from '../../api/generated.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { KeyValues } from '../../ui/key-values.tsx';

interface Props {
  readonly id: string;
  readonly witness: FrozenWitnessResponse;
}

/** What an entrant saves of the frozen list before the draw, to hold the proof against it afterwards. */
export function FrozenList({ id, witness }: Props) {
  const t = useText();
  const save = () =>
    downloadFile(`witness-${id}.json`, JSON.stringify(witness, null, 2), 'application/json');
  return (
    <section
      aria-label={t('lottery.frozenList')}
      className="space-y-2 rounded-2 border border-line p-3"
    >
      <h3 className="font-semibold">{t('lottery.frozenList')}</h3>
      <p className="text-12 text-ink-2">{t('lottery.frozenListText')}</p>
      <KeyValues
        className="text-12"
        rows={(['root', 'head', 'key'] as const).map((name) => ({
          key: name,
          label: t(`lottery.witness.${name}`),
          value: <span className="font-mono break-all">{witness[name]}</span>,
        }))}
      />
      <Button size="sm" onClick={save}>
        {t('lottery.saveWitness')}
      </Button>
    </section>
  );
}
