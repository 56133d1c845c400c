import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { Access } from '../http/access.guard.ts';

export class ApiAccessResponse {
  @ApiProperty({
    type: Boolean,
    description: 'Whether this server has /api/docs and /api/docs-json',
  })
  docs!: boolean;

  @ApiProperty({ type: 'integer', description: 'Points that an API key has per minute' })
  pointsPerMinute!: number;
}

export class ApiAccessEnvelope {
  @ApiProperty({ type: ApiAccessResponse })
  data!: ApiAccessResponse;
}

@ApiTags('API keys')
@Controller('api/auth/api-access')
export class ApiAccessController {
  constructor(@Inject(PORTS.settings) private readonly settings: Settings) {}

  @Get()
  @ApiOperation({ summary: 'Read what this server offers to programs' })
  @Access('public')
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOkResponse({ type: ApiAccessEnvelope })
  readApiAccess(): ApiAccessEnvelope {
    const { apiDocs, apiKeyQuota } = this.settings;
    return { data: { docs: apiDocs, pointsPerMinute: apiKeyQuota } };
  }
}
