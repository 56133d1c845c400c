import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const SKIPPED = new Set(['dist', 'dist-types', 'node_modules', 'fixtures']);

/** Source files below `folder`, specs left out, as paths relative to `root`. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(root, path);
    return /\.tsx?$/.test(entry.name) && !/\.spec\.|\.d\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** What `code` imports, as written. */
export const importsOf = (code: string): string[] =>
  ts.preProcessFile(code, true, true).importedFiles.map((file) => file.fileName);

/** The imports of one file that stay in the repository, as paths relative to `root`. */
export function localImports(root: string, file: string): string[] {
  return importsOf(readFileSync(join(root, file), 'utf8'))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(root, resolve(root, dirname(file), specifier)));
}

/** The first circle of files, as a path that ends where it began; null when there is none. */
export function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

/** Areas of core, lowest layer first: an area imports only from layers above its own in this list. */
const CORE_LAYERS = [
  ['shared'],
  ['calendar', 'mail', 'retention', 'audit'],
  ['accounts', 'market'],
  ['options/contracts'],
  ['tools', 'data', 'content', 'watchlist', 'brokerage', 'lottery', 'options/pricing'],
  ['admin', 'codegen', 'options/chain', 'options/payoff'],
  ['options/surface', 'options/valuation'],
  ['options/earnings', 'options/templates'],
  ['options/analysis'],
  ['options/strategies'],
  ['options/capital', 'options/sharing'],
  ['options/settings'],
  ['options/records'],
  ['options/alerts', 'learning'],
  ['options/corporate-actions', 'live-blocks'],
  ['options/explanations', 'repositories'],
] as const;

/** Areas that know nothing of accounts: they import only from each other. */
const MATHS_AREAS: readonly string[] = [
  'shared',
  'calendar',
  'market',
  'options/contracts',
  'options/pricing',
  'options/chain',
  'options/payoff',
  'options/surface',
  'options/earnings',
  'options/valuation',
  'options/templates',
  'options/analysis',
];

/** The area of a core file, `options/chain` or `shared`. */
export function corePlace(file: string): string {
  const [, first, second] = file.split('/');
  return first === 'options' ? `options/${second}` : (first ?? '');
}

const layerOf = (place: string): number =>
  CORE_LAYERS.findIndex((layer) => (layer as readonly string[]).includes(place));

/** All files that a file loads, itself included. */
export function moduleClosure(
  graph: ReadonlyMap<string, readonly string[]>,
  file: string,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of graph.get(file) ?? []) moduleClosure(graph, next, found);
  return found;
}

/** Why `file` may not import `target`, both of core; null when it may. */
export function coreFault(file: string, target: string): string | null {
  const from = corePlace(file);
  const to = corePlace(target);
  if (from === to) return null;
  if (!target.endsWith('/index.ts')) return `${file} goes past the door of ${to}`;
  if (layerOf(from) < 0) return `${from} has no layer`;
  if (layerOf(to) < 0 || layerOf(to) >= layerOf(from)) return `${from} imports upwards from ${to}`;
  return MATHS_AREAS.includes(from) && !MATHS_AREAS.includes(to)
    ? `${from} is maths and imports ${to}`
    : null;
}

/** The feature a web file belongs to; options and admin screens share their area's root files. */
const featureOf = (file: string): string | null =>
  /^web\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

/** Why a web feature may not import `target`; null when it may. */
export function featureFault(file: string, target: string): string | null {
  const from = featureOf(file);
  const to = featureOf(target);
  return from && to && from !== to ? `${file} imports the feature ${to}` : null;
}

const OPTIONS_PART = /^web\/features\/options\/((screens|shared)\/[^/]+)\//;

/** Why a screen or a shared part of the options area may not import `target`: both import shared parts, never another screen. */
export function optionsFault(file: string, target: string): string | null {
  const from = OPTIONS_PART.exec(file)?.[1];
  if (!from || !target.startsWith('web/features/options/')) return null;
  const to = OPTIONS_PART.exec(target);
  return to?.[1] === from || to?.[2] === 'shared' ? null : `${file} imports ${target}`;
}
