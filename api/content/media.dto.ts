import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  MEDIA_ALT_MAX,
  MEDIA_FILE_LIMITS,
  MEDIA_TOO_LARGE,
  mediaPath,
  type ListedMedia,
  type Media,
  type MediaListing,
} from '@toolyard/core/content';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ApiErrors } from '../http/api-errors.ts';
import { singleFileUpload } from '../http/file-upload.ts';
import { UPLOAD_UNREADABLE } from '../http/http.errors.ts';
import { instant } from '../http/instant.ts';
import { PageParams } from '../http/page-params.dto.ts';

const OnePicture = singleFileUpload({
  field: 'file',
  mostBytes: MEDIA_FILE_LIMITS.bytes,
  tooLarge: MEDIA_TOO_LARGE,
});

/** Takes a body of parts with one picture, and documents it. */
export const PictureUpload = () =>
  applyDecorators(
    UseInterceptors(OnePicture),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      description: 'A PNG, JPEG, WebP or GIF of up to 10 MB and 36 million pixels',
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    }),
    ApiErrors(UPLOAD_UNREADABLE),
  );

export class MediaParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class ListMediaParams extends PageParams {
  @ApiProperty({ type: String, format: 'uuid', description: 'The space of the picture' })
  @IsUUID()
  spaceId!: string;

  @ApiPropertyOptional({ type: String, description: 'SHA-256 of the one to list, from its path' })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/)
  hash?: string;
}

export class UploadMediaParams {
  @ApiProperty({ type: String, format: 'uuid', description: 'The space of the picture' })
  @IsUUID()
  spaceId!: string;

  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: MEDIA_ALT_MAX,
    description: 'What the picture shows, for readers who cannot see it',
  })
  @IsString()
  @MaxLength(MEDIA_ALT_MAX)
  alt!: string;
}

export class MediaResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    description: 'As an article names it: `![alt](path)`',
    example: '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.webp',
  })
  path!: string;

  @ApiProperty({ type: String, description: 'What the picture shows' })
  alt!: string;

  @ApiProperty({ type: 'integer', description: 'In pixels' })
  width!: number;

  @ApiProperty({ type: 'integer', description: 'In pixels' })
  height!: number;

  @ApiProperty({ type: 'integer', description: 'In bytes' })
  size!: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null if erased' })
  uploaderId!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  uploadedAt!: string;
}

export class MediaEnvelope {
  @ApiProperty({ type: MediaResponse })
  data!: MediaResponse;
}

export class MediaUseResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  articleId!: string;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  locale!: Language;

  @ApiProperty({ type: String, description: 'Of the draft' })
  title!: string;
}

export class ListedMediaResponse extends MediaResponse {
  @ApiProperty({
    type: [MediaUseResponse],
    description: 'Articles that show it in their drafts, in public or in what is scheduled',
  })
  uses!: MediaUseResponse[];
}

export class MediaListResponse {
  @ApiProperty({ type: [ListedMediaResponse], description: 'Last uploaded first' })
  data!: ListedMediaResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: 'integer', description: 'Bytes of all pictures of the space' })
  used!: number;

  @ApiProperty({ type: 'integer', description: 'Bytes that they may have' })
  limit!: number;
}

export const toMediaResponse = (media: Media): MediaResponse => ({
  id: media.id,
  path: mediaPath(media.hash),
  alt: media.alt,
  width: media.width,
  height: media.height,
  size: media.size,
  uploaderId: media.uploaderId,
  uploadedAt: instant(media.uploadedAt),
});

const toListedMedia = (media: ListedMedia): ListedMediaResponse => ({
  ...toMediaResponse(media),
  uses: media.uses.map(({ id: articleId, locale, title }) => ({ articleId, locale, title })),
});

export const toMediaList = ({ items, ...rest }: MediaListing): MediaListResponse => ({
  data: items.map(toListedMedia),
  ...rest,
});
