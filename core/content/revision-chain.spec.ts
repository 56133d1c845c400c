import { describe, expect, it } from '@jest/globals';
import { NOW, sampleDraft, fakeDigest } from './content-samples.spec.helper.ts';
import type { Revision } from './revision.ts';
import { nextRevision, restoredDraft, verifyChain, type RevisionDraft } from './revision-chain.ts';

const context = { articleId: 'article-1', at: NOW, digest: fakeDigest };

function save(chain: readonly Revision[], draft: RevisionDraft): Revision {
  const saved = nextRevision(chain.at(-1) ?? null, draft, context);
  if (!saved.ok) throw saved.error;
  return saved.value;
}

const chainOf = (...texts: readonly string[]): Revision[] =>
  texts.reduce<Revision[]>(
    (chain, text) => [...chain, save(chain, sampleDraft(chain.length, text))],
    [],
  );

describe('saving', () => {
  it('makes the next revision of the one that it was made from, byte for byte', () => {
    const text = ' a\r\n\tb  \u00a0\n\n';
    const [first, second] = chainOf('first', text);
    expect([first!.number, second!.number, second!.base]).toEqual([1, 2, 1]);
    expect(second!.markdown).toBe(text);
  });

  it('on top of an old revision is refused with the current one', () => {
    const chain = chainOf('one', 'two');
    const refused = nextRevision(chain[1]!, sampleDraft(1, 'three'), context);
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'VERSION_CONFLICT', details: { current: chain[1] } },
    });
  });

  it('an equal text makes no revision, also when it is sent again', () => {
    const chain = chainOf('one', 'two');
    expect(save(chain, sampleDraft(2, 'two'))).toBe(chain[1]);
    expect(save(chain, sampleDraft(1, 'two'))).toBe(chain[1]);
  });

  it('another title or tag is another revision', () => {
    const chain = chainOf('one');
    const draft = sampleDraft(1, 'one');
    expect(save(chain, { ...draft, title: 'Other' }).number).toBe(2);
    expect(save(chain, { ...draft, meta: { ...draft.meta, tags: ['a'] } }).number).toBe(2);
  });
});

it('restoring makes the next revision, and those before stay', () => {
  const chain = chainOf('one', 'two');
  const draft = restoredDraft(chain[0]!, chain[1]!, { authorId: 'bo', note: 'Restored' });
  const restored = save(chain, draft);
  expect([restored.number, restored.markdown, restored.authorId]).toEqual([3, 'one', 'bo']);
  expect(verifyChain([...chain, restored], fakeDigest)).toBeNull();
});

describe('the chain', () => {
  const chain = chainOf('one', 'two', 'three');

  it('verifies, also without the authors whose accounts are erased', () => {
    expect(verifyChain([], fakeDigest)).toBeNull();
    expect(verifyChain(chain, fakeDigest)).toBeNull();
    expect(
      verifyChain(
        chain.map((each) => ({ ...each, authorId: null })),
        fakeDigest,
      ),
    ).toBeNull();
  });

  it('tells a revision that was altered, with a new hash too, or left out', () => {
    const altered = { ...chain[1]!, markdown: 'TWO' };
    expect(verifyChain([chain[0]!, altered, chain[2]!], fakeDigest)).toEqual({
      number: 2,
      fault: 'altered',
    });
    const [first] = chainOf('One');
    expect(verifyChain([first!, chain[1]!, chain[2]!], fakeDigest)).toEqual({
      number: 2,
      fault: 'altered',
    });
    expect(verifyChain([chain[0]!, chain[2]!], fakeDigest)).toEqual({
      number: 2,
      fault: 'missing',
    });
  });
});
