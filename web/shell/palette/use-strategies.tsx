import { lazy, useEffect, useState, type ReactNode } from 'react';
import { LANGUAGES, textIn } from '@toolyard/core/shared';
import Layers from 'lucide-react/icons/layers';
import { useListAllStrategiesQuery } from '../../api/all-strategies.ts';
import { paths } from '../../app/paths.ts';
import type { StrategyResponse } from '../../api/generated.ts';
import { Optional } from '../../app/error-screen.tsx';
import { useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { money } from '../../ui/format.ts';
import type { Entry } from './entry.ts';
import type { StrategyKind } from './strategy-kinds.ts';

const SavedPayoff = lazy(() =>
  import('../../features/options/shared/strategies/saved-payoff.tsx').then((m) => ({
    default: m.SavedPayoff,
  })),
);

/** A picture as wide as a payoff, in front of each strategy. */
const Picture = ({ children }: { readonly children: ReactNode }) => (
  <span className="grid w-9 justify-items-center">{children}</span>
);

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

function ProfitOf({ strategy: { status, pnl } }: { readonly strategy: StrategyResponse }) {
  const t = useText();
  return (
    <>
      {t(`palette.${status}`)}{' '}
      {pnl !== null && (
        <span className={pnl < 0 ? 'text-down' : 'text-up'}>{money(pnl, 'always')}</span>
      )}
    </>
  );
}

/** The saved strategies of the signed-in user and those that can be planned. */
export function useStrategies(go: (to: string) => void): readonly Entry[] {
  const t = useText();
  const language = useLanguage();
  const { user } = useSession();
  const { currentData = [] } = useListAllStrategiesQuery(undefined, { skip: !user });
  const nameIn = useNameIn(currentData.length > 0);
  const saved = currentData.map((strategy): Entry => {
    const { id, name, underlyingAsset } = strategy;
    return {
      id: `strategy ${id}`,
      icon: (
        <Picture>
          <Optional>
            <SavedPayoff strategy={strategy} />
          </Optional>
        </Picture>
      ),
      text: nameIn(language, name, underlyingAsset),
      figure: <ProfitOf strategy={strategy} />,
      names: [
        underlyingAsset,
        ...LANGUAGES.map((language) => nameIn(language, name, underlyingAsset)),
      ],
      run: () => go(paths.position(id)),
    };
  });
  const kinds = useKinds().map(({ id, name, names }): Entry => ({
    id: `template ${id}`,
    icon: (
      <Picture>
        <Layers />
      </Picture>
    ),
    text: textIn(name, language),
    detail: t('palette.template'),
    names: [...Object.values(name), ...names, id],
    run: () => go(paths.wizardFor(id)),
  }));
  return [...saved, ...kinds];
}
