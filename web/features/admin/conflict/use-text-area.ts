import { useEffect, useState } from 'react';
import { useApplication } from '../../../app/use-application.ts';
import type { TextArea } from '../../../i18n/texts.ts';

/** Whether the texts of an area are there; asks for them where they are not. */
export function useTextArea(area: TextArea): boolean {
  const { texts } = useApplication();
  const [, setLoaded] = useState(false);
  const here = texts.has(area);
  useEffect(() => {
    if (here) return;
    let gone = false;
    texts.loadArea(area).then(
      () => gone || setLoaded(true),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [texts, area, here]);
  return here;
}
