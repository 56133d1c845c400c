import type { DrawRecordRepository, StoredLogLine } from '@toolyard/core/lottery';
import type { LogLine } from '@toolyard/core/lottery/draw';
import { withEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryLotteryDrawRecordRepository implements DrawRecordRepository {
  constructor(private readonly tables: MemoryTables) {}

  sealedSeedOf(eventId: string): Promise<string | null> {
    return Promise.resolve(this.tables.lotterySeeds.get(eventId) ?? null);
  }

  async putSealedSeed(eventId: string, sealedSeed: string): Promise<void> {
    await Promise.resolve();
    this.tables.lotterySeeds = withEntry(this.tables.lotterySeeds, eventId, sealedSeed);
  }

  logOf(eventId: string): Promise<LogLine[]> {
    const own = [...this.tables.lotteryLog.values()].filter((each) => each.eventId === eventId);
    const lines = own.map(({ line }) => line).sort((a, b) => a.n - b.n);
    return Promise.resolve(structuredClone(lines));
  }

  async append(added: StoredLogLine): Promise<void> {
    await Promise.resolve();
    const key = `${added.eventId} ${added.line.n}`;
    if (this.tables.lotteryLog.has(key)) throw new Error(`line ${key} exists`);
    this.tables.lotteryLog = withEntry(this.tables.lotteryLog, key, added);
  }
}
