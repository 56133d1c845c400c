import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drawFixture } from '@toolyard/memory';
import { nobleCrypto, nobleSigner } from '@toolyard/noble';
import {
  CAVEATS,
  DrawCheck,
  VERIFICATION_STEPS,
  frozenWitness,
  signReceipt,
  type ProofBundle,
} from '@toolyard/core/lottery/draw';
import { textOfFile } from '../../test-support/bytes-of.ts';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { localDrawVerifier } from '../../test-support/local-draw-verifier.ts';
import { renderApp, renderStored, type RenderAppOptions } from '../../test-support/render-app.tsx';
import { ENDED, SERVER_TIME } from './test-events.ts';

const signer = nobleSigner(new Uint8Array(32).fill(7));
const fixture = (until: 'published' | 'frozen' | 'selected' | 'forfeited') =>
  drawFixture({ crypto: nobleCrypto, signer, until });

function open(
  proof: ProofBundle | Handler,
  options: RenderAppOptions = {},
  render: typeof renderApp = renderApp,
) {
  const server = createFakeServer({
    'GET /api/lottery/events/:id': () => ({ body: { data: ENDED, serverTime: SERVER_TIME } }),
    'GET /api/lottery/events/:id/proof':
      typeof proof === 'function' ? proof : () => ({ body: proof }),
  });
  return render(`/lottery/${ENDED.id}/verify`, { server, ...options });
}

const verdict = (name: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
// Code and texts of the area are there before the first paint.
beforeAll(async () => {
  await Promise.all([import('./verify-page.tsx'), import('../../i18n/lottery-verify/en.ts')]);
});

describe('the verification of a draw', () => {
  it('recomputes a draw: each step passed, the winners, the published values', async () => {
    const bundle = fixture('selected');
    open(bundle);
    await verdict('The winners follow from this list');
    expect(document.title).toBe('Verification · Toolyard');
    expect(screen.getByText(/from 12 entries\. 3 winners and 3 alternates match\./)).toBeTruthy();
    expect(screen.getAllByText('(passed)')).toHaveLength(VERIFICATION_STEPS.length - 3);
    expect(screen.getAllByText('(this draw has none)')).toHaveLength(1);
    expect(screen.getAllByText('(needs a witness)')).toHaveLength(2);
    for (const value of [bundle.lock!.root, bundle.seed!, bundle.entropy!.beacon!.randomness])
      expect(screen.getAllByText(value).length).toBeGreaterThan(0);
    for (const { uuid } of bundle.picks!.slice(0, 3))
      expect(screen.getByText(uuid.slice(0, 8))).toBeTruthy();
  });

  it('held against what was saved before, it is correct; against another root it fails; a typo is named', async () => {
    const bundle = fixture('selected');
    const { user } = open(bundle);
    await verdict('The winners follow from this list');
    const fill = async (label: RegExp, text: string) => {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    };
    const check = () => user.click(screen.getByRole('button', { name: 'Check against these' }));
    await fill(/^Merkle root, saved/, 'abc');
    await check();
    await screen.findByText(/^A root has 64 digits/);
    await fill(/^Merkle root, saved/, bundle.lock!.root);
    const receipt = signReceipt(bundle.manifest.event_id, bundle.entries![4]!, 0, signer);
    await fill(/^Your receipt/, JSON.stringify(receipt));
    await check();
    await verdict('The result is correct');
    expect(screen.getByText('Trust A')).toBeTruthy();
    await fill(/^Merkle root, saved/, '0'.repeat(64));
    await check();
    await verdict('This proof does not hold');
    expect(screen.getByText('lock.root')).toBeTruthy();
    const saved = frozenWitness(bundle.log, bundle.public_key)!;
    // jsdom's files have no text().
    const file = Object.assign(new File([], 'witness.json'), {
      text: () => Promise.resolve(JSON.stringify(saved)),
    });
    fireEvent.drop(screen.getByLabelText(/^Head of the log/), { dataTransfer: { files: [file] } });
    await waitFor(() => expect(screen.getByDisplayValue(saved.head)).toBeTruthy());
    await check();
    await verdict('The result is correct');
  });

  it('is held against what this browser saw before the draw; what it saw later is no witness', async () => {
    const bundle = fixture('selected');
    const drawAt = Date.parse(bundle.manifest.draw_at);
    const seen = { eventId: ENDED.id, key: bundle.public_key, root: bundle.lock!.root };
    const reopen = (draws: readonly object[]) => {
      localStorage.setItem('language', 'en');
      localStorage.setItem('seenDraws', JSON.stringify(draws));
      return open(bundle, {}, renderStored);
    };
    const before = reopen([{ ...seen, seenAt: drawAt - 1000 }]);
    await verdict('The result is correct');
    expect(screen.getByText('Trust A')).toBeTruthy();
    expect(screen.getByText(/^Key and root below are what this browser saw on/)).toBeTruthy();
    expect(screen.getByDisplayValue(seen.root)).toBeTruthy();
    before.unmount();
    const forged = reopen([{ ...seen, root: '0'.repeat(64), seenAt: drawAt - 1000 }]);
    await verdict('This proof does not hold');
    expect(screen.getByText('lock.root')).toBeTruthy();
    forged.unmount();
    reopen([{ ...seen, seenAt: drawAt }]);
    await verdict('The winners follow from this list');
  });

  it('names the limits of a proof beside it, and says of a sample that it is one', async () => {
    const bundle = drawFixture({
      crypto: nobleCrypto,
      signer,
      change: (manifest) => ({ ...manifest, sample: true }),
    });
    open(bundle);
    await verdict('The winners follow from this list');
    expect(screen.getByText('Sample data')).toBeTruthy();
    for (const { en } of CAVEATS) expect(screen.getByText(en)).toBeTruthy();
  });

  it('shows the alternate who moved up', async () => {
    const bundle = fixture('forfeited');
    open(bundle);
    await verdict('The winners follow from this list');
    expect(screen.getByText(/now /).textContent).toContain(bundle.picks![3]!.uuid.slice(0, 8));
  });

  it('of a tampered proof names the step and the field', async () => {
    const bundle = fixture('selected');
    const picks = bundle.picks!.map((pick, i) =>
      i === 1 ? { ...pick, uuid: bundle.picks![5]!.uuid } : pick,
    );
    open({ ...bundle, picks });
    await verdict('This proof does not hold');
    expect(screen.getByText('picks[1].uuid')).toBeTruthy();
    expect(screen.getAllByText('(failed)')).toHaveLength(1);
    expect(screen.queryByText(/^Trust/)).toBeNull();
  });

  it('of a file that is no proof says that the whole is malformed', async () => {
    open(() => ({ body: 'nonsense' }));
    await verdict('This proof does not hold');
    expect(screen.getByText('the whole file')).toBeTruthy();
  });

  it.each([
    ['published', /^Entries close Aug 23, 2023, 15:15 UTC/],
    ['frozen', /^The list of 12 entries is frozen and public/],
  ] as const)(
    'before the draw, %s: says what is to come and checks what is public',
    async (until, text) => {
      open(fixture(until));
      await verdict('Not drawn yet');
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.queryAllByText('(failed)')).toEqual([]);
      expect(screen.getAllByText('(not there yet)').length).toBeGreaterThan(3);
    },
  );

  it('a failed call can be repeated, an unknown event leads back to the list', async () => {
    let calls = 0;
    const { user } = open(() => {
      calls += 1;
      return calls === 1
        ? { status: 503, body: { code: 'X', message: 'Busy' } }
        : { body: fixture('selected') };
    });
    await screen.findByText('Busy');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await verdict('The winners follow from this list');
    open(() => ({ status: 404, body: { code: 'LOTTERY_EVENT_UNKNOWN', message: 'none' } }));
    expect(await screen.findByRole('link', { name: 'Back to all lotteries' })).toBeTruthy();
  });

  it('a check that breaks off says so and can be run again', async () => {
    let runs = 0;
    const { user } = open(fixture('selected'), {
      services: {
        drawVerifier: () => {
          runs += 1;
          return runs === 1
            ? Promise.reject(new Error('worker'))
            : Promise.resolve(localDrawVerifier());
        },
      },
    });
    await screen.findByText('The check itself broke off');
    await user.click(screen.getByRole('button', { name: 'Verify again' }));
    await verdict('The winners follow from this list');
  });

  it('the page of the event leads here with the receipt, which is looked up at once', async () => {
    const bundle = fixture('selected');
    const receipt = signReceipt(bundle.manifest.event_id, bundle.entries![4]!, 0, signer);
    const none = { prize: null, witness: null, reminder: false, refusal: null, weight: 1 };
    const part = { ...none, entry: { receipt, hidesName: false } };
    const { count, root, weight_total: weightTotal, entry_hash: entryHash } = bundle.lock!;
    const lock = { count, root, weightTotal, entryHash, frozenAt: bundle.lock!.frozen_at };
    const event = { ...ENDED, phase: 'frozen', draw: { ...ENDED.draw, lock } };
    const server = createFakeServer({
      'GET /api/lottery/events/:id': () => ({ body: { data: event, serverTime: SERVER_TIME } }),
      'GET /api/lottery/events/:id/proof': () => ({ body: bundle }),
      'GET /api/lottery/events/:id/participation': () => ({ body: { data: part } }),
    });
    const { user } = renderApp(`/lottery/${ENDED.id}`, { server, auth: true });
    await user.click(await screen.findByRole('link', { name: 'Check my entry' }));
    expect(await screen.findByText(/place 5 of 12.* The receipt is genuine\.$/)).toBeTruthy();
  });

  it('was I in it? answers by uuid and by receipt', async () => {
    const bundle = fixture('selected');
    const entry = bundle.entries![4]!;
    const { user } = open(bundle);
    await verdict('The winners follow from this list');
    const field = screen.getByLabelText('Entry number or receipt');
    const ask = async (text: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: 'Check my entry' }));
    };
    await ask(entry.uuid);
    expect(
      await screen.findByText(/place 5 of 12, weight \d\. 4 hashes lead to the root/),
    ).toBeTruthy();
    const receipt = signReceipt(bundle.manifest.event_id, entry, 0, signer);
    await ask(JSON.stringify(receipt));
    expect(await screen.findByText(/The receipt is genuine\.$/)).toBeTruthy();
    await ask(JSON.stringify({ ...receipt, weight: receipt.weight + 1 }));
    expect(await screen.findByText(/The receipt’s signature is not the organizer’s/)).toBeTruthy();
    const dropped = { uuid: '11111111-1111-4111-8111-111111111112', weight: 1 };
    await ask(JSON.stringify(signReceipt(bundle.manifest.event_id, dropped, 0, signer)));
    expect(
      await screen.findByText(/^The organizer took this entry and dropped it: no line/),
    ).toBeTruthy();
    await ask('11111111-1111-4111-8111-111111111111');
    expect(await screen.findByText('This entry is not on the frozen list.')).toBeTruthy();
    await ask('me');
    expect(await screen.findByText('This is neither an entry number nor a receipt.')).toBeTruthy();
  });

  it('what if: another weight of one entry gives another root', async () => {
    const bundle = fixture('selected');
    const { user } = open(bundle);
    await verdict('The winners follow from this list');
    const winner = bundle.picks![0]!.uuid;
    const weight = bundle.entries!.find(({ uuid }) => uuid === winner)!.weight;
    const check = new DrawCheck(JSON.stringify(bundle), nobleCrypto);
    await check.verify();
    const field = screen.getByLabelText('Weight');
    await user.clear(field);
    await user.type(field, String(weight + 1));
    const { root } = check.changedRoot(winner, weight + 1)!;
    expect(await screen.findByText(root)).toBeTruthy();
    expect(root).not.toBe(bundle.lock!.root);
    await user.clear(field);
    await user.type(field, String(weight));
    expect(await screen.findByText(/^Same weight as published/)).toBeTruthy();
  });

  it('in Chinese', async () => {
    open(fixture('selected'), { lang: 'zh-CN' });
    await verdict('中奖者确由这份名单算出');
    expect(screen.getAllByText('(通过)')).toHaveLength(VERIFICATION_STEPS.length - 3);
    expect(within(screen.getByRole('main')).getByText('参与名单及其时间')).toBeTruthy();
  });

  it('hands the frozen list of entries to Data Analysis; before it is frozen there is none', async () => {
    const bundle = fixture('frozen');
    const { user, application, location } = open(bundle);
    await user.click(await screen.findByRole('button', { name: 'Analyze the entries' }));
    await waitFor(() => expect(location().pathname).toBe('/tools/data-analysis'));
    const { file, from } = application.handedData()!;
    expect(from).toBe(`/lottery/${ENDED.id}/verify`);
    expect(file.name).toBe(`entries-${ENDED.id}.csv`);
    expect((await textOfFile(file)).trim().split('\r\n')).toEqual([
      'uuid,weight',
      ...bundle.entries!.map(({ uuid, weight }) => `${uuid},${weight}`),
    ]);
  });

  it('offers no entries before the list is frozen, nor those of a proof that does not hold', async () => {
    const before = open(fixture('published'));
    await screen.findByRole('button', { name: 'Proof JSON' });
    expect(screen.queryByRole('button', { name: 'Analyze the entries' })).toBeNull();
    before.unmount();
    const bundle = fixture('selected');
    open({ ...bundle, seed: `${'0'.repeat(64)}` });
    await screen.findByRole('button', { name: 'Proof JSON' });
    expect(screen.queryByRole('button', { name: 'Analyze the entries' })).toBeNull();
  });
});
