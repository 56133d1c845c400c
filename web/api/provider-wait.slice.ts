import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Reads that the server answers once the provider of market data accepts calls again. */
export interface ProviderWait {
  readonly reads: number;
  /** When the last of them is repeated, milliseconds since 1970 UTC. */
  readonly until: number;
}

const initialState: ProviderWait = { reads: 0, until: 0 };

export const providerWaitSlice = createSlice({
  name: 'providerWait',
  initialState,
  reducers: {
    waitBegan: ({ reads }, { payload: until }: PayloadAction<number>) => ({
      reads: reads + 1,
      until,
    }),
    waitEnded: ({ reads, until }) => ({ reads: reads - 1, until }),
  },
});
