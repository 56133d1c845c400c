import {
  choiceTexts,
  LANGUAGES,
  ok,
  refuse,
  shortName,
  type FieldError,
  type Language,
  type Result,
  type Texts,
} from '../shared/index.ts';
import { SPACE_INVALID } from './content.errors.ts';
import { PRODUCT_SPACE } from './product-space.ts';
import { VISIBILITIES, type Space } from './space.ts';

/** Characters. */
export const SPACE_TITLE_MAX = 100;
export const SPACE_HANDLE_MAX = 40;

/** Addresses that the product has use for itself. */
const RESERVED: readonly string[] = [
  'admin',
  'api',
  'atom',
  'feed',
  'help',
  'new',
  'rss',
  'search',
  'settings',
  'sitemap',
  PRODUCT_SPACE.handle,
];

const HANDLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What an owner decides about a space at any time. */
export interface SpaceDraft {
  readonly title: string;
  readonly languages: readonly string[];
  readonly visibility: string;
}

type SpaceFields = Pick<Space, 'title' | 'languages' | 'visibility'>;

/** The fields of a space, or SPACE_INVALID with every fault. */
export function checkSpace(draft: SpaceDraft): Result<SpaceFields> {
  const title = shortName(draft.title, SPACE_TITLE_MAX);
  const languages = languagesOf(draft.languages);
  const visibility = VISIBILITIES.find((each) => each === draft.visibility);
  if (title !== null && languages !== null && visibility !== undefined)
    return ok({ title, languages, visibility });
  const faults = [
    ...(title === null ? [fault('title', TITLE)] : []),
    ...(languages === null ? [fault('languages', LANGUAGE_LIST)] : []),
    ...(visibility === undefined ? [fault('visibility', choiceTexts(VISIBILITIES))] : []),
  ];
  return refuse(SPACE_INVALID({ details: faults }));
}

/** The handle in lower case, or SPACE_INVALID. */
export function parseHandle(typed: string): Result<string> {
  const handle = typed.trim().toLowerCase();
  const isSound =
    handle.length >= 3 &&
    handle.length <= SPACE_HANDLE_MAX &&
    HANDLE.test(handle) &&
    !RESERVED.includes(handle);
  return isSound ? ok(handle) : refuse(SPACE_INVALID({ details: [fault('handle', ADDRESS)] }));
}

/** Known languages, each once, in the order given; null where there is none or an unknown one. */
function languagesOf(tags: readonly string[]): Space['languages'] | null {
  const known = tags.flatMap((tag): Language[] => LANGUAGES.filter((each) => each === tag));
  const [first, ...rest] = [...new Set(known)];
  return first === undefined || known.length !== tags.length ? null : [first, ...rest];
}

const fault = (field: string, texts: Texts): FieldError => ({ field, message: texts.en, texts });

const TITLE: Texts = {
  en: `A title has 1 to ${SPACE_TITLE_MAX} characters`,
  'zh-CN': `标题须为 1 到 ${SPACE_TITLE_MAX} 个字符`,
};
const LANGUAGE_LIST: Texts = {
  en: `Choose one or more of: ${LANGUAGES.join(', ')}`,
  'zh-CN': `请至少选择一种语言：${LANGUAGES.join('、')}`,
};
const ADDRESS: Texts = {
  en: `An address has 3 to ${SPACE_HANDLE_MAX} characters: small letters a to z, digits and single hyphens. Some words are reserved`,
  'zh-CN': `地址须为 3 到 ${SPACE_HANDLE_MAX} 个字符，只能包含小写字母 a–z、数字和单个连字符；部分词语为保留字`,
};
