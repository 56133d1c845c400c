import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ICONS } from '../../app/page-icons.ts';
import type { MenuPage } from '../../app/page.ts';
import { useText } from '../../i18n/use-text.ts';

export interface MenuProps {
  readonly entries: readonly MenuPage[];
  /** The path of the entry that is open. */
  readonly current: string | undefined;
}

interface Props extends MenuProps {
  /** In the sheet of a phone every entry has its words and a touchable height. */
  readonly look: 'rail' | 'sheet';
  readonly onChoose?: () => void;
}

const LOOKS = {
  rail: {
    head: 'hidden px-2.5 pb-1 not-first:mt-2 lg:block',
    link: 'h-8 justify-center lg:justify-start',
    text: 'sr-only lg:not-sr-only',
  },
  sheet: { head: 'col-span-2 px-2.5 pt-3 pb-1', link: 'h-11', text: 'truncate' },
} as const;

/** The pages of the options area in their groups. */
export function MenuLinks({ entries, current, look, onChoose }: Props) {
  const t = useText();
  const { head, link, text } = LOOKS[look];
  return entries.map(({ path, title, menu }, index) => {
    const Icon = PAGE_ICONS[title];
    const isCurrent = path === current;
    return (
      <Fragment key={path}>
        {menu !== entries[index - 1]?.menu && (
          <p className={`text-12 font-medium text-ink-3 ${head}`}>{t(menu)}</p>
        )}
        <Link
          to={path}
          title={t(title)}
          onClick={onChoose}
          aria-current={isCurrent ? 'page' : undefined}
          className={`flex flex-none items-center gap-2.5 whitespace-nowrap rounded-2 px-2.5 text-13 font-medium ${link} ${isCurrent ? 'bg-surface text-ink ring-1 ring-line [&_svg]:text-accent' : 'text-ink-2 hover:text-ink [&_svg]:text-ink-4'}`}
        >
          {Icon && <Icon className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />}
          <span className={text}>{t(title)}</span>
        </Link>
      </Fragment>
    );
  });
}
