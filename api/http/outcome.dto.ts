import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { textIn, type Language, type Texts } from '@toolyard/core/shared';

type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly texts: Texts };

/** What became of one of many. */
export class OutcomeResponse {
  @ApiProperty({ type: Boolean })
  ok!: boolean;

  @ApiPropertyOptional({ type: String, example: 'USER_UNKNOWN' })
  code?: string;

  @ApiPropertyOptional({ type: String, description: 'In the language of Accept-Language' })
  message?: string;
}

/** What became of one of many, in the caller's language. */
export const toOutcomeResponse = (outcome: Outcome, language: Language): OutcomeResponse =>
  outcome.ok
    ? { ok: true }
    : { ok: false, code: outcome.code, message: textIn(outcome.texts, language) };
