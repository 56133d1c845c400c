import type { Language, Parameter, Texts, ValuesOf } from '../shared/index.ts';
import { isSafePicture } from './address.ts';
import type { Html } from './html-text.ts';

/** Parameters of a block by name; a text gives them as `name=value` or `name="a value"`. */
export type BlockParameters = Readonly<Record<string, Parameter<unknown>>>;

/** One kind of block: all that the product knows of it. */
export interface BlockKind<Name extends string, Set extends BlockParameters> {
  readonly name: Name;
  readonly label: Texts;
  /** What stands between `:::name` and `:::`, or nothing: `::name{…}`. */
  readonly holds: 'text' | 'nothing';
  /** Maximum number in one text, where each takes time or room. */
  readonly most?: number;
  readonly parameters: Set;
  /** Other names, each with the values that it stands for: `:::tip` is a notice of the tone 'tip'. */
  readonly aliases?: Readonly<Record<string, Partial<Record<keyof Set & string, string>>>>;
  /** Attributes by element, of all that `html` writes. The sanitizer lets pass nothing else. */
  readonly elements: Readonly<Record<string, readonly string[]>>;
  /** Classes that `html` writes. */
  readonly classes: readonly string[];
  html(values: ValuesOf<Set>, inner: Html, language: Language): Html;
  /** The visible text, for search and feeds. */
  plain(values: ValuesOf<Set>, inner: string, language: Language): string;
  /** Markdown of an example, which the menu of the editor inserts. */
  readonly sample: Texts;
}

/** Declares a kind of block. */
/* @__NO_SIDE_EFFECTS__ */
export const blockKind = <const Name extends string, Set extends BlockParameters>(
  kind: BlockKind<Name, Set>,
): BlockKind<Name, Set> => kind;

/** Maximum length of an address in characters. */
const LONGEST_ADDRESS = 2_000;

/** The address of a picture. */
export const picture = (label: Texts): Parameter<string> & { readonly kind: 'picture' } => ({
  kind: 'picture',
  label,
  read: (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined),
  problem: (value) =>
    value.length <= LONGEST_ADDRESS && isSafePicture(value)
      ? null
      : {
          texts: {
            en: 'must be the address of a picture',
            'zh-CN': '必须是图片的地址',
          },
        },
});
