import type { Letter } from '../../mail/index.ts';
import type { AccountMailKind } from '../account-mail.ts';

/** What the words of an account's letter are filled with. */
export interface LetterFacts {
  readonly address: string;
  /** When it happened, as written in a letter. */
  readonly at: string;
  /** The one page of the site that the reader may want next. */
  readonly link: string;
}

export type AccountLetters = Readonly<Record<AccountMailKind, (facts: LetterFacts) => Letter>>;
