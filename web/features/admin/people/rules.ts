import {
  parseEmail,
  passwordLengthFault,
  parsePersonName,
  parseUsername,
} from '@toolyard/core/accounts';
import { textIn, type DomainError, type Language, type Result } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';

type Rule = (typed: string) => true | string;

/** Core's own rules for what is typed of a person, in the words of the language shown. */
interface PersonRules {
  readonly name: Rule;
  readonly email: Rule;
  readonly username: Rule;
  /** A password of at least so many characters. */
  readonly password: (least: number) => Rule;
  /** The same, where none is given none is set. */
  readonly newPassword: (least: number) => Rule;
}

const inWords = (fault: DomainError | null, language: Language): true | string =>
  fault === null || textIn(fault.texts, language);

export function usePersonRules(): PersonRules {
  const t = useText();
  const language = useLanguage();
  const required =
    (rule: Rule): Rule =>
    (typed) =>
      typed.trim() === '' ? t('people.required') : rule(typed);
  const by =
    (check: (typed: string) => Result<unknown>): Rule =>
    (typed) => {
      const checked = check(typed);
      return inWords(checked.ok ? null : checked.error, language);
    };
  const long =
    (least: number): Rule =>
    (typed) =>
      inWords(passwordLengthFault(typed, least), language);
  return {
    name: required(by(parsePersonName)),
    email: required(by(parseEmail)),
    username: required(by(parseUsername)),
    password: (least) => required(long(least)),
    newPassword: (least) => (typed) => typed.trim() === '' || long(least)(typed),
  };
}
