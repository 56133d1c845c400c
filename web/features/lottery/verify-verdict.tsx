import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { labelTexts, type DrawReport, type ProofBundle } from '@toolyard/core/lottery/draw';
import { useAnalyze } from '../../app/use-analyze.ts';
import { useLanguage, useText, type Translate } from '../../i18n/use-text.ts';
import type { Language } from '@toolyard/core/shared';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { csvOf } from '../../ui/csv-of.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { utcTime } from '../../ui/format-date.ts';
import type { DrawCheckState } from './use-draw-check.ts';

export type ShownCheck = Extract<DrawCheckState, { readonly phase: 'checking' | 'done' }>;

interface Props {
  readonly id: string;
  readonly state: ShownCheck;
  readonly onAgain: () => void;
}

/** About as high as the verdict on a draw, so that it moves nothing when it comes. */
export const VERDICT_PLACE = 'min-h-39 max-md:min-h-86';

type Tone = 'ok' | 'danger' | 'neutral';

const LOOKS = {
  ok: ['bg-ok-tint text-ok', ShieldCheck],
  danger: ['bg-danger-tint text-danger', ShieldAlert],
  neutral: ['bg-sunken text-ink-2', Hourglass],
} as const;

/** The result in one sentence. */
export function VerifyVerdict({ id, state, onAgain }: Props) {
  const t = useText();
  const language = useLanguage();
  const { tone, title, text } =
    state.phase === 'done'
      ? verdictOf(state.report, state.milliseconds, t, language)
      : { tone: 'neutral' as const, title: t('verify.checking'), text: '' };
  const [look, Icon] = LOOKS[tone];
  // A proof that does not hold earns no label.
  const found = state.phase === 'done' ? state.report : null;
  const label = found?.verification.ok ? found.verification.label : null;
  const reasons = found ? labelTexts(found.verification) : [];
  return (
    <Card
      className={`flex flex-wrap items-start content-start gap-4 px-4 py-4 md:items-center md:px-6 ${found ? '' : VERDICT_PLACE}`}
    >
      <span className={`inline-grid size-11 flex-none place-items-center rounded-full ${look}`}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-20 font-semibold">
          {title}
          {label && <Badge>{t('verify.label', { label })}</Badge>}
          {found?.bundle?.manifest.sample && <Badge tone="warn">{t('verify.sample')}</Badge>}
        </h2>
        {text && <p className="mt-0.5 text-ink-2 wrap-anywhere">{text}</p>}
        {reasons.map((reason) => (
          <p key={reason.en} className="mt-0.5 text-12 text-ink-3">
            {reason[language]}
          </p>
        ))}
        {found?.bundle?.manifest.sample && (
          <p className="mt-0.5 text-12 text-ink-3">{t('verify.sampleText')}</p>
        )}
      </div>
      {state.phase === 'done' && (
        <div className="flex flex-wrap gap-2">
          {label !== null && <AnalyzeEntries id={id} proof={state.text} />}
          <Button
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => downloadFile(`draw-${id}.json`, state.text, 'application/json')}
          >
            {t('verify.download')}
          </Button>
          <Button
            look="primary"
            icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onAgain}
          >
            {t('verify.again')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface EntriesProps {
  readonly id: string;
  /** The proof as it came, which holds. */
  readonly proof: string;
}

/** Opens the frozen list of entries in Data Analysis; before the list is frozen there is none. */
function AnalyzeEntries({ id, proof }: EntriesProps) {
  const t = useText();
  const analyze = useAnalyze();
  const { entries } = JSON.parse(proof) as ProofBundle;
  if (entries === null || entries.length === 0) return null;
  const open = () => {
    const rows = entries.map(({ uuid, weight }) => [uuid, weight]);
    analyze(new File([csvOf(['uuid', 'weight'], rows)], `entries-${id}.csv`, { type: 'text/csv' }));
  };
  return (
    <Button icon={<ChartColumn size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={open}>
      {t('verify.analyze')}
    </Button>
  );
}

interface Verdict {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

function verdictOf(
  { verification, bundle, entries }: DrawReport,
  milliseconds: number,
  t: Translate,
  language: Language,
): Verdict {
  if (!verification.ok || !bundle) {
    const count = verification.steps.flatMap(({ faults }) => faults).length;
    return { tone: 'danger', title: t('verify.wrong'), text: t('verify.wrongText', { count }) };
  }
  const { closes_at, draw_at } = bundle.manifest;
  const draw = utcTime(draw_at, language);
  const last = bundle.log.at(-1);
  if (last?.type === 'cancelled' || last?.type === 'failed')
    return {
      tone: 'neutral',
      title: t(last.type === 'cancelled' ? 'verify.cancelled' : 'verify.failedDraw'),
      text: t('verify.endedText', { reason: last.data.reason }),
    };
  if (verification.stage === 'published') {
    const text = t('verify.notClosedText', { closes: utcTime(closes_at, language), draw });
    return { tone: 'neutral', title: t('verify.notClosed'), text };
  }
  if (verification.stage === 'frozen')
    return {
      tone: 'neutral',
      title: t('verify.notClosed'),
      text: t('verify.notDrawnText', { entries, draw }),
    };
  const winners = bundle.picks?.filter(({ prize }) => prize !== null).length ?? 0;
  const alternates = (bundle.picks?.length ?? 0) - winners;
  const seconds = (milliseconds / 1000).toFixed(2);
  return {
    tone: verification.witnessed ? 'ok' : 'neutral',
    title: t(verification.witnessed ? 'verify.correct' : 'verify.unwitnessed'),
    text: t('verify.correctText', { seconds, entries, winners, alternates }),
  };
}
