import { BEACON_TERMS, DRAW_EVENT_ID, DRAW_SEED, drawFixture } from '@toolyard/memory';
import { nobleCrypto, nobleSigner } from '@toolyard/noble';
import {
  seedCommit,
  type DrawSigner,
  type ManifestTerms,
  type ProofBundle,
  type Witnesses,
} from '@toolyard/core/lottery/draw';

export const testSigner = nobleSigner(new Uint8Array(32).fill(7));

export const COMMIT_TERMS: ManifestTerms = {
  ...BEACON_TERMS,
  entropy: { mode: 'commit', seedCommit: seedCommit(DRAW_EVENT_ID, DRAW_SEED, nobleCrypto) },
};

type Story = Omit<Parameters<typeof drawFixture>[0], 'crypto' | 'signer'> & {
  readonly signer?: DrawSigner;
};

/** `drawFixture` with the product's own cryptography. */
export const testBundle = (story: Story = {}): ProofBundle =>
  drawFixture({ crypto: nobleCrypto, signer: testSigner, ...story });

/** What an attentive reader saved of a draw. */
export const witnessesOf = ({ public_key, lock }: ProofBundle): Witnesses => ({
  key: public_key,
  ...(lock ? { root: lock.root } : {}),
});
