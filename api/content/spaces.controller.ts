import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Res,
  UseInterceptors,
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
  CreateSpace,
  DeleteSpace,
  EditSpace,
  ListSpaces,
  ReadSpace,
  SPACE_HANDLE_TAKEN,
  SPACE_INVALID,
  SPACE_NEEDS_VERIFIED_EMAIL,
  SPACE_ROLE_NEEDED,
  SPACE_UNKNOWN,
  SPACES_FULL,
  type MemberSpace,
  type Space,
} from '@toolyard/core/content';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import {
  CreateSpaceRequest,
  EditSpaceRequest,
  SpaceEnvelope,
  SpaceParams,
  SpacesResponse,
  toLimitsResponse,
  toPlainSpace,
  toSpaceResponse,
} from './spaces.dto.ts';

@ApiTags('spaces')
@UseInterceptors(mapConflicts<Space>(toPlainSpace))
@Controller('api/content/spaces')
export class SpacesController {
  constructor(
    private readonly list: ListSpaces,
    private readonly reading: ReadSpace,
    @Inject(CreateSpace) private readonly creation: Write<CreateSpace>,
    @Inject(EditSpace) private readonly editing: Write<EditSpace>,
    @Inject(DeleteSpace) private readonly deletion: Write<DeleteSpace>,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the spaces that you are a member of',
    description: 'With your role in each, and with how much an account and a space may have.',
  })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: SpacesResponse })
  async listSpaces(@Caller() caller: Principal): Promise<SpacesResponse> {
    const { spaces, limits } = await this.list.execute(caller);
    return { data: spaces.map(toSpaceResponse), limits: toLimitsResponse(limits) };
  }

  @Post()
  @ApiOperation({
    summary: 'Open a space',
    description:
      'It begins with a draft that shows what a text can have. A public one needs a verified email address.',
  })
  @Access('content:own', 'content:write')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: SpaceEnvelope })
  @ApiErrors(SPACE_INVALID, SPACE_HANDLE_TAKEN, SPACE_NEEDS_VERIFIED_EMAIL, SPACES_FULL)
  async createSpace(
    @Body() body: CreateSpaceRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SpaceEnvelope> {
    return answer(await this.creation.execute(body, call), response);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read a space' })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: SpaceEnvelope })
  @ApiErrors(SPACE_UNKNOWN)
  async readSpace(
    @Param() { id }: SpaceParams,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SpaceEnvelope> {
    return answer(await this.reading.execute(id, caller), response);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Change title, languages, visibility, theme and navigation of a space',
    description:
      'For its owners. Articles in a language that is taken out stay as they are; no new one begins in it.',
  })
  @Access('content:own', 'content:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: SpaceEnvelope })
  @ApiErrors(SPACE_INVALID, SPACE_NEEDS_VERIFIED_EMAIL, SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async editSpace(
    @Param() { id }: SpaceParams,
    @SeenVersion() version: number | null,
    @Body() body: EditSpaceRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SpaceEnvelope> {
    return answer(await this.editing.execute({ ...body, spaceId: id, version }, call), response);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a space with all its articles', description: 'For its owners.' })
  @HttpCode(204)
  @Access('content:own', 'content:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiNoContentResponse()
  @ApiErrors(SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async deleteSpace(
    @Param() { id }: SpaceParams,
    @SeenVersion() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ spaceId: id, version }, call);
  }
}

function answer(found: MemberSpace, response: Response): SpaceEnvelope {
  response.setHeader('ETag', etagOf(found.space.version));
  return { data: toSpaceResponse(found) };
}
