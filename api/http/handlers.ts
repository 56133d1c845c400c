import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { AccessPolicy } from '@toolyard/core/accounts';
import { ACCESS } from './access.ts';

export interface Handler {
  readonly name: string;
  readonly policy: AccessPolicy | null;
}

type Method = (...args: never[]) => unknown;

/** Every method that answers a route, with the policy it names. */
export function handlersOf(app: INestApplication): Handler[] {
  const modules = [...app.get(ModulesContainer).values()];
  const classes = modules.flatMap((module) => [...module.controllers.values()]);
  return classes.flatMap(({ metatype }) => {
    const prototype = (metatype?.prototype ?? {}) as Record<string, Method>;
    return Object.getOwnPropertyNames(prototype)
      .filter((name) => name !== 'constructor' && isRoute(prototype[name]))
      .map((name) => ({
        name: `${metatype?.name}.${name}`,
        policy: (Reflect.getMetadata(ACCESS, prototype[name] as Method) ??
          null) as AccessPolicy | null,
      }));
  });
}

const isRoute = (method: Method | undefined): boolean =>
  method !== undefined && Reflect.hasMetadata(METHOD_METADATA, method);

/** Refuses to start while a handler names no policy. */
export function demandPolicies(app: INestApplication): void {
  const open = handlersOf(app).filter(({ policy }) => policy === null);
  if (open.length > 0) throw new Error(`no @Access on ${open.map(({ name }) => name).join(', ')}`);
}
