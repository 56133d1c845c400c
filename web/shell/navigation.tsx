import { useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { PlaceLink } from '../ui/place-link.tsx';
import { isCurrent } from './menu-entries.ts';
import { useSiteMenu, type SiteEntry } from './use-site-menu.ts';
import { useDisclosures, type Disclosures } from './use-disclosure.ts';

const ENTRY =
  'relative flex h-full items-center gap-1 px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-4 max-lg:px-2';
const CURRENT =
  'text-ink after:absolute after:inset-x-3 max-lg:after:inset-x-2 after:-bottom-px after:h-0.5 after:bg-accent-solid';

/** The top bar's entries, from medium widths up. */
export function Navigation() {
  const t = useText();
  const { pathname } = useLocation();
  const box = useRef<HTMLElement>(null);
  const lists = useDisclosures(box);
  const menu = useSiteMenu();
  return (
    <nav ref={box} aria-label={t('shell.mainNavigation')} className="h-full max-md:hidden">
      <ul className="flex h-full">
        {menu.map((entry) => {
          const current = isCurrent(entry.id, pathname);
          return entry.links ? (
            <ListEntry key={entry.id} entry={entry} current={current} lists={lists} />
          ) : (
            <li key={entry.id}>
              <Link
                to={entry.route!}
                aria-current={current ? 'page' : undefined}
                className={clsx(ENTRY, current && CURRENT)}
              >
                {entry.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface ListProps {
  readonly entry: SiteEntry;
  readonly current: boolean;
  readonly lists: Disclosures;
}

function ListEntry({ entry, current, lists }: ListProps) {
  const { pathname } = useLocation();
  const open = lists.open === entry.id;
  const panel = `nav-${entry.id}`;
  return (
    <li className="relative" {...lists.around(entry.id)}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-current={current ? 'true' : undefined}
        onClick={() => lists.clicked(entry.id)}
        className={clsx(ENTRY, current && CURRENT)}
      >
        {entry.label}
        <ChevronDown size={12} aria-hidden="true" className="text-ink-4 max-lg:hidden" />
      </button>
      <ul
        id={panel}
        hidden={!open}
        className="absolute top-full left-0 z-30 min-w-48 animate-[appear_var(--d-base)_var(--ease)] rounded-3 bg-overlay p-1 shadow-pop"
      >
        {entry.links?.map((link) => (
          <li key={link.id}>
            <PlaceLink
              to={link.to}
              data-tool={link.tool}
              aria-current={pathname === link.to ? 'page' : undefined}
              onClick={lists.close}
              className="flex h-8 items-center gap-3 rounded-2 px-2.5 whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink dark:hover:bg-pressed"
            >
              {link.label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
