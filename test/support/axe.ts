import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits while the page fades what a newer answer is about to replace, and while anything moves but what never ends. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('[aria-busy=true]') &&
      document.getAnimations().every(({ effect, playState }) => {
        const endless = effect?.getComputedTiming().endTime === Infinity;
        return endless || playState !== 'running';
      }),
  );
}

/** What axe finds once the page is still: its rule and the places, one line each. */
export async function axeFindings(
  page: Page,
  part: { readonly within?: string; readonly except?: string } = {},
): Promise<string[]> {
  await untilStill(page);
  // The page has no frames of other origins, so no page of its own is needed to put results together.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
  if (part.within) axe.include(part.within);
  if (part.except) axe.exclude(part.except);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
