import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  AddMedia,
  ListMedia,
  MEDIA_ALT_INVALID,
  MEDIA_FULL,
  MEDIA_IN_USE,
  MEDIA_OVERLOADED,
  MEDIA_TOO_LARGE,
  MEDIA_TOO_MANY_PIXELS,
  MEDIA_TYPE_WRONG,
  MEDIA_UNKNOWN,
  ReadMedia,
  RemoveMedia,
  SPACE_ROLE_NEEDED,
  SPACE_UNKNOWN,
} from '@toolyard/core/content';
import { CURSOR_INVALID } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { Cost } from '../http/quotas.ts';
import {
  ListMediaParams,
  MediaEnvelope,
  MediaListResponse,
  MediaParams,
  PictureUpload,
  toMediaList,
  toMediaResponse,
  UploadMediaParams,
} from './media.dto.ts';

/** Pictures of a space, for its members. Readers get them at their paths. */
@ApiTags('media')
@Controller('api/content/media')
export class MediaController {
  constructor(
    private readonly list: ListMedia,
    private readonly reading: ReadMedia,
    @Inject(AddMedia) private readonly adding: Write<AddMedia>,
    @Inject(RemoveMedia) private readonly removing: Write<RemoveMedia>,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the pictures of a space',
    description: 'With the articles that show each, and with how much room they take.',
  })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: MediaListResponse })
  @ApiErrors(CURSOR_INVALID, SPACE_UNKNOWN)
  async listMedia(
    @Query() { spaceId, hash, limit, cursor }: ListMediaParams,
    @Caller() caller: Principal,
  ): Promise<MediaListResponse> {
    return toMediaList(
      await this.list.execute({ spaceId, hash: hash ?? null, page: { limit, cursor } }, caller),
    );
  }

  @Post()
  @ApiOperation({
    summary: 'Upload a picture',
    description:
      'It is stored as WebP of at most 2,560 × 2,560 pixels without metadata; of an animation, the first frame. An article shows it by its path. The same picture is stored once.',
  })
  @Cost(10)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @PictureUpload()
  @ApiCreatedResponse({ type: MediaEnvelope })
  @ApiErrors(MEDIA_ALT_INVALID, MEDIA_FULL, MEDIA_OVERLOADED, MEDIA_TOO_LARGE)
  @ApiErrors(MEDIA_TOO_MANY_PIXELS, MEDIA_TYPE_WRONG, SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async uploadMedia(
    @Query() { spaceId, alt }: UploadMediaParams,
    @UploadedFile() file: { readonly buffer: Buffer } | undefined,
    @WriteCall() call: Call,
  ): Promise<MediaEnvelope> {
    if (!file) throw MEDIA_TYPE_WRONG();
    const requestHash = `${call.requestHash}.${spaceId}.${alt}`;
    const input = { spaceId, alt, file: file.buffer };
    return { data: toMediaResponse(await this.adding.execute(input, { ...call, requestHash })) };
  }

  @Get(':id/file')
  @ApiOperation({
    summary: 'Read a picture of your space',
    description: 'Also while the space is private, when nobody else can read it at its path.',
  })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @Header('Cache-Control', 'private, max-age=31536000, immutable')
  @ApiOkResponse({
    content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    description: 'The picture',
  })
  @ApiErrors(MEDIA_UNKNOWN)
  async readMediaFile(
    @Param() { id }: MediaParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const { file } = await this.reading.execute(id, caller);
    return new StreamableFile(file, { type: 'image/webp' });
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a picture that no article shows',
    description: 'Authors remove what they uploaded, editors and owners any.',
  })
  @HttpCode(204)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(MEDIA_IN_USE, MEDIA_UNKNOWN, SPACE_ROLE_NEEDED)
  async removeMedia(@Param() { id }: MediaParams, @WriteCall() call: Call): Promise<void> {
    await this.removing.execute(id, call);
  }
}
