import { PRODUCT_SPACE } from '@toolyard/core/content';
import type { SpaceResponse } from '../../../api/generated-content.ts';
import type { Translate } from '../../../i18n/use-text.ts';

/** Who wrote what names no account: the product in its own space, elsewhere somebody whose account is gone. */
export const nameOfNobody = ({ handle, title }: SpaceResponse, t: Translate): string =>
  handle === PRODUCT_SPACE.handle ? title : t('contentRevisions.somebody');
