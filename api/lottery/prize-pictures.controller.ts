import {
  applyDecorators,
  Controller,
  Get,
  Header,
  Inject,
  Param,
  Post,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  MEDIA_OVERLOADED,
  MEDIA_TOO_LARGE,
  MEDIA_TOO_MANY_PIXELS,
  MEDIA_TYPE_WRONG,
} from '@toolyard/core/content';
import {
  AddPrizePicture,
  LOTTERY_EVENT_LOCKED,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_EVENT_WAITING,
  LOTTERY_PICTURE_UNKNOWN,
  LOTTERY_PICTURES_FULL,
  ReadPrizePicture,
} from '@toolyard/core/lottery';
import { Matches } from 'class-validator';
import type { Call, Write } from '../composition/write.ts';
import { PictureUpload } from '../content/media.dto.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { Cost } from '../http/quotas.ts';
import { EventParams } from './lottery.dto.ts';

export class PrizePictureParams extends EventParams {
  @ApiProperty({ type: String, description: 'SHA-256 of the picture' })
  @Matches(/^[0-9a-f]{64}$/)
  hash!: string;
}

export class UploadedPictureResponse {
  @ApiProperty({
    type: String,
    description: 'SHA-256 of the stored picture: save it with a prize',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  hash!: string;
}

export class UploadedPictureEnvelope {
  @ApiProperty({ type: UploadedPictureResponse })
  data!: UploadedPictureResponse;
}

type Upload = { readonly buffer: Buffer } | undefined;

/** Documents and reads an upload of a picture for a prize. */
const TakesPicture = () =>
  applyDecorators(
    Cost(10),
    NeedsIdempotencyKey(),
    PictureUpload(),
    ApiCreatedResponse({ type: UploadedPictureEnvelope }),
    ApiErrors(MEDIA_OVERLOADED, MEDIA_TOO_LARGE, MEDIA_TOO_MANY_PIXELS, MEDIA_TYPE_WRONG),
    ApiErrors(LOTTERY_EVENT_LOCKED, LOTTERY_EVENT_UNKNOWN, LOTTERY_EVENT_WAITING),
    ApiErrors(LOTTERY_PICTURES_FULL),
  );

const AnswersPicture = () =>
  applyDecorators(
    Header('Cache-Control', 'private, max-age=31536000, immutable'),
    ApiOkResponse({
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
      description: 'The picture',
    }),
    ApiErrors(LOTTERY_PICTURE_UNKNOWN),
  );

const DESCRIPTION =
  'It is stored as WebP of at most 960 × 960 pixels without metadata; of an animation, the first frame. A prize has it once the event is saved with it; pictures that no prize has are removed then.';

/** Pictures of prizes, for those who run the event. Everybody reads those of published events at their paths. */
@ApiTags('lottery')
@Controller('api/lottery/organised/:id/pictures')
export class OrganisedPicturesController {
  constructor(
    @Inject(AddPrizePicture) private readonly adding: Write<AddPrizePicture>,
    @Inject(ReadPrizePicture) private readonly reading: ReadPrizePicture,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Upload a picture for a prize of your draw',
    description: DESCRIPTION,
  })
  @Access('lottery:own')
  @TakesPicture()
  uploadPrizePicture(
    @Param() { id }: EventParams,
    @UploadedFile() file: Upload,
    @WriteCall() call: Call,
  ): Promise<UploadedPictureEnvelope> {
    return add(this.adding, id, file, call);
  }

  @Get(':hash')
  @ApiOperation({
    summary: 'Read a picture of a prize of your draw',
    description: 'Also of a draft, whose pictures nobody else can read.',
  })
  @Access('lottery:own')
  @AnswersPicture()
  readPrizePicture(
    @Param() params: PrizePictureParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    return read(this.reading, params, caller);
  }
}

/** The same for operators, who run every event. */
@ApiTags('admin lottery')
@Controller('api/admin/lottery/events/:id/pictures')
export class ManagedPicturesController {
  constructor(
    @Inject(AddPrizePicture) private readonly adding: Write<AddPrizePicture>,
    @Inject(ReadPrizePicture) private readonly reading: ReadPrizePicture,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Upload a picture for a prize of a draw', description: DESCRIPTION })
  @Access('console:use')
  @TakesPicture()
  uploadManagedPicture(
    @Param() { id }: EventParams,
    @UploadedFile() file: Upload,
    @WriteCall() call: Call,
  ): Promise<UploadedPictureEnvelope> {
    return add(this.adding, id, file, call);
  }

  @Get(':hash')
  @ApiOperation({
    summary: 'Read a picture of a prize of a draw',
    description: 'Also of a draft, whose pictures only its organizer and operators can read.',
  })
  @Access('console:use')
  @AnswersPicture()
  readManagedPicture(
    @Param() params: PrizePictureParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    return read(this.reading, params, caller);
  }
}

async function add(
  adding: Write<AddPrizePicture>,
  eventId: string,
  file: Upload,
  call: Call,
): Promise<UploadedPictureEnvelope> {
  if (!file) throw MEDIA_TYPE_WRONG();
  const requestHash = `${call.requestHash}.${eventId}`;
  const hash = await adding.execute({ eventId, file: file.buffer }, { ...call, requestHash });
  return { data: { hash } };
}

async function read(
  reading: ReadPrizePicture,
  { id: eventId, hash }: PrizePictureParams,
  caller: Principal,
): Promise<StreamableFile> {
  const file = await reading.execute({ eventId, hash }, caller);
  return new StreamableFile(file, { type: 'image/webp' });
}
