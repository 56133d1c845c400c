import type { FieldError, Language, Texts } from '../../shared/index.ts';
import { INVISIBLE_TEXT, isKeepable, isVisible, LANGUAGES, textIn } from '../../shared/index.ts';
import { STRUCTURE_NAMES } from '../templates/index.ts';

export const STRATEGY_NAME_MAX_LENGTH = 80;

const TOO_LONG: Texts = {
  en: `The name must have at most ${STRATEGY_NAME_MAX_LENGTH} characters`,
  'zh-CN': `名称不能超过 ${STRATEGY_NAME_MAX_LENGTH} 个字符`,
};
const BLANK: Texts = { en: 'The name must not be empty', 'zh-CN': '名称不能为空' };

const fault = (texts: Texts): FieldError => ({ field: 'name', message: texts.en, texts });

/** Error of the name of a new strategy. Blank is valid: the strategy is then named after its structure. */
export function draftNameFault(name: string): FieldError | null {
  if (name.trim().length > STRATEGY_NAME_MAX_LENGTH || !isKeepable(name)) return fault(TOO_LONG);
  return isVisible(name.trim()) ? null : fault(INVISIBLE_TEXT);
}

/** Error of a new name of an existing strategy. */
export const newNameFault = (name: string): FieldError | null =>
  name.trim() === '' ? fault(BLANK) : draftNameFault(name);

/** The given name; for a blank one the name of the structure after the symbol: 'MSFT 铁鹰式'. */
export const nameOf = (given: string, symbol: string, structure: Texts): string =>
  given.trim() || `${symbol} ${structure['zh-CN']}`;

const isNameOf = (structure: Texts, name: string, symbol: string): boolean =>
  LANGUAGES.some((language) => name === `${symbol} ${textIn(structure, language)}`);

/** The name after a step: a name made from the structure follows the structure, a name of the user stays. */
export const nameAfter = (
  { name, symbol }: { readonly name: string; readonly symbol: string },
  before: Texts,
  after: Texts,
): string => (isNameOf(before, name, symbol) ? nameOf('', symbol, after) : name);

/** The name in a language: a name made from a structure is translated, any other name is returned unchanged. */
export function nameIn(language: Language, name: string, symbol: string): string {
  const structure = Object.values(STRUCTURE_NAMES).find((each) => isNameOf(each, name, symbol));
  return structure ? `${symbol} ${textIn(structure, language)}` : name;
}
