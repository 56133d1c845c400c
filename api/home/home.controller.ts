import { Controller, Get, Header, HttpCode, Inject, Ip, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import { ReadLastDraw } from '@toolyard/core/lottery';
import type { Clock, Language } from '@toolyard/core/shared';
import { CountToolClick, ListHomeApps, ListTools, TOOL_UNKNOWN } from '@toolyard/core/tools';
import { ToolParams } from '../admin/tools/tools.dto.ts';
import { PORTS, type Limiter } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { TOO_MANY_REQUESTS } from '../http/http.errors.ts';
import { networkOf } from '../http/network.ts';
import { charge } from '../http/quotas.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { LastDrawEnvelope, toLastDraw } from '../lottery/lottery.dto.ts';
import {
  HomeAppListResponse,
  toHomeAppResponse,
  ToolListResponse,
  toToolResponse,
} from './catalogue.dto.ts';
import { ContactEnvelope, toContactEnvelope } from './contact.dto.ts';

@ApiTags('home')
@Controller('api/home')
export class HomeController {
  constructor(
    @Inject(ListHomeApps) private readonly homeApps: ListHomeApps,
    @Inject(ListTools) private readonly tools: ListTools,
    @Inject(ReadLastDraw) private readonly lastDraw: ReadLastDraw,
    @Inject(CountToolClick) private readonly clicks: CountToolClick,
    @Inject(PORTS.clickLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
    @Inject(PORTS.settings) private readonly settings: Settings,
  ) {}

  @Get('apps')
  @ApiOperation({ summary: 'List the tools on the home page' })
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @SpeaksLanguages()
  @ApiOkResponse({ type: HomeAppListResponse })
  async listHomeApps(@CallLanguage() language: Language): Promise<HomeAppListResponse> {
    return { data: (await this.homeApps.execute(language)).map(toHomeAppResponse) };
  }

  @Get('tools')
  @ApiOperation({ summary: 'List the tools' })
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @SpeaksLanguages()
  @ApiOkResponse({ type: ToolListResponse })
  async listTools(@CallLanguage() language: Language): Promise<ToolListResponse> {
    return { data: (await this.tools.execute(language)).map(toToolResponse) };
  }

  @Post('tools/:id/clicks')
  @ApiOperation({
    summary: 'Count that a tool was opened',
    description:
      'Adds one to the counter of the tool and the day. Neither a cookie nor an address is stored.',
  })
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({ description: 'Counted' })
  @ApiErrors(TOOL_UNKNOWN, TOO_MANY_REQUESTS)
  async countToolClick(@Param() { id }: ToolParams, @Ip() address: string): Promise<void> {
    await charge(this.limiter, { key: networkOf(address), points: 1 }, this.clock);
    await this.clicks.execute(id);
  }

  @Get('last-draw')
  @ApiOperation({
    summary: 'Read the latest prize draw',
    description: '`data` is null before the first draw.',
  })
  @Access('public')
  @SpeaksLanguages()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: LastDrawEnvelope })
  async readLastDraw(@CallLanguage() language: Language): Promise<LastDrawEnvelope> {
    const draw = await this.lastDraw.execute();
    return { data: draw && toLastDraw(draw, language) };
  }

  @Get('contact')
  @ApiOperation({ summary: 'Read the contact data of the site' })
  @Access('public')
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOkResponse({ type: ContactEnvelope })
  readContact(): ContactEnvelope {
    return toContactEnvelope(this.settings.contact);
  }
}
