import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { App } from './app/app.tsx';
import { createApplication } from './app/application.ts';
import { paths } from './app/paths.ts';
import { marketOf } from './app/preferences.slice.ts';
import { serverServices } from './app/server-services.ts';
import { SITE_TEXTS } from './i18n/site-texts.ts';
import { createTexts, type TextId } from './i18n/texts.ts';

/** A page in one language, as a visitor sees it who is not signed in and has no data yet. */
export interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** All pages of one language, and what an empty page says of itself. */
export interface PrerenderedSite {
  readonly language: Language;
  readonly market: string;
  readonly description: string;
  readonly pages: readonly PrerenderedPage[];
}

export { PAGE_PATTERNS } from './app/pages.tsx';

/** The prerendered pages and their titles. */
const PAGES: readonly (readonly [path: string, title: TextId])[] = [
  [paths.home, 'home.title'],
  [paths.about, 'nav.about'],
  [paths.signIn, 'session.signIn'],
  [paths.codeGenerator, 'codegen.title'],
];

async function renderPage(
  language: Language,
  path: string,
  title: TextId,
): Promise<PrerenderedPage> {
  const application = createApplication(serverServices(language));
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App application={application} />
    </StaticRouter>,
    // Late parts in their places; the scripts that would move them are against the content policy.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  if (html.includes('<script')) throw new Error(`${path} holds a script`);
  return { path, title: application.texts.i18n._(title), html };
}

/** One page after the other: React keeps the context of a rendering in one place. */
export async function prerenderSite(): Promise<PrerenderedSite[]> {
  const site: PrerenderedSite[] = [];
  for (const language of LANGUAGES) {
    const pages: PrerenderedPage[] = [];
    for (const [path, title] of PAGES) pages.push(await renderPage(language, path, title));
    const description = createTexts(language, SITE_TEXTS).i18n._('home.subtitle');
    site.push({ language, market: marketOf('auto', language), description, pages });
  }
  return site;
}
