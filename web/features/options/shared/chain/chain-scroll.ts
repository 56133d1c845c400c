/** Which strikes a scroll position asks for in the near view. */
export type ScrollWish = 'lower' | 'higher' | null;

export const LOWER_ZONE = 50;
export const HIGHER_ZONE = 100;

/** Rows are 40 px: with lower ones both zones overlap and loads run away. */
export const ROW_HEIGHT = 40;

/** Within 50 px of the top wants lower strikes, within 100 px of the bottom wants higher ones. Pixels. */
export function scrollWish(top: number, viewport: number, content: number): ScrollWish {
  if (top <= LOWER_ZONE) return 'lower';
  return content - viewport - top <= HIGHER_ZONE ? 'higher' : null;
}

/** Up to so many rows are drawn as they are; of more only those around the view. */
export const PLAIN_ROWS = 150;
/** 24 rem: what the box shows before it has been laid out. */
export const BOX_HEIGHT = 384;
