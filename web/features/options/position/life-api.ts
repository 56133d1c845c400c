import { api } from '../../../api/generated.ts';
import type { MarkPoint, Outcome, PositionView, Side, SummaryView } from './life-wire.ts';

/** Which strategy is changed, and the version last seen. */
interface Change<Body> {
  readonly id: string;
  readonly version: number;
  readonly body: Body;
}

export interface PricedLeg {
  readonly price: number;
  readonly commission?: number;
}

export interface OpenBody {
  readonly fills: readonly (PricedLeg & { readonly legId: string })[];
  readonly note?: string;
}

export interface AdjustBody {
  readonly trades: readonly (PricedLeg & {
    readonly kind: 'option' | 'stock';
    readonly symbol: string;
    readonly side: Side;
    readonly contracts: number;
  })[];
  readonly note?: string;
}

export interface CloseBody {
  readonly prices: readonly (PricedLeg & { readonly symbol: string })[];
  readonly note?: string;
}

export interface SettleBody {
  readonly outcomes: readonly { readonly symbol: string; readonly outcome: Outcome }[];
  readonly note?: string;
}

export interface AssignBody {
  readonly symbol: string;
  readonly contracts: number;
  readonly note?: string;
}

interface Answer {
  readonly data: PositionView;
}

const write =
  <Body>(action: string) =>
  ({ id, version, body }: Change<Body>) => ({
    url: `/api/options/strategies/${encodeURIComponent(id)}/${action}`,
    method: 'POST',
    body,
    headers: { 'If-Match': `"${version}"` },
  });

/** The calls of a position's life; every change makes what was read of strategies stale. */
const lifeApi = api.injectEndpoints({
  endpoints: (build) => ({
    openPosition: build.mutation<Answer, Change<OpenBody>>({
      query: write('open'),
      invalidatesTags: ['strategies'],
    }),
    adjustPosition: build.mutation<Answer, Change<AdjustBody>>({
      query: write('adjust'),
      invalidatesTags: ['strategies'],
    }),
    closePosition: build.mutation<Answer, Change<CloseBody>>({
      query: write('close'),
      invalidatesTags: ['strategies'],
    }),
    settlePosition: build.mutation<Answer, Change<SettleBody>>({
      query: write('settle'),
      invalidatesTags: ['strategies'],
    }),
    assignPosition: build.mutation<Answer, Change<AssignBody>>({
      query: write('assign'),
      invalidatesTags: ['strategies'],
    }),
    readMarks: build.query<{ readonly data: { readonly points: readonly MarkPoint[] } }, string>({
      query: (id) => ({ url: `/api/options/strategies/${encodeURIComponent(id)}/marks` }),
      providesTags: ['strategies'],
    }),
    readSummary: build.query<{ readonly data: SummaryView }, void>({
      query: () => ({ url: '/api/options/summary' }),
      providesTags: ['strategies'],
    }),
  }),
});

export const {
  useOpenPositionMutation,
  useAdjustPositionMutation,
  useClosePositionMutation,
  useSettlePositionMutation,
  useAssignPositionMutation,
  useReadMarksQuery,
  useReadSummaryQuery,
} = lifeApi;
