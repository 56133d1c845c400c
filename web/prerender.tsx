import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createApplication } from './app/application.ts';
import { paths } from './app/paths.ts';
import { serverServices } from './app/server-services.ts';
import type { TextId } from './i18n/texts.ts';

/** A page as its first visitor sees it: nobody signed in, the mixture's texts, no data yet. */
export interface DrawnPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** The pages that are drawn at build, and what they are called. */
const PAGES: readonly (readonly [path: string, title: TextId])[] = [
  [paths.home, 'home.title'],
  [paths.about, 'nav.about'],
  [paths.signIn, 'session.signIn'],
];

async function draw(path: string, title: TextId): Promise<DrawnPage> {
  const application = createApplication(serverServices);
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

/** One after the other: React keeps the context of a drawing in one place. */
export async function drawPages(): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (const [path, title] of PAGES) pages.push(await draw(path, title));
  return pages;
}
