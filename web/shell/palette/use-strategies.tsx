import { useEffect, useState } from 'react';
import type { StrategyTemplate } from '@toolyard/core/options/templates';
import Layers from 'lucide-react/icons/layers';
import { useListAllStrategiesQuery } from '../../api/all-strategies.ts';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import type { Entry } from './entry.ts';

/** The strategy types, fetched with the first look. */
function useTemplates(): readonly StrategyTemplate[] {
  const [templates, setTemplates] = useState<readonly StrategyTemplate[]>([]);
  useEffect(() => {
    import('@toolyard/core/options/templates').then(
      (module) => setTemplates(module.STRATEGY_TEMPLATES),
      () => undefined,
    );
  }, []);
  return templates;
}

/** The saved strategies of the signed-in user and the types that a new one can have. */
export function useStrategies(go: (to: string) => void): readonly Entry[] {
  const t = useText();
  const language = useLanguage();
  const { user } = useSession();
  const { currentData = [] } = useListAllStrategiesQuery(undefined, { skip: !user });
  const saved = currentData.map(({ id, name, underlyingAsset }): Entry => ({
    id: `strategy ${id}`,
    icon: <Layers />,
    text: name,
    detail: t('palette.saved'),
    names: [underlyingAsset],
    run: () => go(paths.position(id)),
  }));
  const types = useTemplates().map(({ id, name, nameEn }): Entry => ({
    id: `template ${id}`,
    icon: <Layers />,
    text: language === 'zh-CN' ? name : nameEn,
    detail: t('palette.template'),
    names: [name, nameEn, id],
    run: () => go(paths.wizardFor(id)),
  }));
  return [...saved, ...types];
}
