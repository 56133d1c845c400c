import { useEffect, useState } from 'react';
import { toolId } from '@toolyard/core/tools';

const HAN = /\p{Script=Han}/u;

type Romanize = (text: string) => string;
const asItIs: Romanize = (text) => text;

/** The id that the server makes of a title. The dictionary of pinyin is loaded with the first Chinese title. */
export function useTitleId(title: string): string {
  const [romanize, setRomanize] = useState<Romanize>(() => asItIs);
  const isChinese = HAN.test(title);
  useEffect(() => {
    if (isChinese)
      import('./pinyin.ts').then(
        ({ romanized }) => setRomanize(() => romanized),
        () => undefined,
      );
  }, [isChinese]);
  return toolId(isChinese ? romanize(title) : title);
}
