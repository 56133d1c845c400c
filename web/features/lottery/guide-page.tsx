import { Link } from 'react-router-dom';
import { TRUST_LABEL_TEXTS, TRUST_LABELS } from '@toolyard/core/lottery/draw';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { LotteryFrame, PageHead } from './lottery-frame.tsx';

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
      <div className="max-w-180 space-y-8">
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
                  <Badge tone={label === 'A' ? 'accent' : 'neutral'}>{label}</Badge>
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
            <Link to={paths.lotteryWinners} className="text-accent hover:underline">
              {t('lottery.winnersTitle')}
            </Link>
          </p>
        </section>
      </div>
    </LotteryFrame>
  );
}
