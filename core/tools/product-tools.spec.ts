import { describe, expect, it } from '@jest/globals';
import { BADGES, TOOL_LIMITS } from './tool.ts';
import { PRODUCT_TOOLS } from './product-tools.ts';
import { isToolIcon, isToolUrl } from './tool-url.ts';

describe('the tools of a new catalogue', () => {
  it.each(PRODUCT_TOOLS.map((tool) => [tool.id, tool] as const))(
    '%s keeps every rule',
    (id, tool) => {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(id).toBe(tool.title.toLowerCase().replaceAll(' ', '-'));
      expect(tool.url !== null && isToolUrl(tool.url)).toBe(true);
      expect(isToolIcon(tool.icon)).toBe(true);
      expect(tool.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(tool.description.length).toBeLessThanOrEqual(TOOL_LIMITS.description);
      expect(tool.badges).toEqual(BADGES.filter((badge) => tool.badges.includes(badge)));
    },
  );

  it('each has an id and a place of its own', () => {
    expect(new Set(PRODUCT_TOOLS.map(({ id }) => id)).size).toBe(PRODUCT_TOOLS.length);
    expect(new Set(PRODUCT_TOOLS.map(({ order }) => order)).size).toBe(PRODUCT_TOOLS.length);
  });
});
