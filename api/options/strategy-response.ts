import type { MarkedStrategy, Strategy } from '@toolyard/core/options/strategies';
import type { Response } from 'express';
import { acceptedLanguage } from '../http/language.ts';
import { etagOf } from '../http/version-header.ts';
import type { SavedStrategyResponse } from './strategy.dto.ts';
import { namedIn, toStrategyResponse } from './strategy.mapper.ts';

/** One strategy with its version. */
export function respondWithStrategy(
  response: Response,
  strategy: Strategy & Partial<MarkedStrategy>,
): SavedStrategyResponse {
  response.setHeader('ETag', etagOf(strategy.version));
  response.vary('Accept-Language');
  return { data: namedIn(acceptedLanguage(response.req), toStrategyResponse(strategy)) };
}
