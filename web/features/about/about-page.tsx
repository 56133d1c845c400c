import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { SECTIONS, type AboutSection } from './about-sections.ts';
import { ContactDetails } from './contact-details.tsx';

/** Who is behind the site, and how to reach them. */
export function AboutPage() {
  const t = useText();
  usePage(t('about.title'));
  return (
    <div className="flex-1 bg-surface">
      <div className="mx-auto max-w-[1168px] px-4 py-12 md:px-6 md:py-18 xl:px-0">
        <h1 className="tracking-heading text-[36px] leading-10 font-semibold outline-none md:text-[40px] md:leading-12">
          {t('about.title')}
        </h1>
        <p className="mt-3 max-w-160 text-16 leading-[26px] text-ink-2">{t('about.lead')}</p>
        <div className="mt-10 grid gap-x-16 lg:grid-cols-[208px_minmax(0,1fr)]">
          <Contents />
          <div className="max-w-180 divide-y divide-line">
            {SECTIONS.map((section) => (
              <Section key={section.id} section={section}>
                {MORE[section.id]}
              </Section>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Contents() {
  const t = useText();
  return (
    <nav
      aria-label={t('about.contents')}
      className="max-lg:mb-8 max-lg:rounded-3 max-lg:border max-lg:border-line max-lg:p-4 lg:sticky lg:top-[calc(var(--topbar)+24px)] lg:self-start"
    >
      <p className="mb-2 text-12 font-medium text-ink-3">{t('about.contents')}</p>
      <ul className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 lg:border-l lg:border-line-2">
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="block py-1.5 max-md:py-2.5 text-ink-2 hover:text-ink hover:underline lg:pl-4"
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  readonly section: AboutSection;
  readonly children?: ReactNode;
}

function Section({ section: { id, title, paragraphs }, children }: SectionProps) {
  const t = useText();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="py-9 first:pt-0">
      <h2
        id={`${id}-title`}
        className="tracking-heading text-[24px] leading-8 font-semibold outline-none"
      >
        {t(title)}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-16 leading-[26px] text-ink-2">
          {t(paragraph)}
        </p>
      ))}
      {children}
    </section>
  );
}

const MORE: Readonly<Record<string, ReactNode>> = {
  contact: <ContactDetails />,
};
