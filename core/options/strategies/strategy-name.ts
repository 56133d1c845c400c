import type { FieldError, Language, Texts } from '../../shared/index.ts';
import { INVISIBLE_TEXT, isKeepable, isVisible, LANGUAGES, textIn } from '../../shared/index.ts';
import { recognise, STRUCTURE_NAMES } from '../templates/index.ts';
import type { Leg } from '../contracts/index.ts';

export const STRATEGY_NAME_MAX_LENGTH = 80;

const TOO_LONG: Texts = {
  en: `The name must have at most ${STRATEGY_NAME_MAX_LENGTH} characters`,
  'zh-CN': `名称不能超过 ${STRATEGY_NAME_MAX_LENGTH} 个字符`,
};
const BLANK: Texts = { en: 'The name must not be empty', 'zh-CN': '名称不能为空' };

const fault = (texts: Texts): FieldError => ({ field: 'name', message: texts.en, texts });

/** Why a name cannot be kept; blank is fine where a name is made for it. */
export function draftNameFault(name: string): FieldError | null {
  if (name.trim().length > STRATEGY_NAME_MAX_LENGTH || !isKeepable(name)) return fault(TOO_LONG);
  return isVisible(name.trim()) ? null : fault(INVISIBLE_TEXT);
}

/** Why a strategy cannot be renamed so. */
export const newNameFault = (name: string): FieldError | null =>
  name.trim() === '' ? fault(BLANK) : draftNameFault(name);

/** The name as given, else what the legs are: 'MSFT 铁鹰式'. */
export const nameOf = (given: string, symbol: string, legs: readonly Leg[]): string =>
  given.trim() || `${symbol} ${recognise(legs).name['zh-CN']}`;

/** The name after a step: one that was made from the legs follows them, a name of the user stays. */
export function nameAfter(
  { name, symbol }: { readonly name: string; readonly symbol: string },
  before: readonly Leg[],
  after: readonly Leg[],
): string {
  const made = recognise(before).name;
  const isMade = LANGUAGES.some((each) => name === `${symbol} ${textIn(made, each)}`);
  return isMade ? nameOf('', symbol, after) : name;
}

/** The name of a recognised structure after the symbol, in any of our languages, is translated; any other name stays as it is. */
export function nameIn(language: Language, name: string, symbol: string): string {
  const made = Object.values(STRUCTURE_NAMES).find((texts) =>
    LANGUAGES.some((each) => name === `${symbol} ${textIn(texts, each)}`),
  );
  return made ? `${symbol} ${textIn(made, language)}` : name;
}
