import { Controller, Inject, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  IMAGE_BYTES_LIMIT,
  IMAGE_TOO_LARGE,
  IMAGE_TYPE_WRONG,
  RecordUpload,
  type ImageStore,
  IMAGES_OVERLOADED,
  IMAGE_TOO_MANY_PIXELS,
} from '@toolyard/core/tools';
import { PORTS } from '../../composition/ports.ts';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { singleFileUpload } from '../../http/file-upload.ts';
import { TakesImage, UploadResponse } from './upload.dto.ts';

const OneImage = singleFileUpload({
  field: 'image',
  mostBytes: IMAGE_BYTES_LIMIT,
  tooLarge: IMAGE_TOO_LARGE,
});

@ApiTags('admin tools')
@Controller('api/admin/upload')
export class UploadsController {
  constructor(
    @Inject(PORTS.imageStore) private readonly images: ImageStore,
    @Inject(RecordUpload) private readonly recording: Write<RecordUpload>,
  ) {}

  @Post('image')
  @ApiOperation({
    summary: 'Upload an image',
    description: 'PNG, JPEG, WebP or GIF. Answers the address of the stored image.',
  })
  @Access('console:use')
  @NeedsIdempotencyKey()
  @UseInterceptors(OneImage)
  @TakesImage()
  @ApiCreatedResponse({ type: UploadResponse })
  @ApiErrors(IMAGES_OVERLOADED, IMAGE_TOO_LARGE, IMAGE_TOO_MANY_PIXELS, IMAGE_TYPE_WRONG)
  async uploadImage(
    @UploadedFile() file: { readonly buffer: Buffer } | undefined,
    @WriteCall() call: Call,
  ): Promise<UploadResponse> {
    if (!file) throw IMAGE_TYPE_WRONG();
    // Beside the unit of work: drawing takes its time, and the same image has the same address.
    const url = await this.images.keep(file.buffer);
    return { success: true, data: { url: (await this.recording.execute({ url }, call)).url } };
  }
}
