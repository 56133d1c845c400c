import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import type { TextId } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { PlaceLink } from '../ui/place-link.tsx';
import { Brand } from './brand.tsx';
import type { MenuLink } from './menu-entries.ts';
import { Social } from './social.tsx';
import { useContact } from './use-contact.ts';
import { useToolLinks } from './use-site-menu.ts';

interface Column {
  readonly title: TextId;
  /** Without links of its own it lists the tools of the catalogue. */
  readonly links?: readonly MenuLink[];
}

/** The footer's columns but the last, which says how the company is reached. */
const COLUMNS: readonly Column[] = [
  {
    title: 'nav.about',
    links: [
      { text: 'footer.company', to: '/about#company' },
      { text: 'footer.join', to: '/about#join' },
      { text: 'footer.partners', to: '/about#partners' },
    ],
  },
  { title: 'footer.products' },
  {
    title: 'footer.support',
    links: [
      { text: 'footer.help', to: '/resources/help' },
      { text: 'nav.resources.docs', to: paths.docs },
      { text: 'footer.faq', to: '/resources/faq' },
    ],
  },
];

const LEGAL: readonly MenuLink[] = [
  { text: 'footer.terms', to: paths.terms },
  { text: 'footer.privacy', to: paths.privacy },
];

const LINK =
  'inline-block py-1 max-md:py-2.5 text-ink-2 hover:text-ink hover:underline underline-offset-3';

/** The foot of the site; the working areas get its last line alone. */
export function Footer({ slim = false }: { readonly slim?: boolean }) {
  const t = useText();
  const tools = useToolLinks();
  return (
    <footer className="border-t border-line bg-surface">
      {!slim && (
        <div className="mx-auto grid max-w-[1168px] grid-cols-2 gap-x-4 gap-y-8 px-4 md:gap-8 pt-8 pb-5 md:grid-cols-[1.4fr_repeat(4,1fr)] md:px-6 md:pt-12 md:pb-6 xl:px-0">
          <div className="max-md:col-span-2">
            <Brand full={false} />
            <p className="mt-3 max-w-55 text-ink-3">{t('footer.tagline')}</p>
          </div>
          {COLUMNS.map((column) => (
            <FooterColumn key={column.title} title={t(column.title)}>
              {(
                column.links?.map((link) => ({ id: link.to, label: t(link.text), to: link.to })) ??
                tools
              ).map(({ id, label, to, ...rest }) => (
                <li key={id}>
                  <PlaceLink
                    to={to}
                    data-tool={'tool' in rest ? rest.tool : undefined}
                    className={LINK}
                  >
                    {label}
                  </PlaceLink>
                </li>
              ))}
            </FooterColumn>
          ))}
          <ContactColumn />
        </div>
      )}
      <div
        className={`mx-auto flex flex-wrap items-center gap-x-5 gap-y-1 px-4 text-12 text-ink-3 md:px-6 ${slim ? 'max-w-[1600px] py-3' : 'max-w-[1168px] border-t border-line pt-4 pb-7 xl:px-0'}`}
      >
        <span className="mr-auto">{t('footer.copyright')}</span>
        <span className="flex gap-x-5">
          {LEGAL.map(({ text, to }) => (
            <Link key={to} to={to} className="touch-area min-h-6 content-center hover:underline">
              {t(text)}
            </Link>
          ))}
        </span>
      </div>
    </footer>
  );
}

/** How the company is reached; what it has not got is not shown. */
function ContactColumn() {
  const t = useText();
  const { email, wechat } = useContact();
  return (
    <FooterColumn
      title={t('footer.contact')}
      className="max-md:col-span-2"
      after={<Social className="-ml-2 flex-wrap" />}
    >
      <li>
        <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
          {email}
        </a>
      </li>
      {wechat && (
        <li className="py-1 wrap-anywhere text-ink-2">{t('footer.wechat', { name: wechat })}</li>
      )}
    </FooterColumn>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly className?: string;
  /** Stands under the list. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

function FooterColumn({ title, className, after, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2.5 text-13 font-semibold">{title}</h2>
      <ul>{children}</ul>
      {after}
    </div>
  );
}
