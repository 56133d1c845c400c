import { Controller, Delete, HttpCode, Inject, Post } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProperty,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import { LoadSamples, RemoveSamples } from '@toolyard/core/options/records';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { Cost } from '../http/quotas.ts';
import { NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { STRATEGIES_FULL } from '@toolyard/core/options/strategies';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

export class SampleCount {
  @ApiProperty({ type: 'integer', description: 'Sample strategies that the caller has now' })
  samples!: number;
}

export class SamplesResponse {
  @ApiProperty({ type: SampleCount })
  data!: SampleCount;
}

@ApiTags('strategies')
@Controller('api/options/samples')
export class SamplesController {
  constructor(
    @Inject(LoadSamples) private readonly loading: Write<LoadSamples>,
    @Inject(RemoveSamples) private readonly removal: Write<RemoveSamples>,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Load the sample strategies' })
  @Cost(30)
  @HttpCode(200)
  @Access('strategies:own', 'strategies:write')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: SamplesResponse })
  @ApiErrors(STRATEGIES_FULL)
  async loadSamples(@WriteCall() call: Call): Promise<SamplesResponse> {
    return { data: { samples: await this.loading.execute({}, call) } };
  }

  @Delete()
  @ApiOperation({ summary: 'Remove the sample strategies' })
  @Cost(30)
  @HttpCode(204)
  @Access('strategies:own', 'strategies:write')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(VERSION_CONFLICT)
  removeSamples(@WriteCall() call: Call): Promise<void> {
    return this.removal.execute({}, call);
  }
}
