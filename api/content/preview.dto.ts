import { ApiProperty } from '@nestjs/swagger';
import { LONGEST_ARTICLE } from '@toolyard/core/content';
import { type Language, LANGUAGES } from '@toolyard/core/shared';
import { IsIn, IsString } from 'class-validator';
import { HeadingResponse } from './revisions.dto.ts';

export class PreviewRequest {
  @ApiProperty({ type: String, maxLength: LONGEST_ARTICLE, description: 'The text to render' })
  @IsString()
  markdown!: string;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', description: 'Of the text' })
  @IsIn(LANGUAGES)
  locale!: Language;
}

export class PreviewResponse {
  @ApiProperty({ type: String, description: 'Sanitized; it can stand in a page as it is' })
  html!: string;

  @ApiProperty({ type: [HeadingResponse] })
  headings!: readonly HeadingResponse[];

  @ApiProperty({ type: [String], description: 'Addresses of links and pictures, as written' })
  links!: readonly string[];
}

export class PreviewEnvelope {
  @ApiProperty({ type: PreviewResponse })
  data!: PreviewResponse;
}
