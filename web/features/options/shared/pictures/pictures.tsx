import { Suspense, type ComponentProps, type ComponentType } from 'react';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { PictureSkeleton } from './picture-skeleton.tsx';

/** A picture that is loaded with its texts when it is first shown; until then a card of about its size. */
function picture<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Picture = lazyArea('optionsPictures', load);
  return function LoadedPicture(props: ComponentProps<typeof Picture>) {
    return (
      <Suspense fallback={<PictureSkeleton />}>
        <Picture {...props} />
      </Suspense>
    );
  };
}

export const DensityCard = picture(() => import('./density-card.tsx').then((m) => m.DensityCard));
export const SmileCard = picture(() => import('./smile-card.tsx').then((m) => m.SmileCard));
export const TermCard = picture(() => import('./term-card.tsx').then((m) => m.TermCard));
export const EarlyExerciseCard = picture(() =>
  import('./early-exercise-card.tsx').then((m) => m.EarlyExerciseCard),
);
export const SurfaceCard = picture(() => import('./surface-card.tsx').then((m) => m.SurfaceCard));
export const SkewCard = picture(() => import('./skew-card.tsx').then((m) => m.SkewCard));
