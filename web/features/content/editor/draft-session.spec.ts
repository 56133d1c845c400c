import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { storedArticleDraft, type ArticleDraftTexts } from '@toolyard/browser';
import { DraftSession, QUIET_MS, RETRY_MS, type SaveOutcome } from './draft-session.ts';

const texts = (markdown: string, more: Partial<ArticleDraftTexts> = {}): ArticleDraftTexts => ({
  title: 'Tides',
  markdown,
  tags: '',
  description: '',
  order: '',
  ...more,
});

/** A server with one article, whose next answers can be set. */
function editing(start = 'One. Two.\n') {
  let stored = { number: 1, draft: texts(start) };
  const outcomes: SaveOutcome[] = [];
  const sent: (readonly [markdown: string, base: number])[] = [];
  const device = storedArticleDraft(() => localStorage, 'u1', 'a1');
  const ports = {
    device,
    check: () => ({}),
    now: () => 1000,
    save: (draft: ArticleDraftTexts, base: number): Promise<SaveOutcome> => {
      sent.push([draft.markdown, base]);
      const next = outcomes.shift();
      if (next) return Promise.resolve(next);
      if (base !== stored.number) return Promise.resolve({ kind: 'outdated', current: stored });
      stored = { number: stored.number + 1, draft };
      return Promise.resolve({ kind: 'saved', number: stored.number });
    },
  };
  const open = (server = stored) => new DraftSession(server, ports);
  return {
    device,
    sent,
    open,
    next: (...answers: readonly SaveOutcome[]) => outcomes.push(...answers),
    /** What somebody else saves. */
    saveElsewhere: (draft: ArticleDraftTexts) => (stored = { number: stored.number + 1, draft }),
    stored: () => stored,
  };
}

const quiet = (milliseconds = QUIET_MS) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a session of the editor', () => {
  it('saves two quiet seconds after the last key, on the revision it was made from', async () => {
    const { open, sent, device } = editing();
    const session = open();
    session.change({ markdown: 'One. Two. T\n' });
    await quiet(QUIET_MS - 1);
    session.change({ markdown: 'One. Two. Three.\n' });
    await quiet(QUIET_MS - 1);
    expect([sent, session.current().phase]).toEqual([[], 'changed']);
    expect(device.read()?.draft.markdown).toBe('One. Two. Three.\n');
    await quiet(1);
    expect(sent).toEqual([['One. Two. Three.\n', 1]]);
    expect(session.current()).toMatchObject({ phase: 'saved', savedAt: 1000, revision: 2 });
    expect(device.read()).toBeNull();
  });

  it('without an answer the text stays on the device and is sent again, also by the next visit', async () => {
    const { open, sent, next, stored } = editing();
    const first = open();
    const close = first.open();
    next({ kind: 'unanswered' }, { kind: 'unanswered' });
    first.change({ markdown: 'Offline.\n' });
    await quiet();
    expect(first.current()).toMatchObject({ phase: 'unanswered', isOnDevice: true });
    await quiet(RETRY_MS);
    expect(sent).toHaveLength(2);
    close();
    await quiet(0);
    expect(stored().draft.markdown).toBe('Offline.\n');
    localStorage.setItem(
      'articleDraft:u1:a1',
      JSON.stringify({ base: stored(), draft: texts('Later.\n') }),
    );
    const second = open();
    await quiet(0);
    expect(second.current()).toMatchObject({ phase: 'saved', draft: texts('Later.\n') });
    expect(stored().draft.markdown).toBe('Later.\n');
  });

  it('a device that stores nothing is not said to', () => {
    const { open } = editing();
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const session = open();
    session.change({ markdown: 'Full.\n' });
    expect(session.current().isOnDevice).toBe(false);
    set.mockRestore();
  });

  it('what others changed elsewhere is merged and saved on their revision', async () => {
    const { open, sent, saveElsewhere, stored } = editing('一。二。\n');
    const session = open();
    saveElsewhere(texts('一。二改。\n', { tags: 'sea' }));
    session.change({ markdown: '一改。二。\n' });
    await quiet();
    expect(sent).toEqual([
      ['一改。二。\n', 1],
      ['一改。二改。\n', 2],
    ]);
    expect(session.current()).toMatchObject({ phase: 'saved', wasMerged: true });
    expect(stored().draft).toEqual(texts('一改。二改。\n', { tags: 'sea' }));
  });

  it('of one sentence that both changed the writer chooses, and nothing is saved before', async () => {
    const { open, sent, saveElsewhere, stored, device } = editing();
    const session = open();
    saveElsewhere(texts('One theirs. Two.\n', { title: 'Their title' }));
    session.change({ markdown: 'One mine. Two.\n', title: 'My title' });
    await quiet();
    await quiet(60_000);
    expect([sent.length, session.current().phase]).toEqual([1, 'conflict']);
    expect(device.read()?.draft.markdown).toBe('One mine. Two.\n');
    session.resolve(['theirs', 'both']);
    await quiet(0);
    expect(stored().draft).toEqual(texts('One mine. One theirs. Two.\n', { title: 'Their title' }));
    expect(session.current().phase).toBe('saved');
  });

  it('what is typed while a save is under way is saved after it', async () => {
    const { open, sent } = editing();
    const session = open();
    session.change({ markdown: 'A.\n' });
    await jest.advanceTimersByTimeAsync(QUIET_MS - 1);
    jest.advanceTimersByTime(1);
    session.change({ markdown: 'A. B.\n' });
    await quiet();
    await quiet();
    expect(sent).toEqual([
      ['A.\n', 1],
      ['A. B.\n', 2],
    ]);
    expect(session.current().phase).toBe('saved');
  });

  it('a refusal stays with the text until it changes', async () => {
    const { open, next, device } = editing();
    const session = open();
    next({ kind: 'refused', message: 'no', faults: { title: 'too long' } });
    session.change({ title: 'x' });
    await quiet();
    expect(session.current()).toMatchObject({
      phase: 'refused',
      message: 'no',
      faults: { title: 'too long' },
      draft: { title: 'x' },
    });
    expect(device.read()?.draft.title).toBe('x');
  });
});
