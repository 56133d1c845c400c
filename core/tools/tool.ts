import type { Instant } from '../shared/index.ts';
import type { Badge } from './badge.ts';

export const TOOL_LIMITS = {
  id: 80,
  title: 100,
  description: 500,
  icon: 200,
  url: 500,
  order: 1_000_000,
} as const;

/** What the catalogue shows of a tool. */
export interface ToolCard {
  /** Slug of the title: letters, digits and single hyphens. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of an uploaded image, or a few characters. */
  readonly icon: string;
  /** Where the card leads; null leads to `/{id}`. */
  readonly url: string | null;
  /** `#` and six hexadecimal digits. */
  readonly color: string;
  readonly order: number;
  readonly isActive: boolean;
  readonly badges: readonly Badge[];
}

/** A tool of the catalogue as it is kept. */
export interface Tool extends ToolCard {
  /** UUID of the record; the slug is what everybody else knows. */
  readonly key: string;
  /** Counts from 1; each change adds one. */
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
