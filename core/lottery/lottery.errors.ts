import { defineError } from '../shared/index.ts';

export const LOTTERY_EVENT_UNKNOWN = defineError('notFound', 'LOTTERY_EVENT_UNKNOWN', {
  en: 'This lottery event does not exist',
  'zh-CN': '抽奖活动不存在',
});
export const LOTTERY_EVENT_INVALID = defineError('validation', 'LOTTERY_EVENT_INVALID', {
  en: 'This event cannot be saved as it is',
  'zh-CN': '活动内容有误，无法保存',
});
export const LOTTERY_EVENT_LOCKED = defineError('conflict', 'LOTTERY_EVENT_LOCKED', {
  en: 'Somebody has entered this event, or it has opened: it can only be cancelled',
  'zh-CN': '已有人参与，或活动已开始：只能取消，不能修改',
});
export const LOTTERY_EVENT_PUBLISHED = defineError('conflict', 'LOTTERY_EVENT_PUBLISHED', {
  en: 'This event has been published already',
  'zh-CN': '该活动已经发布',
});
export const LOTTERY_EVENT_FINAL = defineError('conflict', 'LOTTERY_EVENT_FINAL', {
  en: 'The time of the draw has come, or the event has ended: it cannot be cancelled any more',
  'zh-CN': '已到抽奖时间或活动已结束，无法取消',
});
export const LOTTERY_OPENS_TOO_EARLY = defineError('validation', 'LOTTERY_OPENS_TOO_EARLY', {
  en: 'An event must be published before it opens: choose a later opening',
  'zh-CN': '活动必须在开始之前发布：请选择更晚的开始时间',
});
export const LOTTERY_REASON_NEEDED = defineError('validation', 'LOTTERY_REASON_NEEDED', {
  en: 'Please give a reason of at most 500 characters: it is published',
  'zh-CN': '请填写原因，最多 500 个字符；原因会公开',
});
export const LOTTERY_NOT_OPEN = defineError('conflict', 'LOTTERY_NOT_OPEN', {
  en: 'This event has not opened yet',
  'zh-CN': '活动尚未开始',
});
export const LOTTERY_CLOSED = defineError('conflict', 'LOTTERY_CLOSED', {
  en: 'This event has closed: no entry is taken or withdrawn any more',
  'zh-CN': '活动已截止，不再接受参与或撤回',
});
export const LOTTERY_FULL = defineError('conflict', 'LOTTERY_FULL', {
  en: 'All places of this event are taken',
  'zh-CN': '名额已满',
});
export const LOTTERY_ENTERED_ALREADY = defineError('conflict', 'LOTTERY_ENTERED_ALREADY', {
  en: 'You have entered this event already',
  'zh-CN': '你已参与该活动',
});
export const LOTTERY_EMAIL_UNVERIFIED = defineError('forbidden', 'LOTTERY_EMAIL_UNVERIFIED', {
  en: 'This event needs a confirmed email address: confirm yours in the settings',
  'zh-CN': '参与该活动需要已确认的邮箱：请在设置中确认',
});
export const LOTTERY_ACCOUNT_TOO_NEW = defineError('forbidden', 'LOTTERY_ACCOUNT_TOO_NEW', {
  en: 'Your account is too new for this event',
  'zh-CN': '你的账户注册时间不足，无法参与该活动',
});
export const LOTTERY_ENTRY_UNKNOWN = defineError('notFound', 'LOTTERY_ENTRY_UNKNOWN', {
  en: 'This entry does not exist',
  'zh-CN': '该参与记录不存在',
});
export const LOTTERY_ENTRY_FINAL = defineError('conflict', 'LOTTERY_ENTRY_FINAL', {
  en: 'Entries of this event cannot be withdrawn',
  'zh-CN': '该活动的参与不可撤回',
});
export const LOTTERY_EVENT_CHANGED = defineError('conflict', 'LOTTERY_EVENT_CHANGED', {
  en: 'The event has just been changed: read it again, then enter',
  'zh-CN': '活动刚刚被修改：请重新查看后再参与',
});
export const LOTTERY_NO_REMINDER = defineError('conflict', 'LOTTERY_NO_REMINDER', {
  en: 'There is nothing left to be reminded of: the event has closed',
  'zh-CN': '活动已截止，无需提醒',
});
export const LOTTERY_NO_RESULT = defineError('notFound', 'LOTTERY_NO_RESULT', {
  en: 'The winners of this event are not drawn yet',
  'zh-CN': '该活动尚未抽奖',
});
export const LOTTERY_NOT_FROZEN = defineError('notFound', 'LOTTERY_NOT_FROZEN', {
  en: 'The list of entries is not frozen yet',
  'zh-CN': '参与名单尚未冻结',
});
export const LOTTERY_WINNER_UNKNOWN = defineError('notFound', 'LOTTERY_WINNER_UNKNOWN', {
  en: 'This entry has won nothing, or its prize has been settled',
  'zh-CN': '该参与记录未中奖，或奖品已处理',
});
export const LOTTERY_CLAIM_LATE = defineError('conflict', 'LOTTERY_CLAIM_LATE', {
  en: 'The time to claim this prize is over',
  'zh-CN': '领奖期限已过',
});
export const LOTTERY_DRAW_NOT_DUE = defineError('conflict', 'LOTTERY_DRAW_NOT_DUE', {
  en: 'This step is not due: the event must have closed, and for the draw its time must have come',
  'zh-CN': '尚未到该步骤：活动须已截止，抽奖须到时间',
});
export const LOTTERY_ORGANISERS_ONLY = defineError('forbidden', 'LOTTERY_ORGANISERS_ONLY', {
  en: 'Only organisers run events: ask an operator for this role',
  'zh-CN': '举办活动需要主办方身份：请向运营人员申请',
});
