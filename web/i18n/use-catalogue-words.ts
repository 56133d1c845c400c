import { useLingui } from '@lingui/react';
import type { HomeApp } from '@toolyard/core/tools';

/** Puts the words of the product's own tools in the language of now; other words stay as they are. */
export function useCatalogueWords(): <T extends Pick<HomeApp, 'title' | 'description'>>(
  tool: T,
) => T {
  const { i18n } = useLingui();
  const written = (text: string) => (text in i18n.messages ? i18n._(text) : text);
  return (tool) => ({
    ...tool,
    title: written(tool.title),
    description: written(tool.description),
  });
}
