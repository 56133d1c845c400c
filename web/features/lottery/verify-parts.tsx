import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import {
  PROBLEM_TEXTS,
  STEP_TEXTS,
  type DrawReport,
  type StepResult,
  type VerificationStep,
} from '@toolyard/core/lottery/draw';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import type { TextId } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { HashList, type HashRow } from './hash-list.tsx';
import type { ShownCheck } from './verify-verdict.tsx';
import { VerifyWinners, type PrizeName } from './verify-winners.tsx';

interface Part {
  readonly title: TextId;
  readonly steps: readonly VerificationStep[];
}

const PARTS = [
  { title: 'verify.part.list', steps: ['rules', 'manifest', 'freeze', 'list', 'tree'] },
  { title: 'verify.part.randomness', steps: ['entropy', 'seed'] },
  { title: 'verify.part.winners', steps: ['winners', 'forfeits'] },
  { title: 'verify.part.record', steps: ['shape', 'log', 'signatures'] },
] as const satisfies readonly Part[];

interface Props {
  readonly state: ShownCheck;
  readonly prizes: readonly PrizeName[];
}

/** What was done in four parts, each step ticked as it is checked, with the published values below. */
export function VerifyParts({ state, prizes }: Props) {
  const t = useText();
  const report = state.phase === 'done' ? state.report : null;
  return (
    <Card>
      <ol className="divide-y divide-line">
        {PARTS.map(({ title, steps }, index) => (
          <li key={title} className="flex gap-4 px-4 py-4 md:px-6">
            <span
              aria-hidden="true"
              className="inline-grid size-7 flex-none place-items-center rounded-full bg-accent-solid text-13 font-semibold text-ink-inv max-md:hidden"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h2 className="text-14 leading-7 font-semibold">{t(title)}</h2>
              <ul className="mt-1 space-y-1.5">
                {steps.map((step) => (
                  <StepLine key={step} step={step} result={state.steps[step]} />
                ))}
              </ul>
              {report && <HashList rows={rowsOf(title, report)} />}
              {report?.bundle && title === 'verify.part.winners' && (
                <VerifyWinners
                  picks={report.bundle.picks ?? []}
                  awards={report.verification.awards}
                  prizes={prizes}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepLine({
  step,
  result,
}: {
  readonly step: VerificationStep;
  readonly result: StepResult | undefined;
}) {
  const t = useText();
  const language = useLanguage();
  const state = result?.state ?? 'running';
  return (
    <li className="flex gap-2.5">
      <span className="mt-0.5 flex-none">
        <StateIcon state={state} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={clsx('text-ink-2', state === 'failed' && 'font-medium text-danger')}>
          {STEP_TEXTS[step][language]}{' '}
          <span className={state === 'passed' ? 'sr-only' : 'text-12 text-ink-3'}>
            ({t(`verify.state.${state}`)})
          </span>
        </p>
        {result?.faults.map(({ field, problem }) => (
          <p key={`${field} ${problem}`} className="mt-0.5 text-12 text-danger wrap-anywhere">
            <code className="font-mono">{field || t('verify.whole')}</code>{' '}
            {PROBLEM_TEXTS[problem][language]}
          </p>
        ))}
      </div>
    </li>
  );
}

function StateIcon({ state }: { readonly state: StepResult['state'] | 'running' }) {
  if (state === 'running') return <Spinner />;
  if (state === 'passed')
    return <Check size={16} strokeWidth={2.25} className="text-ok" aria-hidden="true" />;
  if (state === 'failed')
    return <X size={16} strokeWidth={2.25} className="text-danger" aria-hidden="true" />;
  return <Minus size={16} strokeWidth={1.75} className="text-ink-4" aria-hidden="true" />;
}

/** The published values of a part; those that do not exist yet are left out. */
function rowsOf(part: (typeof PARTS)[number]['title'], { bundle }: DrawReport): HashRow[] {
  if (!bundle) return [];
  const { lock, entropy, manifest } = bundle;
  const rows: Record<typeof part, readonly [TextId, string | number | null | undefined][]> = {
    'verify.part.list': [
      ['verify.manifestHash', bundle.manifest_hash],
      ['verify.entryHash', lock?.entry_hash],
      ['verify.root', lock?.root],
    ],
    'verify.part.randomness': [
      ['verify.round', lock?.round],
      ['verify.randomness', entropy?.beacon?.randomness],
      ['verify.serverSeed', entropy?.server_seed],
      ['verify.seed', bundle.seed],
    ],
    'verify.part.winners': [['verify.algorithm', manifest.algorithm]],
    'verify.part.record': [
      ['verify.publicKey', bundle.public_key],
      ['verify.head', bundle.log.at(-1)?.hash],
    ],
  };
  return rows[part].flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [{ name, value: String(value) }],
  );
}
