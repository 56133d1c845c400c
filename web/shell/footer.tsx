import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import type { TextId } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { Brand } from './brand.tsx';
import type { MenuLink } from './menu-entries.ts';

const CONTACT = 'contact@toolyard.example';

const COLUMNS: readonly { readonly title: TextId; readonly links: readonly MenuLink[] }[] = [
  { title: 'footer.about', links: [{ text: 'footer.company', to: paths.about }] },
  {
    title: 'footer.products',
    links: [
      { text: 'footer.options', to: paths.options },
      { text: 'footer.lottery', to: paths.lottery },
      { text: 'footer.analysis', to: paths.dataAnalysis },
      { text: 'footer.content', to: paths.content },
    ],
  },
  { title: 'footer.support', links: [{ text: 'footer.docs', to: paths.docs }] },
];

const LINK = 'inline-block py-1 text-ink-2 hover:text-ink hover:underline underline-offset-3';

/** The foot of the site; the working areas get its last line alone. */
export function Footer({ slim = false }: { readonly slim?: boolean }) {
  const t = useText();
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
              {column.links.map((link) => (
                <li key={link.text}>
                  <Link to={link.to} className={LINK}>
                    {t(link.text)}
                  </Link>
                </li>
              ))}
            </FooterColumn>
          ))}
          <FooterColumn title={t('footer.contact')} wide>
            <li>
              <a href={`mailto:${CONTACT}`} className={`${LINK} wrap-anywhere`}>
                {CONTACT}
              </a>
            </li>
          </FooterColumn>
        </div>
      )}
      <div
        className={`mx-auto flex flex-wrap items-center gap-x-5 gap-y-1 px-4 text-12 text-ink-3 md:px-6 ${slim ? 'max-w-[1600px] py-3' : 'max-w-[1168px] border-t border-line pt-4 pb-7 xl:px-0'}`}
      >
        <span className="mr-auto">{t('footer.copyright')}</span>
        <Link to={paths.about} className="py-1 hover:underline">
          {t('footer.terms')}
        </Link>
        <Link to={paths.about} className="py-1 hover:underline">
          {t('footer.privacy')}
        </Link>
      </div>
    </footer>
  );
}

function FooterColumn({
  title,
  wide = false,
  children,
}: {
  readonly title: string;
  /** Takes the whole line on a phone. */
  readonly wide?: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    <div className={wide ? 'max-md:col-span-2' : undefined}>
      <h2 className="mb-2.5 text-13 font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
