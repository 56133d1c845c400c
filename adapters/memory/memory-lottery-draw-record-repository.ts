import type {
  DrawRecordRepository,
  StoredLogLine,
  StoredRegisterLine,
} from '@toolyard/core/lottery';
import type { LogLine, RegisterHead, RegisterLine } from '@toolyard/core/lottery/draw';
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

  async lastLine(eventId: string): Promise<LogLine | null> {
    return (await this.logOf(eventId)).at(-1) ?? null;
  }

  async append(added: StoredLogLine): Promise<void> {
    await Promise.resolve();
    const key = `${added.eventId} ${added.line.n}`;
    if (this.tables.lotteryLog.has(key)) throw new Error(`line ${key} exists`);
    this.tables.lotteryLog = withEntry(this.tables.lotteryLog, key, added);
  }

  async openRegister(eventId: string, start: RegisterHead): Promise<void> {
    await Promise.resolve();
    const { lotteryRegisters } = this.tables;
    if (lotteryRegisters.has(eventId)) throw new Error(`the register of ${eventId} is open`);
    this.tables.lotteryRegisters = withEntry(lotteryRegisters, eventId, { start, lines: [] });
  }

  registerEnd(eventId: string): Promise<RegisterHead | null> {
    const register = this.tables.lotteryRegisters.get(eventId);
    return Promise.resolve(register?.lines.at(-1)?.head ?? register?.start ?? null);
  }

  registerOf(eventId: string): Promise<RegisterLine[]> {
    const lines = this.tables.lotteryRegisters.get(eventId)?.lines ?? [];
    return Promise.resolve(lines.map(({ line }) => line));
  }

  async register(added: StoredRegisterLine): Promise<void> {
    const { eventId, head } = added;
    const register = this.tables.lotteryRegisters.get(eventId);
    const end = await this.registerEnd(eventId);
    if (!register || head.n !== (end?.n ?? 0) + 1) throw new Error(`line ${head.n} exists`);
    this.tables.lotteryRegisters = withEntry(this.tables.lotteryRegisters, eventId, {
      ...register,
      lines: [...register.lines, structuredClone(added)],
    });
  }

  enteredHeads(entryIds: readonly string[]): Promise<ReadonlyMap<string, RegisterHead>> {
    const lines = [...this.tables.lotteryRegisters.values()].flatMap((register) => register.lines);
    const entered = lines.filter(
      ({ entryId, line }) => line.type === 'entered' && entryIds.includes(entryId),
    );
    return Promise.resolve(new Map(entered.map(({ entryId, head }) => [entryId, head])));
  }
}
