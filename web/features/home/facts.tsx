import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { useReadLastDrawQuery } from '../../api/generated-home.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { count } from '../../ui/format.ts';
import { SiteSection } from '../../ui/site-section.tsx';

/** Strategies that the pickers name. */
const STRATEGIES = 75;
/** Values in print that the prices of options are tested against. */
const PUBLISHED_CASES = 20;

interface FactProps {
  readonly figure: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

function Fact({ figure, text, to, link }: FactProps) {
  return (
    <li className="border-t-2 border-ink pt-5">
      <p className="figures tracking-heading text-32 font-semibold">{figure}</p>
      <p className="mt-1 text-14 leading-[22px] text-ink-2">{text}</p>
      <Link
        to={to}
        className="mt-1.5 inline-flex min-h-6 items-center max-md:min-h-10 gap-1 text-14 font-medium text-accent hover:underline"
      >
        {link}
        <ArrowRight size={14} aria-hidden="true" />
      </Link>
    </li>
  );
}

function LastDraw() {
  const t = useText();
  const { data } = useReadLastDrawQuery({ 'Accept-Language': useLanguage() });
  const draw = data?.data;
  if (draw)
    return (
      <Fact
        figure={count(draw.winners)}
        text={t('more.factDraw', {
          winners: draw.winners,
          entries: count(draw.entries),
          title: draw.title,
        })}
        to={paths.lotteryVerify(draw.eventId)}
        link={t('more.factDrawLink')}
      />
    );
  return (
    <Fact
      figure="--"
      text={data ? t('more.factNoDraw') : ''}
      to={paths.lottery}
      link={t('more.factNoDrawLink')}
    />
  );
}

/** Three figures, each with the page where it can be checked. */
export function Facts() {
  const t = useText();
  return (
    <SiteSection title={t('more.facts')} alternate>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
        <LastDraw />
        <Fact
          figure={count(STRATEGIES)}
          text={t('more.factStrategies')}
          to={paths.wizard}
          link={t('more.factStrategiesLink')}
        />
        <Fact
          figure={count(PUBLISHED_CASES)}
          text={t('more.factCases')}
          to="/resources/faq/prices"
          link={t('more.factCasesLink')}
        />
      </ul>
    </SiteSection>
  );
}
