import type { Sourced } from '@toolyard/core/market';
import type { VolatilitySurface } from '@toolyard/core/options/surface';
import { toMeta } from '../market/snapshot-page.ts';

// A worker thread loads this from source too: nothing here may need more than the erasure of types.

export const toVolatilitySurface = ({ value, meta }: Sourced<VolatilitySurface>) => ({
  data: value,
  meta: toMeta(meta),
});
