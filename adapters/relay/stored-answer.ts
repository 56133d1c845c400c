import { createHash } from 'node:crypto';
import type { Sourced } from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';

/** Raised when the shape of a stored value changes: older ones are not read. */
const VERSION = 1;
const LONGEST_KEY = 200;

/** A cache that several servers share. While it is away it has no values and grants every claim; it never rejects. */
export interface SharedCache {
  get(key: string): Promise<string | null>;
  set(key: string, text: string, milliseconds: number): Promise<void>;
  /** Whether no other server has claimed the key; a claim ends after this time, or when it is released. */
  claim(key: string, milliseconds: number): Promise<boolean>;
  release(key: string): Promise<void>;
}

/** An answer and its ages. */
export interface Answer {
  readonly sourced: Sourced<unknown>;
  readonly freshUntil: Instant;
  /** Until when it may stand in for one that cannot be had. */
  readonly staleUntil: Instant;
}

/** The key of a call with these parameters; long ones are hashed. */
export function answerKey(provider: string, name: string, parameters: readonly unknown[]): string {
  const text = JSON.stringify(parameters);
  const short =
    text.length <= LONGEST_KEY ? text : createHash('sha256').update(text).digest('base64url');
  return `toolyard:answer:${VERSION}:${provider}:${name}:${short}`;
}

interface WrittenMap {
  readonly '@map': readonly (readonly [unknown, unknown])[];
}

const isWrittenMap = (value: unknown): value is WrittenMap =>
  typeof value === 'object' && value !== null && '@map' in value && Array.isArray(value['@map']);

/** The answer as JSON; maps are lists of their entries. */
export const writeAnswer = (key: string, answer: Answer): string =>
  JSON.stringify({ key, ...answer }, (_name, value: unknown) =>
    value instanceof Map ? { '@map': [...(value as Map<unknown, unknown>)] } : value,
  );

/** The answer that was written under this key; null where the text is none. Its value is not checked. */
export function readAnswer(key: string, text: string): Answer | null {
  try {
    const read = JSON.parse(text, (_name, value: unknown) =>
      isWrittenMap(value) ? new Map(value['@map']) : value,
    ) as { key: unknown } & Answer;
    const isWhole =
      read.key === key &&
      Number.isFinite(read.freshUntil) &&
      Number.isFinite(read.staleUntil) &&
      typeof read.sourced.meta === 'object' &&
      'value' in read.sourced;
    if (!isWhole) return null;
    const { sourced, freshUntil, staleUntil } = read;
    return { sourced, freshUntil, staleUntil };
  } catch {
    return null;
  }
}
