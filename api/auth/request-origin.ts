import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SessionOrigin } from '@toolyard/core/accounts';
import Bowser from 'bowser';
import type { Request } from 'express';
import { networkOf } from '../http/network.ts';

const LONGEST_AGENT = 400;
const LONGEST_NAME = 100;

/** Browser and system as their owner would name them, `Firefox, Linux`; empty when the call does not say. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_AGENT));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, LONGEST_NAME);
}

const originOf = ({ headers, ip = '' }: Request): SessionOrigin => ({
  device: deviceOf(headers['user-agent']),
  address: networkOf(ip),
});

/** Where a call comes from: its device, and the network of its address. */
export const Origin = createParamDecorator((_: unknown, context: ExecutionContext) =>
  originOf(context.switchToHttp().getRequest<Request>()),
);
