import { ApiProperty } from '@nestjs/swagger';
import { LONGEST_ARTICLE } from '@toolyard/core/content';
import { type Language, LANGUAGES, type Texts } from '@toolyard/core/shared';
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

export class MessageTexts implements Texts {
  @ApiProperty({ type: String })
  en!: string;

  @ApiProperty({ type: String })
  'zh-CN'!: string;
}

export class BlockFaultResponse {
  @ApiProperty({ type: Number, minimum: 1, description: 'Of the text, from 1', example: 3 })
  line!: number;

  @ApiProperty({ type: MessageTexts, description: 'What is wrong with the block' })
  message!: MessageTexts;
}

export class PreviewResponse {
  @ApiProperty({ type: String, description: 'Sanitized; it can stand in a page as it is' })
  html!: string;

  @ApiProperty({ type: [HeadingResponse] })
  headings!: readonly HeadingResponse[];

  @ApiProperty({ type: [String], description: 'Addresses of links and pictures, as written' })
  links!: readonly string[];

  @ApiProperty({
    type: [BlockFaultResponse],
    description: 'Lines that have the form of a block and stay text',
  })
  faults!: readonly BlockFaultResponse[];
}

export class PreviewEnvelope {
  @ApiProperty({ type: PreviewResponse })
  data!: PreviewResponse;
}
