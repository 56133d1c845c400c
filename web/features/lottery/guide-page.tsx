import { Link } from 'react-router-dom';
import { TRUST_LABEL_TEXTS, TRUST_LABELS } from '@toolyard/core/lottery/draw';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { LotteryFrame, PageHead } from './lottery-frame.tsx';
import { TrustBadge } from './trust-badge.tsx';

const STEPS = ['enter', 'freeze', 'random', 'pick', 'claim'] as const;
const PROVEN = ['list', 'round', 'repeat', 'rules', 'alternates'] as const;
const UNPROVEN = ['accounts', 'eligibility', 'delivery', 'beacon', 'watch'] as const;

/** /lottery/guide: how a draw works, what it proves and what it cannot. */
export function GuidePage() {
  const t = useText();
  const language = useLanguage();
  usePage(t('more.guideTitle'));
  return (
    <LotteryFrame>
      <PageHead title={t('more.guideTitle')} intro={t('more.guideIntro')} />
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,720px)_minmax(0,1fr)]">
        <GuideRuler />
        <div className="space-y-8">
          <section>
            <h2 className="mb-2 text-16 font-semibold">{t('more.guideSteps')}</h2>
            <ol className="list-decimal space-y-2 pl-5 text-ink-2">
              {STEPS.map((step) => (
                <li key={step}>{t(`more.step.${step}`)}</li>
              ))}
            </ol>
          </section>
          <section id="proven">
            <h2 className="mb-2 text-16 font-semibold">{t('more.guideProven')}</h2>
            <ul className="list-disc space-y-2 pl-5 text-ink-2">
              {PROVEN.map((fact) => (
                <li key={fact}>{t(`more.proven.${fact}`)}</li>
              ))}
            </ul>
          </section>
          <section id="limits">
            <h2 className="mb-2 text-16 font-semibold">{t('more.guideUnproven')}</h2>
            <ul className="list-disc space-y-2 pl-5 text-ink-2">
              {UNPROVEN.map((limit) => (
                <li key={limit}>{t(`more.unproven.${limit}`)}</li>
              ))}
            </ul>
          </section>
          <section id="labels">
            <h2 className="mb-2 text-16 font-semibold">{t('more.guideLabels')}</h2>
            <dl className="space-y-2 text-ink-2">
              {TRUST_LABELS.map((label) => (
                <div key={label} className="flex gap-2">
                  <dt>
                    <TrustBadge>{label}</TrustBadge>
                  </dt>
                  <dd>{TRUST_LABEL_TEXTS[label][language]}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h2 className="mb-2 text-16 font-semibold">{t('more.guideCheck')}</h2>
            <p className="text-ink-2">{t('more.guideCheckText')}</p>
            <p className="mt-2">
              <Link to={paths.lotteryWinners} className="touch-area text-accent hover:underline">
                {t('lottery.winnersTitle')}
              </Link>
            </p>
          </section>
        </div>
      </div>
    </LotteryFrame>
  );
}

/** The five steps of a draw on one ruler; the list beside it has them in words. */
function GuideRuler() {
  const t = useText();
  return (
    <div
      aria-hidden="true"
      data-guide-ruler=""
      className="mb-6 rounded-3 border border-line bg-surface p-5 lg:sticky lg:top-19 lg:order-last lg:mb-0"
    >
      {STEPS.map((step, i) => (
        <div key={step} className="relative flex gap-4 pb-7 last:pb-0">
          {i < STEPS.length - 1 && (
            <span className="absolute top-6 bottom-0 left-[11px] border-l-2 border-line-2" />
          )}
          <span className="grid size-6 flex-none place-items-center rounded-full bg-accent-solid text-12 font-semibold text-white">
            {i + 1}
          </span>
          <span className="min-w-0">
            <span className="block font-medium">{t(`more.mark.${step}`)}</span>
            <span className="block text-12 text-ink-3">{t(`more.markWhen.${step}`)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
