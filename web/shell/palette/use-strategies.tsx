import { useEffect, useState } from 'react';
import { LANGUAGES, textIn } from '@toolyard/core/shared';
import Layers from 'lucide-react/icons/layers';
import { useListAllStrategiesQuery } from '../../api/all-strategies.ts';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import type { Entry } from './entry.ts';
import type { StrategyKind } from './strategy-kinds.ts';

/** What can be planned, fetched with the first look. */
function useKinds(): readonly StrategyKind[] {
  const [kinds, setKinds] = useState<readonly StrategyKind[]>([]);
  useEffect(() => {
    import('./strategy-kinds.ts').then(
      (module) => setKinds(module.STRATEGY_KINDS),
      () => undefined,
    );
  }, []);
  return kinds;
}

type NameIn = typeof import('@toolyard/core/options/strategies').nameIn;

const asSaved: NameIn = (_language, name) => name;

/** Translates the names that were made from the legs; they stay as they are until the module is there. */
function useNameIn(needed: boolean): NameIn {
  const [nameIn, setNameIn] = useState<NameIn>(() => asSaved);
  useEffect(() => {
    if (needed)
      import('@toolyard/core/options/strategies').then(
        (module) => setNameIn(() => module.nameIn),
        () => undefined,
      );
  }, [needed]);
  return nameIn;
}

/** The saved strategies of the signed-in user and those that can be planned. */
export function useStrategies(go: (to: string) => void): readonly Entry[] {
  const t = useText();
  const language = useLanguage();
  const { user } = useSession();
  const { currentData = [] } = useListAllStrategiesQuery(undefined, { skip: !user });
  const nameIn = useNameIn(currentData.length > 0);
  const saved = currentData.map(({ id, name, underlyingAsset }): Entry => ({
    id: `strategy ${id}`,
    icon: <Layers />,
    text: nameIn(language, name, underlyingAsset),
    detail: t('palette.saved'),
    names: [
      underlyingAsset,
      ...LANGUAGES.map((language) => nameIn(language, name, underlyingAsset)),
    ],
    run: () => go(paths.position(id)),
  }));
  const kinds = useKinds().map(({ id, name, names }): Entry => ({
    id: `template ${id}`,
    icon: <Layers />,
    text: textIn(name, language),
    detail: t('palette.template'),
    names: [...Object.values(name), ...names, id],
    run: () => go(paths.wizardFor(id)),
  }));
  return [...saved, ...kinds];
}
