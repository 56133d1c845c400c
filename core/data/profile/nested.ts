import type { FamilyProfile } from './family-profile.ts';

/** Nested values are counted as they are written. */
export const nestedProfile: FamilyProfile = { figures: [], bins: () => null };
