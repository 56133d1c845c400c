import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import {
  PROBLEM_TEXTS,
  STEP_TEXTS,
  eventsOfType,
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
  {
    title: 'verify.part.list',
    steps: [
      'rules',
      'manifest',
      'freeze',
      'notBefore',
      'notAfter',
      'list',
      'tree',
      'register',
      'timing',
    ],
  },
  { title: 'verify.part.randomness', steps: ['entropy', 'seed'] },
  { title: 'verify.part.winners', steps: ['winners', 'forfeits'] },
  { title: 'verify.part.record', steps: ['shape', 'log', 'signatures', 'key'] },
] as const satisfies readonly Part[];

interface Props {
  readonly state: ShownCheck;
  readonly prizes: readonly PrizeName[];
}

/** What was done in four parts, each step ticked as it is checked, with the published values below. */
export function VerifyParts({ state, prizes }: Props) {
  const t = useText();
  const report = state.phase === 'done' ? state.report : null;
  const bundle = state.phase === 'done' ? state.report.bundle : state.claimed;
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
              <h2 className="text-14 leading-7 font-semibold">{t(titleOf(title, bundle))}</h2>
              <ul className="mt-1 space-y-1.5">
                {steps.map((step) => (
                  <StepLine key={step} step={step} result={state.steps[step]} />
                ))}
              </ul>
              {bundle && <HashList rows={rowsOf(title, bundle, report)} />}
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
      <span className="mt-0.5 grid h-4 flex-none">
        <StateIcon state={state} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={clsx('text-ink-2', state === 'failed' && 'font-medium text-danger')}>
          {STEP_TEXTS[step][language]}{' '}
          {/* Its place is held, because a line more would move the steps below. A tick needs no word. */}
          <span className="inline-block min-w-32 text-12 whitespace-nowrap text-ink-3">
            <span className={clsx((state === 'passed' || state === 'running') && 'sr-only')}>
              ({t(`verify.state.${state}`)})
            </span>
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
  if (state === 'unwitnessed')
    return <CircleHelp size={16} strokeWidth={1.75} className="text-warn" aria-hidden="true" />;
  return <Minus size={16} strokeWidth={1.75} className="text-ink-4" aria-hidden="true" />;
}

/** A committed seed is there from the beginning: it is revealed, not added. */
const titleOf = (title: (typeof PARTS)[number]['title'], bundle: DrawReport['bundle']): TextId =>
  title === 'verify.part.randomness' && bundle?.manifest.entropy.mode === 'commit'
    ? 'verify.part.seed'
    : title;

/** The published values of a part; those that do not exist yet are left out, and those of a stamp are empty until read. */
function rowsOf(
  part: (typeof PARTS)[number]['title'],
  bundle: NonNullable<DrawReport['bundle']>,
  report: DrawReport | null,
): HashRow[] {
  const stamp = report?.verification.stamp;
  const unread = report || eventsOfType(bundle.log, 'stamped').length === 0 ? null : '';
  const { lock, entropy, manifest } = bundle;
  const rows: Record<typeof part, readonly [TextId, string | number | null | undefined][]> = {
    'verify.part.list': [
      ['verify.manifestHash', bundle.manifest_hash],
      ['verify.entryHash', lock?.entry_hash],
      ['verify.root', lock?.root],
      ['verify.register', lock?.register?.hash],
      ['verify.newestRound', lock?.newest_round?.round],
      ['verify.stampedAt', stamp ? new Date(stamp.at).toISOString() : unread],
      ['verify.stampedBy', stamp?.signer.name ?? unread],
      ['verify.stampKey', stamp?.signer.fingerprint ?? unread],
      ['verify.stampAuthority', stamp?.authority?.name],
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
