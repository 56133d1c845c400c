import { Controller, Delete, Get, HttpCode, Inject, Param, Put } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProperty,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import {
  GrantOrganiser,
  ListOrganisers,
  RevokeOrganiser,
  type NamedOrganiser,
} from '@toolyard/core/lottery';
import { IsString } from 'class-validator';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { instant } from '../../http/instant.ts';
import { USER_UNKNOWN } from '@toolyard/core/accounts';

export class OrganiserParams {
  @ApiProperty({ type: String, description: 'Id of a user' })
  @IsString()
  id!: string;
}

export class OrganiserResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  email!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  grantedAt!: string;
}

export class OrganisersResponse {
  @ApiProperty({ type: [OrganiserResponse] })
  data!: OrganiserResponse[];
}

const toOrganiser = ({ userId, name, email, grantedAt }: NamedOrganiser): OrganiserResponse => ({
  id: userId,
  name,
  email,
  grantedAt: instant(grantedAt),
});

/** Users whom operators let run events. */
@ApiTags('admin lottery')
@Controller('api/admin/lottery/organisers')
export class OrganisersController {
  constructor(
    @Inject(ListOrganisers) private readonly list: ListOrganisers,
    @Inject(GrantOrganiser) private readonly granting: Write<GrantOrganiser>,
    @Inject(RevokeOrganiser) private readonly revocation: Write<RevokeOrganiser>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List organizers' })
  @Access('console:use')
  @ApiOkResponse({ type: OrganisersResponse })
  async listOrganisers(): Promise<OrganisersResponse> {
    return { data: (await this.list.execute()).map(toOrganiser) };
  }

  @Put(':id')
  @ApiOperation({ summary: 'Let a user organize prize draws' })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(USER_UNKNOWN)
  async grantOrganiser(@Param() { id }: OrganiserParams, @WriteCall() call: Call): Promise<void> {
    await this.granting.execute({ userId: id }, call);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Revoke the organizer role of a user' })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(USER_UNKNOWN)
  async revokeOrganiser(@Param() { id }: OrganiserParams, @WriteCall() call: Call): Promise<void> {
    await this.revocation.execute({ userId: id }, call);
  }
}
