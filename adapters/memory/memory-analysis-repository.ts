import { ANALYSIS_UNKNOWN, type AnalysisRepository, type SavedAnalysis } from '@toolyard/core/data';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import {
  copyOf,
  withEntry,
  withoutEntry,
  withoutOwned,
  type MemoryTables,
} from './memory-tables.ts';

const lastChangedFirst = (a: SavedAnalysis, b: SavedAnalysis): number =>
  b.updatedAt - a.updatedAt || b.id.localeCompare(a.id);

export class MemoryAnalysisRepository implements AnalysisRepository {
  constructor(private readonly tables: MemoryTables) {}

  listOwned(ownerId: string): Promise<SavedAnalysis[]> {
    const owned = [...this.tables.analyses.values()].filter((each) => each.ownerId === ownerId);
    return Promise.resolve(structuredClone(owned.sort(lastChangedFirst)));
  }

  findOwned(ownerId: string, id: string): Promise<SavedAnalysis | null> {
    const found = this.tables.analyses.get(id);
    return Promise.resolve(found?.ownerId === ownerId ? copyOf(found) : null);
  }

  async countLocked(ownerId: string): Promise<number> {
    return (await this.listOwned(ownerId)).length;
  }

  async add(analysis: SavedAnalysis): Promise<void> {
    await Promise.resolve();
    this.tables.analyses = withEntry(this.tables.analyses, analysis.id, analysis);
  }

  async update(changed: SavedAnalysis): Promise<void> {
    await this.expect(changed, changed.version - 1);
    await this.add(changed);
  }

  async remove(removed: Pick<SavedAnalysis, 'ownerId' | 'id' | 'version'>): Promise<void> {
    await this.expect(removed, removed.version);
    this.tables.analyses = withoutEntry(this.tables.analyses, removed.id);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.analyses = withoutOwned(this.tables.analyses, (each) => each.ownerId === ownerId);
  }

  private async expect(
    { ownerId, id }: Pick<SavedAnalysis, 'ownerId' | 'id'>,
    version: number,
  ): Promise<void> {
    const current = await this.findOwned(ownerId, id);
    if (!current) throw ANALYSIS_UNKNOWN();
    if (current.version !== version) throw VERSION_CONFLICT({ details: { current } });
  }
}
