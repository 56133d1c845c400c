import { matchPath, useLocation } from 'react-router-dom';
import { COMING_PAGES } from '../../app/coming-pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';

/** Announces a page in preparation, and offers nothing that does not work yet. */
export function ComingPage() {
  const t = useText();
  const { pathname } = useLocation();
  const { title, text } = COMING_PAGES.find(({ path }) => matchPath(path, pathname))!;
  usePage(t(title));
  return (
    <section className="mx-auto w-full max-w-[1168px] flex-1 px-4 py-12 md:px-6 md:py-18 xl:px-0">
      <p className="text-13 font-medium text-ink-3">{t('coming.kicker')}</p>
      <h1 className="tracking-heading mt-2 text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
        {t(title)}
      </h1>
      <p className="mt-3 max-w-140 text-16 text-ink-2">{t(text)}</p>
    </section>
  );
}
