import { Controller, Delete, Get, HttpCode, Inject, Param, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProperty,
  ApiTags,
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
@ApiBearerAuth()
@Controller('api/admin/lottery/organisers')
export class OrganisersController {
  constructor(
    @Inject(ListOrganisers) private readonly list: ListOrganisers,
    @Inject(GrantOrganiser) private readonly granting: Write<GrantOrganiser>,
    @Inject(RevokeOrganiser) private readonly revocation: Write<RevokeOrganiser>,
  ) {}

  @Get()
  @Access('console:use')
  @ApiOkResponse({ type: OrganisersResponse })
  @ApiErrors(401, 403)
  async listOrganisers(): Promise<OrganisersResponse> {
    return { data: (await this.list.execute()).map(toOrganiser) };
  }

  @Put(':id')
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 422)
  async grantOrganiser(@Param() { id }: OrganiserParams, @WriteCall() call: Call): Promise<void> {
    await this.granting.execute({ userId: id }, call);
  }

  @Delete(':id')
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 422)
  async revokeOrganiser(@Param() { id }: OrganiserParams, @WriteCall() call: Call): Promise<void> {
    await this.revocation.execute({ userId: id }, call);
  }
}
