import type { Recipe } from '@toolyard/core/data';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { recipeLink } from './recipe-link.ts';

/** Copies the link that opens a recipe, and says that no data is in it. */
export function useCopyLink() {
  const t = useText();
  const toasts = useToasts();
  return async (recipe: Recipe) => {
    const copied = await copyText(`${window.location.origin}${recipeLink(recipe)}`);
    toasts.add(
      copied
        ? { title: t('data.linkCopied'), description: t('data.linkHolds') }
        : { title: t('data.linkNotCopied'), variant: 'destructive' },
    );
  };
}
