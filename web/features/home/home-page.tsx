import { Suspense } from 'react';
import { lazyArea } from '../../app/lazy-area.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { FeaturedTools } from './featured-tools.tsx';
import { Hero } from './hero.tsx';

const HomeMore = lazyArea('homeMore', () => import('./home-more.tsx').then((m) => m.HomeMore));

/** What the product is, its tools, and why one would use them. */
export function HomePage() {
  const t = useText();
  usePage(t('home.title'));
  return (
    <>
      <Hero />
      <FeaturedTools />
      <Suspense>
        <HomeMore />
      </Suspense>
    </>
  );
}
