import { ApiProperty } from '@nestjs/swagger';
import type { KeptLetter } from '@toolyard/core/mail';
import type { Page } from '@toolyard/core/shared';
import { instant } from '../../http/instant.ts';

export class OutboxLetter {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String, example: 'mei@example.com' })
  to!: string;

  @ApiProperty({ type: String })
  subject!: string;

  @ApiProperty({ type: String, description: 'Plain text' })
  text!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  keptAt!: string;
}

export class OutboxResponse {
  @ApiProperty({ type: [OutboxLetter] })
  data!: OutboxLetter[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export const toOutboxResponse = ({ items, nextCursor }: Page<KeptLetter>): OutboxResponse => ({
  data: items.map(({ id, to, subject, text, keptAt }) => {
    return { id, to, subject, text, keptAt: instant(keptAt) };
  }),
  nextCursor,
});
