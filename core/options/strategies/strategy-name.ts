import {
  INVISIBLE_TEXT,
  LANGUAGES,
  characterCount,
  isStorable,
  isVisible,
  textIn,
} from '../../shared/index.ts';
import type { FieldError, Language, Texts } from '../../shared/index.ts';
import { STRUCTURE_NAMES } from '../templates/index.ts';

export const STRATEGY_NAME_MAX_LENGTH = 80;

const TOO_LONG: Texts = {
  en: `The name must have at most ${STRATEGY_NAME_MAX_LENGTH} characters`,
  'zh-CN': `名称不能超过 ${STRATEGY_NAME_MAX_LENGTH} 个字符`,
};
const BLANK: Texts = { en: 'The name must not be empty', 'zh-CN': '名称不能为空' };

const nameFault = (texts: Texts): FieldError => ({ field: 'name', message: texts.en, texts });

/** Error of the name of a new strategy. Blank is valid: the strategy is then named after its structure. */
export function draftNameFault(name: string): FieldError | null {
  if (characterCount(name.trim()) > STRATEGY_NAME_MAX_LENGTH || !isStorable(name))
    return nameFault(TOO_LONG);
  return isVisible(name.trim()) ? null : nameFault(INVISIBLE_TEXT);
}

/** Error of a new name of an existing strategy. */
export const newNameFault = (name: string): FieldError | null =>
  name.trim() === '' ? nameFault(BLANK) : draftNameFault(name);

/** The given name; for a blank one the name of the structure after the symbol: 'MSFT Iron condor'. */
export const nameOf = (
  given: string,
  symbol: string,
  structure: Texts,
  language: Language,
): string => given.trim() || `${symbol} ${textIn(structure, language)}`;

/** The language in which a name was made from a structure; undefined for any other name. */
const languageOfName = (structure: Texts, name: string, symbol: string): Language | undefined =>
  LANGUAGES.find((language) => name === nameOf('', symbol, structure, language));

/** The name after a step: a name made from the structure follows the structure and the symbol, a name of the user stays. */
export const nameAfter = (
  { name, symbol }: { readonly name: string; readonly symbol: string },
  before: Texts,
  after: Texts,
  newSymbol: string = symbol,
): string => {
  const language = languageOfName(before, name, symbol);
  return language ? nameOf('', newSymbol, after, language) : name;
};

/** The name in a language: a name made from a structure is translated, any other name is returned unchanged. */
export function nameIn(language: Language, name: string, symbol: string): string {
  const structure = Object.values(STRUCTURE_NAMES).find((each) =>
    languageOfName(each, name, symbol),
  );
  return structure ? nameOf('', symbol, structure, language) : name;
}
