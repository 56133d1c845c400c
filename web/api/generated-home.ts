import { baseApi as api } from './base-api';
export const addTagTypes = ['home'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listHomeApps: build.query<ListHomeAppsApiResponse, ListHomeAppsApiArg>({
        query: () => ({ url: `/api/home/apps` }),
        providesTags: ['home'],
      }),
      listTools: build.query<ListToolsApiResponse, ListToolsApiArg>({
        query: () => ({ url: `/api/home/tools` }),
        providesTags: ['home'],
      }),
      readLastDraw: build.query<ReadLastDrawApiResponse, ReadLastDrawApiArg>({
        query: (queryArg) => ({
          url: `/api/home/last-draw`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['home'],
      }),
      readContact: build.query<ReadContactApiResponse, ReadContactApiArg>({
        query: () => ({ url: `/api/home/contact` }),
        providesTags: ['home'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as homeApi };
export type ListHomeAppsApiResponse = /** status 200  */ HomeAppListResponse;
export type ListHomeAppsApiArg = void;
export type ListToolsApiResponse = /** status 200  */ ToolListResponse;
export type ListToolsApiArg = void;
export type ReadLastDrawApiResponse = /** status 200  */ LastDrawEnvelope;
export type ReadLastDrawApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadContactApiResponse = /** status 200  */ ContactEnvelope;
export type ReadContactApiArg = void;
export type ToolBadge = 'NEW' | 'HOT' | 'FREE' | 'PREMIUM' | 'BETA';
export type HomeAppResponse = {
  id: string;
  title: string;
  description: string;
  /** A path below /uploads/, or a few characters */
  icon: string;
  /** What the image shows; empty where it only decorates */
  iconAlt: string;
  /** Where the card leads; null leads to /{id} */
  url: string | null;
  color: string;
  isActive: boolean;
  badges: ToolBadge[];
};
export type HomeAppListResponse = {
  data: HomeAppResponse[];
};
export type FieldErrorResponse = {
  /** Path of the field, such as legs.0.price */
  field?: string;
  message: string;
};
export type CurrentStateResponse = {
  /** The resource as it stands */
  current: object;
};
export type ErrorResponse = {
  code: string;
  /** In the language of Accept-Language */
  message: string;
  details?: FieldErrorResponse[] | CurrentStateResponse;
};
export type ToolResponse = {
  id: string;
  title: string;
  description: string;
  /** A path below /uploads/, or a few characters */
  icon: string;
  /** What the image shows; empty where it only decorates */
  iconAlt: string;
  /** Where the card leads; null leads to /{id} */
  url: string | null;
  color: string;
  order: number;
  isActive: boolean;
  badges: ToolBadge[];
};
export type ToolListResponse = {
  data: ToolResponse[];
};
export type TrustLabel = 'A' | 'B' | 'C';
export type LastDrawResponse = {
  eventId: string;
  title: string;
  /** Entries of the frozen list */
  entries: number;
  winners: number;
  /** Round of the beacon */
  round: number | null;
  /** Root of the tree over the entries */
  root: string;
  resultDate: string;
  trust: TrustLabel;
};
export type LastDrawEnvelope = {
  data: LastDrawResponse | null;
};
export type SocialKind = 'github' | 'x' | 'weibo' | 'linkedin' | 'youtube' | 'bilibili' | 'website';
export type SocialLinkResponse = {
  kind: SocialKind;
  url: string;
};
export type ContactResponse = {
  email: string;
  wechat: string | null;
  address: string | null;
  social: SocialLinkResponse[];
};
export type ContactEnvelope = {
  data: ContactResponse;
};
export const {
  useListHomeAppsQuery,
  useListToolsQuery,
  useReadLastDrawQuery,
  useReadContactQuery,
} = injectedRtkApi;
