import { lazy, type ComponentType } from 'react';
import type { Language } from '@toolyard/core/shared';
import type { TextArea, Texts } from '../i18n/texts.ts';
import { Hydration, useIsHydrating } from './hydration.tsx';
import { useApplication } from './use-application.ts';

const RETRY_AFTER_MS = 1000;

type Load<P> = () => Promise<ComponentType<P>>;

/** A component that is fetched together with its texts when it is first shown. */
export function lazyArea<P extends object>(
  areas: TextArea | readonly TextArea[],
  load: Load<P>,
): ComponentType<P> {
  const fetched = new WeakMap<Texts, ComponentType<P>>();

  const componentWith = (texts: Texts, hydrating: boolean): ComponentType<P> =>
    lazy(async () => {
      try {
        const fetchTexts = (language?: Language) =>
          [areas].flat().map((area) => texts.loadArea(area, language));
        const [component] = await Promise.all([
          load(),
          ...fetchTexts(),
          // The page is hydrated in the language of its HTML, though another one may be shown by now.
          ...(hydrating ? fetchTexts(texts.prerendered.locale as Language) : []),
        ]);
        return { default: component };
      } catch (fault) {
        // A failed fetch is repeated only once its error has been shown:
        // a page that renders again before that would fetch without end.
        setTimeout(() => fetched.delete(texts), RETRY_AFTER_MS);
        throw fault;
      }
    });

  return function LazyArea(props: P) {
    const { texts } = useApplication();
    const hydrating = useIsHydrating();
    const Component = fetched.get(texts) ?? componentWith(texts, hydrating);
    fetched.set(texts, Component);
    return (
      <Hydration>
        <Component {...props} />
      </Hydration>
    );
  };
}
