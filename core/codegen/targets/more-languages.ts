import { choice } from '../../shared/index.ts';
import { target } from '../target.ts';

/** The languages that quicktype writes and the product does not write by itself, by quicktype's names. */
export const MORE_LANGUAGES = [
  ['python', 'Python'],
  ['go', 'Go'],
  ['rust', 'Rust'],
  ['java', 'Java'],
  ['kotlin', 'Kotlin'],
  ['cs', 'C#'],
  ['swift', 'Swift'],
  ['c++', 'C++'],
  ['dart', 'Dart'],
  ['ruby', 'Ruby'],
  ['php', 'PHP'],
  ['scala3', 'Scala 3'],
  ['elixir', 'Elixir'],
  ['elm', 'Elm'],
  ['haskell', 'Haskell'],
  ['crystal', 'Crystal'],
  ['cjson', 'C (cJSON)'],
  ['javascript', 'JavaScript'],
  ['flow', 'Flow'],
  ['smithy4a', 'Smithy'],
] as const;

export const moreLanguagesTarget = target({
  id: 'more-languages',
  label: { en: 'More languages', 'zh-CN': '更多语言' },
  parameters: {
    language: choice(
      { en: 'Language', 'zh-CN': '编程语言' },
      MORE_LANGUAGES.map(([value, name]) => ({ value, label: { en: name, 'zh-CN': name } })),
    ),
  },
  defaults: { language: 'python' },
});
