import { defineError } from '../../shared/index.ts';

export const DRAW_MANIFEST_INVALID = defineError('validation', 'DRAW_MANIFEST_INVALID', {
  en: 'The terms of the draw are not valid',
  'zh-CN': '抽奖条款无效',
});

export const DRAW_ENTRIES_INVALID = defineError('validation', 'DRAW_ENTRIES_INVALID', {
  en: 'The entry list is not valid',
  'zh-CN': '参与名单无效',
});

export const DRAW_FROZEN_TOO_EARLY = defineError('conflict', 'DRAW_FROZEN_TOO_EARLY', {
  en: 'The entry list can be frozen once the event has closed',
  'zh-CN': '活动截止后才能冻结参与名单',
});

export const DRAW_FROZEN_TOO_LATE = defineError('conflict', 'DRAW_FROZEN_TOO_LATE', {
  en: 'The random number is already public, so the entry list can no longer be frozen: this draw has failed',
  'zh-CN': '随机数已经公开，参与名单不能再冻结：本次抽奖失败',
});

export const BEACON_UNAVAILABLE = defineError('provider', 'BEACON_UNAVAILABLE', {
  en: 'The public randomness beacon does not answer. The draw waits; nothing is lost.',
  'zh-CN': '公共随机信标没有应答。抽奖会等待，不会丢失任何数据。',
});

export const BEACON_ROUND_INVALID = defineError('validation', 'BEACON_ROUND_INVALID', {
  en: 'This is not the round of the draw, or its signature is not valid',
  'zh-CN': '这不是本次抽奖的轮次，或签名无效',
});

export const TIMESTAMP_UNAVAILABLE = defineError('provider', 'TIMESTAMP_UNAVAILABLE', {
  en: 'The time-stamping authority does not answer. The frozen list waits for its time stamp until the draw.',
  'zh-CN': '时间戳机构没有应答。冻结的名单会在开奖之前继续等待时间戳。',
});

export const TIMESTAMP_INVALID = defineError('provider', 'TIMESTAMP_INVALID', {
  en: 'The time-stamping authority refused, or its answer is not a valid time stamp of this list',
  'zh-CN': '时间戳机构拒绝了请求，或其应答不是该名单的有效时间戳',
});

export const SEED_INVALID = defineError('validation', 'SEED_INVALID', {
  en: 'The seed does not match the commitment that was published',
  'zh-CN': '种子与已公布的承诺值不符',
});

export const FORFEIT_INVALID = defineError('conflict', 'FORFEIT_INVALID', {
  en: 'This entry holds no prize that it could forfeit',
  'zh-CN': '该参与记录没有可放弃的奖品',
});
