import {
  choiceTexts,
  LANGUAGES,
  ok,
  refuse,
  shortName,
  type FieldError,
  type Result,
  type Texts,
} from '../shared/index.ts';
import { isOutside, isSafeLink } from './address.ts';
import { SPACE_INVALID } from './content.errors.ts';
import { hasOutsideForm } from './links.ts';
import type { Appearance, NavigationEntry } from './space-appearance.ts';
import { SPACE_ACCENTS, SPACE_TYPEFACES } from './space-theme.ts';

export const MAX_NAVIGATION = 8;
/** Characters. */
export const NAVIGATION_LABEL_MAX = 40;
export const NAVIGATION_ADDRESS_MAX = 500;

/** As a caller gives them. */
export interface AppearanceDraft {
  readonly theme: { readonly accent: string; readonly typeface: string };
  readonly navigation: readonly {
    readonly label: string;
    readonly address: string;
    readonly locale: string | null;
  }[];
}

/** Whether a reader's click on it leads somewhere: a path of the site or an https address. */
function isNavigable(address: string): boolean {
  if (address.length > NAVIGATION_ADDRESS_MAX || !isSafeLink(address)) return false;
  return isOutside(address)
    ? /^https:/i.test(address) && hasOutsideForm(address)
    : address.startsWith('/');
}

/** Theme and navigation of a space, or SPACE_INVALID with every fault by its path, e.g. `navigation.2.address`. */
export function checkAppearance({ theme, navigation }: AppearanceDraft): Result<Appearance> {
  const accent = SPACE_ACCENTS.find((each) => each === theme.accent);
  const typeface = SPACE_TYPEFACES.find((each) => each === theme.typeface);
  const entries = navigation.map(({ label, address, locale }) => ({
    label: shortName(label, NAVIGATION_LABEL_MAX),
    address: address.trim(),
    locale: locale === null ? null : LANGUAGES.find((each) => each === locale),
  }));
  const faults = [
    ...(accent === undefined ? [fault('theme.accent', choiceTexts(SPACE_ACCENTS))] : []),
    ...(typeface === undefined ? [fault('theme.typeface', choiceTexts(SPACE_TYPEFACES))] : []),
    ...(entries.length > MAX_NAVIGATION ? [fault('navigation', TOO_MANY)] : []),
    ...entries.flatMap(({ label, address, locale }, at) => [
      ...(label === null ? [fault(`navigation.${at}.label`, LABEL)] : []),
      ...(isNavigable(address) ? [] : [fault(`navigation.${at}.address`, ADDRESS)]),
      ...(locale === undefined ? [fault(`navigation.${at}.locale`, choiceTexts(LANGUAGES))] : []),
    ]),
  ];
  if (accent === undefined || typeface === undefined || faults.length > 0)
    return refuse(SPACE_INVALID({ details: faults }));
  const checked = entries.flatMap(({ label, address, locale }): NavigationEntry[] =>
    label === null || locale === undefined ? [] : [{ label, address, locale }],
  );
  return ok({ theme: { accent, typeface }, navigation: checked });
}

const fault = (field: string, texts: Texts): FieldError => ({ field, message: texts.en, texts });

const TOO_MANY: Texts = {
  en: `At most ${MAX_NAVIGATION} links`,
  'zh-CN': `最多 ${MAX_NAVIGATION} 个链接`,
};
const LABEL: Texts = {
  en: `A label has 1 to ${NAVIGATION_LABEL_MAX} characters`,
  'zh-CN': `名称须为 1 到 ${NAVIGATION_LABEL_MAX} 个字符`,
};
const ADDRESS: Texts = {
  en: `A link leads to a path of this site that begins with /, or to an address that begins with https://`,
  'zh-CN': '链接须为本站以 / 开头的路径，或以 https:// 开头的网址',
};
