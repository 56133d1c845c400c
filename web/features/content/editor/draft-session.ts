import type { ArticleDraftTexts, StoredArticleDraft } from '@toolyard/browser';
import { isSameDraft, type Faults } from './draft.ts';
import { mergeDrafts, resolvedDraft, type Choice, type DraftMerge } from './merge-drafts.ts';

/** A revision and its texts. */
export interface Base {
  readonly number: number;
  readonly draft: ArticleDraftTexts;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly number: number }
  /** Somebody else has saved this one in the meantime. */
  | { readonly kind: 'outdated'; readonly current: Base }
  /** No answer came; the same may succeed later. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'refused'; readonly message: string; readonly faults: Faults };

export type Conflicts = Extract<DraftMerge, { readonly kind: 'conflicts' }>['fields'];

export interface DraftState {
  readonly draft: ArticleDraftTexts;
  /** Number of the revision that the draft was last saved as. */
  readonly revision: number;
  readonly phase: 'saved' | 'changed' | 'saving' | 'unanswered' | 'refused' | 'conflict';
  /** When the server took the last save; null before one. */
  readonly savedAt: number | null;
  /** Whether this device holds what is not saved. */
  readonly isOnDevice: boolean;
  /** Somebody else's changes were merged by the last save. */
  readonly wasMerged: boolean;
  readonly message: string;
  readonly faults: Faults;
  readonly conflicts: Conflicts;
}

interface Ports {
  readonly save: (draft: ArticleDraftTexts, base: number) => Promise<SaveOutcome>;
  readonly check: (draft: ArticleDraftTexts) => Faults;
  readonly device: StoredArticleDraft;
  readonly now: () => number;
}

/** Quiet time before a save. */
export const QUIET_MS = 2000;
/** Time before the next try where no answer came. */
export const RETRY_MS = 15_000;

/** What is typed into one article: saved when it rests, merged with what others save, and on this device until then. */
export class DraftSession {
  private base: Base;
  private state: DraftState;
  private theirs: Base | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSaving = false;
  private isOpen = true;
  private readonly listeners = new Set<() => void>();

  constructor(
    server: Base,
    private readonly ports: Ports,
  ) {
    const unsaved = ports.device.read();
    const isUnsaved = unsaved !== null && !isSameDraft(unsaved.draft, server.draft);
    this.base = isUnsaved ? unsaved.base : server;
    this.state = {
      draft: isUnsaved ? unsaved.draft : server.draft,
      revision: this.base.number,
      phase: isUnsaved ? 'changed' : 'saved',
      savedAt: null,
      isOnDevice: isUnsaved,
      wasMerged: false,
      message: '',
      faults: {},
      conflicts: [],
    };
    if (isUnsaved) this.saveIn(0);
  }

  readonly current = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  change(changed: Partial<ArticleDraftTexts>): void {
    const draft = { ...this.state.draft, ...changed };
    if (this.state.phase === 'conflict') return this.set({ draft });
    const isOnDevice = this.ports.device.write({ base: this.base, draft });
    this.set({ draft, phase: 'changed', isOnDevice, wasMerged: false, faults: {} });
    this.saveIn(QUIET_MS);
  }

  /** Goes on from a revision that saved the same texts. */
  readonly goOnFrom = (number: number): void => {
    this.base = { ...this.base, number };
    this.set({ revision: number });
  };

  /** Saves at once what is not saved, for instance because the connection is back. */
  readonly flush = (): void => {
    if (['changed', 'unanswered'].includes(this.state.phase)) this.saveIn(0);
  };

  /** Begins the editing of the page that shows it; the answer ends it with a last save. */
  readonly open = (): (() => void) => {
    this.isOpen = true;
    return () => {
      this.isOpen = false;
      this.flush();
    };
  };

  /** Takes the chosen texts of a conflict, and saves. */
  resolve(choices: readonly Choice[]): void {
    if (this.theirs === null) return;
    this.base = this.theirs;
    this.theirs = null;
    const draft = resolvedDraft(this.state.conflicts, choices);
    this.set({ phase: 'saved', conflicts: [] });
    this.change(draft);
    this.saveIn(0);
  }

  private saveIn(milliseconds: number): void {
    clearTimeout(this.timer);
    if (milliseconds === 0) void this.save();
    else this.timer = setTimeout(() => void this.save(), milliseconds);
  }

  private async save(): Promise<void> {
    // The answer of the save that is under way begins the next one.
    if (this.isSaving) return;
    const { draft } = this.state;
    if (isSameDraft(draft, this.base.draft)) return this.settled({});
    const faults = this.ports.check(draft);
    if (Object.keys(faults).length > 0) return this.set({ phase: 'refused', message: '', faults });
    this.isSaving = true;
    this.set({ phase: 'saving', message: '' });
    const outcome = await this.ports.save(draft, this.base.number);
    this.isSaving = false;
    this.take(outcome, draft);
  }

  private take(outcome: SaveOutcome, sent: ArticleDraftTexts): void {
    switch (outcome.kind) {
      case 'saved':
        this.base = { number: outcome.number, draft: sent };
        return this.settled({ savedAt: this.ports.now(), revision: outcome.number });
      case 'outdated':
        return this.merge(outcome.current);
      case 'unanswered':
        this.store();
        this.set({ phase: 'unanswered' });
        return this.isOpen ? this.saveIn(RETRY_MS) : undefined;
      case 'refused':
        this.store();
        return this.set({ phase: 'refused', message: outcome.message, faults: outcome.faults });
    }
  }

  private settled(change: Partial<DraftState>): void {
    if (isSameDraft(this.state.draft, this.base.draft)) {
      this.ports.device.remove();
      return this.set({ ...change, phase: 'saved', isOnDevice: false, faults: {} });
    }
    this.store();
    this.set({ ...change, phase: 'changed' });
    return this.saveIn(QUIET_MS);
  }

  private merge(theirs: Base): void {
    const merge = mergeDrafts(this.base.draft, this.state.draft, theirs.draft);
    if (merge.kind === 'conflicts') {
      this.store();
      this.theirs = theirs;
      return this.set({ phase: 'conflict', conflicts: merge.fields });
    }
    this.base = theirs;
    this.set({ draft: merge.draft, phase: 'changed', wasMerged: true, revision: theirs.number });
    this.store();
    return this.saveIn(0);
  }

  private store(): void {
    const { draft } = this.state;
    this.set({ isOnDevice: this.ports.device.write({ base: this.base, draft }) });
  }

  private set(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
