import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  AddHook,
  HOOK_UNKNOWN,
  HOOK_URL_INVALID,
  HOOKS_FULL,
  ListHooks,
  MAX_WEB_HOOKS,
  RemoveHook,
  SPACE_ROLE_NEEDED,
  SPACE_UNKNOWN,
  TryHook,
} from '@toolyard/core/content';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import {
  AddedHookEnvelope,
  AddHookRequest,
  HookDeliveryEnvelope,
  HookParams,
  HooksResponse,
  toDelivery,
  toHook,
  toPlainHook,
} from './hooks.dto.ts';
import { SpaceParams } from './spaces.dto.ts';

/** Addresses that a space tells what its readers see. */
@ApiTags('spaces')
@Controller('api/content/spaces/:id/hooks')
export class HooksController {
  constructor(
    private readonly list: ListHooks,
    @Inject(AddHook) private readonly adding: Write<AddHook>,
    @Inject(RemoveHook) private readonly removal: Write<RemoveHook>,
    @Inject(TryHook) private readonly trial: Write<TryHook>,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the web hooks of a space with their last deliveries',
    description: 'For its owners.',
  })
  @Access('content:own', 'content:read')
  @ApiOkResponse({ type: HooksResponse })
  @ApiErrors(SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async listHooks(
    @Param() { id }: SpaceParams,
    @Caller() caller: Principal,
  ): Promise<HooksResponse> {
    return { data: (await this.list.execute(id, caller)).map(toHook), limit: MAX_WEB_HOOKS };
  }

  @Post()
  @ApiOperation({
    summary: 'Add a web hook',
    description:
      'For owners. It is told within seconds what readers begin to see (`article.published`) and no longer see (`article.unpublished`), also by a schedule. What is not answered with 2xx is sent again after 1, 2, 4, … minutes, eight times in all. Redirects are not followed.',
  })
  @Access('content:own', 'content:write')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: AddedHookEnvelope })
  @ApiErrors(HOOK_URL_INVALID, HOOKS_FULL, SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async addHook(
    @Param() { id }: SpaceParams,
    @Body() { url }: AddHookRequest,
    @WriteCall() call: Call,
  ): Promise<AddedHookEnvelope> {
    const { hook, secret } = await this.adding.execute({ spaceId: id, url }, call);
    return { data: { ...toPlainHook(hook), secret } };
  }

  @Post(':hookId/test')
  @ApiOperation({ summary: 'Send a ping to a web hook', description: 'For owners.' })
  @Access('content:own', 'content:write')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: HookDeliveryEnvelope })
  @ApiErrors(HOOK_UNKNOWN, SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async testHook(
    @Param() { id, hookId }: HookParams,
    @WriteCall() call: Call,
  ): Promise<HookDeliveryEnvelope> {
    return { data: toDelivery(await this.trial.execute({ spaceId: id, hookId }, call)) };
  }

  @Delete(':hookId')
  @ApiOperation({
    summary: 'Remove a web hook with what it was to be told',
    description: 'For owners.',
  })
  @HttpCode(204)
  @Access('content:own', 'content:write')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(HOOK_UNKNOWN, SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async removeHook(@Param() { id, hookId }: HookParams, @WriteCall() call: Call): Promise<void> {
    await this.removal.execute({ spaceId: id, hookId }, call);
  }
}
