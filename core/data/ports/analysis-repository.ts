import type { OwnedRecords } from '../../accounts/index.ts';
import type { SavedAnalysis } from '../saved-analysis.ts';

/** Stores analyses. test/conformance/analysis-repository states what every adapter must do. */
export interface AnalysisRepository extends OwnedRecords {
  /** All analyses of the owner, last changed first, ties by id descending. */
  listOwned(ownerId: string): Promise<readonly SavedAnalysis[]>;
  /** Null for a foreign id as for an unknown one. */
  findOwned(ownerId: string, id: string): Promise<SavedAnalysis | null>;
  /** Number of analyses. No other unit of work that calls this for the same owner goes on before this one ends. */
  countLocked(ownerId: string): Promise<number>;
  add(analysis: SavedAnalysis): Promise<void>;
  /**
   * Stores version, recipe and updatedAt if the stored version is `changed.version - 1`; otherwise refuses with
   * VERSION_CONFLICT and the current analysis, or with ANALYSIS_UNKNOWN when it is gone.
   */
  update(changed: SavedAnalysis): Promise<void>;
  /** Removes the analysis of that version; refuses as `update` does. */
  remove(removed: Pick<SavedAnalysis, 'ownerId' | 'id' | 'version'>): Promise<void>;
}
