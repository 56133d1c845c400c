/** Reads Dockerfile, .dockerignore, compose.yaml and the env file without Docker. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parse } from 'yaml';

/** The stages of a Dockerfile: each with its base and its instructions in order. */
export function readDockerfile(file) {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '');
  const stages = [];
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, rest] = /^(\w+)\s+(.*)$/.exec(line);
    if (name === 'FROM') {
      const [, base, as] = /^(\S+)(?: AS (\S+))?$/.exec(rest);
      stages.push({ base, as, instructions: [] });
    } else stages.at(-1).instructions.push({ name, text: rest });
  }
  return stages;
}

export const instructionsOf = (stage, name) =>
  stage.instructions.filter((each) => each.name === name).map(({ text }) => text);

/** The commands of a stage as a shell runs them, without their mounts. */
export const commandsOf = (stage) =>
  instructionsOf(stage, 'RUN').map((text) => text.replace(/^(--mount=\S+\s+)+/, ''));

/** Copies the build context: the repository's files that .dockerignore does not exclude. */
export function copyContext(root, target) {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const isLeftOut = (path) =>
    patterns.reduce((out, pattern) => {
      const glob = pattern.replace(/^!/, '');
      const matches = [glob, `${glob}/**`].some((each) => matchesGlob(path, each));
      return matches ? !pattern.startsWith('!') : out;
    }, false);
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached'], {
    cwd: root,
    encoding: 'utf8',
  });
  const given = tracked.split('\0').filter((path) => path !== '' && !isLeftOut(path));
  for (const path of given) cpSync(join(root, path), join(target, path), { recursive: true });
  return given;
}

/** `NAME=value` lines. */
export function readEnvFile(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const pairs = lines.map((line) => /^([A-Z_]+)=(.*)$/.exec(line)).filter(Boolean);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

/**
 * compose.yaml with its variables filled in: `${NAME:?}` is required, `${NAME:-default}` has a default, and
 * `${NAME:+text}` is replaced by the text if NAME is set.
 */
export function readCompose(file, env) {
  const fill = (text) =>
    text
      .replace(/\$\{(\w+)(?::([-?+])([^}]*))?\}/g, (_, name, kind, other) => {
        if (kind === '+') return env[name] ? other : '';
        if (env[name]) return env[name];
        if (kind === '?') throw new Error(`compose.yaml needs ${name}`);
        return kind === '-' ? other : '';
      })
      .replaceAll('$$', '$');
  const resolved = (value) => {
    if (typeof value === 'string') return fill(value);
    if (Array.isArray(value)) return value.map(resolved);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each)]));
  };
  return resolved(parse(readFileSync(file, 'utf8'), { merge: true }));
}

/** The text with each replacement applied; each replaced string must occur. */
export function replaced(text, pairs) {
  return pairs.reduce((current, [from, to]) => {
    if (!current.includes(from)) throw new Error(`${from} does not stand there`);
    return current.replaceAll(from, to);
  }, text);
}
