import { ANALYSIS_UNKNOWN, type AnalysisRepository, type SavedAnalysis } from '@toolyard/core/data';
import { lastChangedFirst, MemoryOwnedRecords } from './memory-owned-records.ts';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryAnalysisRepository
  extends MemoryOwnedRecords<SavedAnalysis>
  implements AnalysisRepository
{
  constructor(private readonly tables: MemoryTables) {
    super(ANALYSIS_UNKNOWN, lastChangedFirst);
  }

  protected get records(): MemoryTables['analyses'] {
    return this.tables.analyses;
  }

  protected set records(next: MemoryTables['analyses']) {
    this.tables.analyses = next;
  }
}
