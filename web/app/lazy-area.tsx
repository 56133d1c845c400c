import { lazy, type ComponentType } from 'react';
import type { Language } from '@toolyard/core/shared';
import type { TextArea, Texts } from '../i18n/texts.ts';
import { AsDrawn, useDrawn } from './as-drawn.tsx';
import { useApplication } from './use-application.ts';

const AGAIN_AFTER = 1000;

/** Screens that are fetched together with their texts when somebody first comes to them. */
export function lazyArea(area: TextArea, load: () => Promise<ComponentType>): ComponentType {
  const fetched = new WeakMap<Texts, ComponentType>();

  const screensWith = (texts: Texts, drawn: boolean): ComponentType =>
    lazy(async () => {
      try {
        const [screens] = await Promise.all([
          load(),
          texts.loadArea(area),
          // The words it was drawn with, though others are shown by now.
          drawn && texts.loadArea(area, texts.prerendered.locale as Language),
        ]);
        return { default: screens };
      } catch (fault) {
        // What could not be fetched may be asked for again, once this fault has been shown:
        // a page that is drawn anew before that would ask without end.
        setTimeout(() => fetched.delete(texts), AGAIN_AFTER);
        throw fault;
      }
    });

  return function LazyArea() {
    const { texts } = useApplication();
    const drawn = useDrawn();
    const Screens = fetched.get(texts) ?? screensWith(texts, drawn);
    fetched.set(texts, Screens);
    return (
      <AsDrawn>
        <Screens />
      </AsDrawn>
    );
  };
}
