import { toolLink, type HomeApp } from '@toolyard/core/tools';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { ToolCard } from '../../ui/tool-card.tsx';
import { PayoffStrip } from './payoff-strip.tsx';
import { GRID } from './tool-grid-skeleton.tsx';

/** Three columns; where two cards would stand in the last row the first one takes two places. */
export function ToolGrid({ tools }: { readonly tools: readonly HomeApp[] }) {
  const lonely = tools.length < 2;
  const fills = (tools.length + (lonely ? 1 : 0)) % 3 === 2;
  return (
    <ul className={GRID}>
      {tools.map((tool, i) => {
        const wide = fills && i === 0;
        const isOptions = toolLink(tool).startsWith(paths.options);
        return (
          <li key={tool.id} className={wide ? 'grid md:col-span-2' : 'grid'}>
            <ToolCard tool={tool} wide={wide} picture={wide && isOptions && <PayoffStrip />} />
          </li>
        );
      })}
      {lonely && <ComingSoon />}
    </ul>
  );
}

/** Beside a tool that would stand alone. */
function ComingSoon() {
  const t = useText();
  return (
    <li className="grid">
      <Link
        to={paths.home}
        className="flex min-h-32 flex-col justify-end rounded-3 border border-dashed border-line-2 p-5 hover:bg-canvas md:h-46 dark:hover:bg-sunken"
      >
        <h3 className="text-16 font-semibold">{t('home.soon')}</h3>
        <p className="mt-0.5 text-14 text-ink-2">{t('home.soonText')}</p>
      </Link>
    </li>
  );
}
