import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { Access } from '../http/access.ts';
import { Refusals } from '../http/documented-errors.ts';
import { ContactEnvelope, toContactEnvelope } from './contact.dto.ts';

const SHORTLY_KEPT = ['Cache-Control', 'public, max-age=60'] as const;

@ApiTags('home')
@Controller('api/home')
export class HomeController {
  constructor(@Inject(PORTS.settings) private readonly settings: Settings) {}

  @Get('contact')
  @Access('public')
  @Header(...SHORTLY_KEPT)
  @ApiOkResponse({ type: ContactEnvelope })
  @Refusals()
  readContact(): ContactEnvelope {
    return toContactEnvelope(this.settings.contact);
  }
}
