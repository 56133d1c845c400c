/**
 * Answers about the market that take long, in a thread of their own. Runs from source too, by Node's type stripping, so
 * it keeps to syntax that can be erased.
 */
import { workerData } from 'node:worker_threads';
import { DomainError } from '@toolyard/core/shared';
import { simulatedMarket } from '@toolyard/simulated-market';
import { marketAnswers, type MarketAnswers } from '../market/market-answers.ts';
import { combinedSources, openFiles } from './market-sources.ts';

export interface MarketWorkerSettings {
  readonly chainFilesDir: string | null;
  readonly marketSeed: string;
}

/** One call of `MarketAnswers`. */
export interface MarketTask<Name extends keyof MarketAnswers = keyof MarketAnswers> {
  readonly name: Name;
  readonly parameters: Parameters<MarketAnswers[Name]>;
  /** The clock of the server that asks. */
  readonly now: number;
}

/** The bytes of the answer, or the code of the refusal: errors lose their class between threads. */
export type MarketAnswer = { readonly bytes: Uint8Array } | { readonly refusal: string };

let now = 0;
const clock = { now: () => now };
const { chainFilesDir, marketSeed: seed } = workerData as MarketWorkerSettings;
const simulated = simulatedMarket({ seed, clock });
const sources = combinedSources(await openFiles(chainFilesDir), simulated, clock);
const answers = marketAnswers(sources, clock);

/** Answers as soon as the market's sources are open. */
export const ready = (): void => undefined;

export async function answer(task: MarketTask): Promise<MarketAnswer> {
  ({ now } = task);
  try {
    const call = answers[task.name] as (...parameters: readonly unknown[]) => Promise<Uint8Array>;
    return { bytes: await call(...task.parameters) };
  } catch (fault) {
    if (fault instanceof DomainError) return { refusal: fault.code };
    throw fault;
  }
}
