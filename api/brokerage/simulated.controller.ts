import { Controller, Get, Header, Inject, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { PORTS, type SimulatedBrokerage } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { BROKERAGE_PLACES } from './brokerage-urls.ts';
import { SimulatedAnswerParams, SimulatedPageParams } from './brokerage.dto.ts';

/** The pages of the simulated broker. A real broker has a site of its own, so they need no sign-in. */
@ApiExcludeController()
@Controller('api/ibkr/simulated')
export class SimulatedController {
  constructor(@Inject(PORTS.simulatedBrokerage) private readonly broker: SimulatedBrokerage) {}

  @Get('sign-in')
  @Access('public')
  @Header('Content-Type', 'text/html; charset=utf-8')
  showSignIn(@Query() { state, language }: SimulatedPageParams): string {
    const answer = (word: string) => `${BROKERAGE_PLACES.answer}?state=${state}&answer=${word}`;
    return this.broker.signInPage(
      { state, allow: answer('allow'), deny: answer('deny') },
      language,
    );
  }

  /** The answer stands in the address: a form without fields has no body to be read. */
  @Post('answer')
  @Access('public')
  answerSignIn(@Query() { state, answer }: SimulatedAnswerParams, @Res() response: Response): void {
    response.redirect(303, this.broker.returnUrl(state, answer === 'allow'));
  }
}
