import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import { ReadLastDraw } from '@toolyard/core/lottery';
import type { Language } from '@toolyard/core/shared';
import { ListHomeApps, ListTools } from '@toolyard/core/tools';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { Access } from '../http/access.guard.ts';
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
