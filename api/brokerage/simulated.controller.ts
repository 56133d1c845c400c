import { Controller, Get, Header, Inject, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Brokers } from '@toolyard/core/brokerage';
import type { Response } from 'express';
import { PORTS, type SimulatedBrokerage } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { NOT_FOUND } from '../http/http.errors.ts';
import { BROKERAGE_PLACES } from './brokerage-urls.ts';
import { SimulatedAnswerParams, SimulatedPageParams } from './brokerage.dto.ts';

/** The pages of the simulated broker, where it is offered. A real broker has a site of its own, so they need no sign-in. */
@ApiExcludeController()
@Controller('api/ibkr/simulated')
export class SimulatedController {
  constructor(
    @Inject(PORTS.simulatedBrokerage) private readonly broker: SimulatedBrokerage,
    @Inject(PORTS.brokers) private readonly brokers: Brokers,
  ) {}

  @Get('sign-in')
  @Access('public')
  @Header('Content-Type', 'text/html; charset=utf-8')
  showSignIn(@Query() { state, language }: SimulatedPageParams): string {
    this.requireOffered();
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
    this.requireOffered();
    response.redirect(303, this.broker.returnUrl(state, answer === 'allow'));
  }

  private requireOffered(): void {
    if (!this.brokers.find('simulated')) throw NOT_FOUND();
  }
}
