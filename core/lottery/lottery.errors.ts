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
  en: 'This event was approved, has opened or has entries: it can only be cancelled',
  'zh-CN': '活动已通过审核、已开始或已有人参与：只能取消，不能修改',
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
export const LOTTERY_RULES_CONTRADICT = defineError('validation', 'LOTTERY_RULES_CONTRADICT', {
  en: 'The rules say otherwise than the terms of the event: update them, then publish',
  'zh-CN': '规则与活动条款不符：请先更新规则再发布',
});
export const LOTTERY_REASON_NEEDED = defineError('validation', 'LOTTERY_REASON_NEEDED', {
  en: 'Please give a reason of at most 500 characters',
  'zh-CN': '请填写原因，最多 500 个字符',
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
  en: 'Only trusted organizers publish at once: submit this draft for approval',
  'zh-CN': '只有受信任的主办方可以直接发布：请提交草稿等待审核',
});
export const LOTTERY_ORGANISER_UNVERIFIED = defineError(
  'forbidden',
  'LOTTERY_ORGANISER_UNVERIFIED',
  {
    en: 'Running an event needs a confirmed email address: confirm yours in the settings',
    'zh-CN': '举办活动需要已确认的邮箱：请在设置中确认',
  },
);
export const LOTTERY_ORGANISER_NAME_INVALID = defineError(
  'validation',
  'LOTTERY_ORGANISER_NAME_INVALID',
  {
    en: 'This name cannot be the public name of an organizer',
    'zh-CN': '该名称不能用作主办方名称',
  },
);
export const LOTTERY_ORGANISER_NAME_TAKEN = defineError(
  'conflict',
  'LOTTERY_ORGANISER_NAME_TAKEN',
  {
    en: 'Another organizer has this name: please choose another',
    'zh-CN': '该名称已被其他主办方使用，请换一个',
  },
);
export const LOTTERY_ORGANISER_NAME_NEEDED = defineError(
  'conflict',
  'LOTTERY_ORGANISER_NAME_NEEDED',
  {
    en: 'The organizer has no public name yet: it must be chosen first',
    'zh-CN': '主办方尚未选择公开名称：请先选择',
  },
);
export const LOTTERY_PICTURE_UNKNOWN = defineError('notFound', 'LOTTERY_PICTURE_UNKNOWN', {
  en: 'This picture does not exist',
  'zh-CN': '该图片不存在',
});
export const LOTTERY_PICTURES_FULL = defineError('conflict', 'LOTTERY_PICTURES_FULL', {
  en: 'Too many pictures were uploaded: save the event first, which removes those that no prize has',
  'zh-CN': '上传的图片过多：请先保存活动，未使用的图片会被移除',
});
export const LOTTERY_DRAFTS_FULL = defineError('conflict', 'LOTTERY_DRAFTS_FULL', {
  en: 'You have 5 drafts: delete one, or wait until one is published',
  'zh-CN': '你已有 5 份草稿：请删除一份，或等待其中一份发布',
});
export const LOTTERY_EVENT_WAITING = defineError('conflict', 'LOTTERY_EVENT_WAITING', {
  en: 'This draft waits for approval: withdraw it to change it',
  'zh-CN': '该草稿正在等待审核：撤回后才能修改',
});
export const LOTTERY_EVENT_NOT_WAITING = defineError('conflict', 'LOTTERY_EVENT_NOT_WAITING', {
  en: 'This event does not wait for approval any more',
  'zh-CN': '该活动已不在等待审核',
});
export const LOTTERY_ORGANISER_GONE = defineError('conflict', 'LOTTERY_ORGANISER_GONE', {
  en: 'The organizer’s account is closed, disabled or has no confirmed address: decline this event',
  'zh-CN': '主办方账户已注销、停用或邮箱未确认：请拒绝该活动',
});
