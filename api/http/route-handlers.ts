import { RequestMethod, type INestApplication } from '@nestjs/common';
import { GUARDS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { AccessPolicy, ApiKeyScope } from '@toolyard/core/accounts';
import { ACCESS, KEY_SCOPE } from './access.guard.ts';

type Method = (...args: never[]) => unknown;

export interface Handler {
  readonly name: string;
  /** `GET`, `POST`, … */
  readonly method: string;
  /** As the OpenAPI document writes it: `/api/options/strategies/{id}`. */
  readonly path: string;
  readonly policy: AccessPolicy | null;
  /** What an API key needs for it; null where none can call it. */
  readonly scope: ApiKeyScope | null;
  readonly run: Method;
  /** Classes of the guards that the controller and the method name. */
  readonly guards: readonly unknown[];
}

/** Every method that answers a route, inherited ones too, with the policy it names. */
export function routeHandlersOf(app: INestApplication): Handler[] {
  const modules = [...app.get(ModulesContainer).values()];
  const classes = modules.flatMap((module) => [...module.controllers.values()]);
  return classes.flatMap(({ metatype }) => (metatype ? handlersIn(metatype as Method) : []));
}

function handlersIn(controller: Method): Handler[] {
  const prototype = controller.prototype as Record<string, Method>;
  const names = new MetadataScanner().getAllMethodNames(prototype);
  return names.flatMap((name) => {
    const handler = prototype[name];
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as number | undefined);
    if (!handler || method === undefined) return [];
    const policy = (Reflect.getMetadata(ACCESS, handler) ?? null) as AccessPolicy | null;
    const scope = (Reflect.getMetadata(KEY_SCOPE, handler) ?? null) as ApiKeyScope | null;
    return pathsOf(controller, handler).map((path) => ({
      name: `${controller.name}.${name}`,
      method: RequestMethod[method] ?? '',
      path,
      policy,
      scope,
      run: handler,
      guards: [controller, handler].flatMap(guardsOf),
    }));
  });
}

const guardsOf = (of: Method): unknown[] =>
  (Reflect.getMetadata(GUARDS_METADATA, of) ?? []) as unknown[];

const declaredPaths = (of: Method): string[] =>
  [Reflect.getMetadata(PATH_METADATA, of) as string | string[]].flat();

const pathsOf = (controller: Method, handler: Method): string[] =>
  declaredPaths(controller).flatMap((before) =>
    declaredPaths(handler).map((after) => {
      const segments = `${before}/${after}`.split('/').filter(Boolean);
      return `/${segments.map((each) => each.replace(/^:(.+)$/, '{$1}')).join('/')}`;
    }),
  );

/** The methods of the routes on a path; the controllers are known once the app is initialised. */
export function allowedMethodsAt(app: INestApplication): (path: string) => readonly string[] {
  let routes: readonly { readonly method: string; readonly pattern: RegExp }[] | null = null;
  return (path) => {
    routes ??= routeHandlersOf(app).map(({ method, path: template }) => ({
      method,
      pattern: new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
    }));
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)];
  };
}

/** Refuses to start while a handler names no policy. */
export function requireAccessPolicies(app: INestApplication): void {
  const open = routeHandlersOf(app).filter(({ policy }) => policy === null);
  if (open.length > 0) throw new Error(`no @Access on ${open.map(({ name }) => name).join(', ')}`);
}
