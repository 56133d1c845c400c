import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StoredMail } from '@toolyard/core/mail';
import { LANGUAGES, type Language, type Page } from '@toolyard/core/shared';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { instant } from '../../http/instant.ts';
import { PageParams } from '../../http/page-params.dto.ts';

export class OutboxParams extends PageParams {
  @ApiPropertyOptional({
    type: String,
    default: '',
    description: 'Part of the address or the subject, in any case',
  })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  search = '';
}

export class OutboxLetter {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String, example: 'mei@example.com' })
  to!: string;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', description: 'That of subject and text' })
  language!: Language;

  @ApiProperty({ type: String })
  subject!: string;

  @ApiProperty({ type: String, description: 'Plain text' })
  text!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  storedAt!: string;
}

export class OutboxResponse {
  @ApiProperty({ type: [OutboxLetter] })
  data!: OutboxLetter[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export const toOutboxResponse = ({ items, nextCursor }: Page<StoredMail>): OutboxResponse => ({
  data: items.map(({ id, to, language, subject, text, storedAt }) => {
    return { id, to, language, subject, text, storedAt: instant(storedAt) };
  }),
  nextCursor,
});
