import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderOptions } from './render-options.spec.helper.tsx';
import { selectBuilder } from './screens/builder/builder.slice.ts';
import { EMPTY_BUILDER } from './screens/builder/builder-state.ts';
import { EMPTY_WIZARD } from './shared/drafts/wizard-state.ts';
import { selectWizard } from './shared/drafts/wizard.slice.ts';

const stock = { symbol: 'AAPL', name: 'Apple Inc.', nameZh: '苹果' };
const WIZARD = { ...EMPTY_WIZARD, step: 3, stock, templateId: 'custom' };
const BUILDER = { ...EMPTY_BUILDER, plan: { ...EMPTY_BUILDER.plan, stock } };

const store = (key: string, draft: object, owner: string | null) =>
  window.sessionStorage.setItem(key, JSON.stringify({ ...draft, owner }));

async function openWizard(owner: string | null, signedIn: boolean) {
  store('wizardDraft', WIZARD, owner);
  const { application } = await renderOptions('/options/wizard', { reloaded: true, signedIn });
  return { application, step: () => selectWizard(application.store.getState()).step };
}

describe('a draft of this tab', () => {
  it.each([
    ['of an account is there after a reload', 'u1', true, 3],
    ['of a visitor goes along at sign-in', null, true, 3],
    ['of an account is not shown to a visitor', 'u1', false, 1],
    ['of an account is not shown to another one', 'u2', true, 1],
  ])('%s', async (_case, owner, signedIn, step) => {
    expect((await openWizard(owner, signedIn)).step()).toBe(step);
  });

  it('ends when its owner signs out beside it', async () => {
    const { application, step } = await openWizard('u1', true);
    act(() => application.signedOut());
    expect(step()).toBe(1);
    expect(window.sessionStorage.getItem('wizardDraft')).not.toContain('AAPL');
  });

  it('of the builder is not shown to another account either', async () => {
    store('builderPlan', BUILDER, 'u2');
    const { application } = await renderOptions('/options/builder', {
      reloaded: true,
      signedIn: true,
    });
    await screen.findByRole('heading', { level: 1 });
    const { plan } = selectBuilder(application.store.getState());
    await waitFor(() => expect(plan.stock).toBeNull());
  });
});
