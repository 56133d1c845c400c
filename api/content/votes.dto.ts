import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class VoteArticleRequest {
  @ApiProperty({ type: Boolean, description: 'Whether the article was of use' })
  @IsBoolean()
  isUseful!: boolean;
}

export class ArticleVotesResponse {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Readers whom it was of use to' })
  useful!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Readers whom it was not of use to' })
  notUseful!: number;
}

export class ArticleVotesEnvelope {
  @ApiProperty({ type: ArticleVotesResponse })
  data!: ArticleVotesResponse;
}
