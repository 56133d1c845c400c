import {
  INVISIBLE_TEXT,
  characterCount,
  isStorable,
  isVisible,
  isVisibleText,
  ok,
  refuse,
  type FieldError,
  type Instant,
  type Result,
  type Texts,
} from '../shared/index.ts';
import { BADGES, TOOL_LIMITS } from './tool.ts';
import { completeDraft, type ToolDraft, type ToolFields } from './tool-draft.ts';
import { isReservedToolId, toolId } from './tool-id.ts';
import { isToolIcon, isToolUrl } from './tool-url.ts';
import { consoleTexts, TOOL_INVALID } from './tools.errors.ts';

/** Only a new tool gets an id from its title. */
export type ToolCheckMode = 'create' | 'edit';

type Complete = Required<ToolDraft>;
type Rule = (draft: Complete, mode: ToolCheckMode) => FieldError | null;

const rule =
  (
    field: string,
    texts: Texts,
    isBroken: (draft: Complete, mode: ToolCheckMode) => boolean,
  ): Rule =>
  (draft, mode) =>
    isBroken(draft, mode) ? { field, message: texts.en, texts } : null;

const LABELS = {
  title: ['Title', '标题'],
  description: ['Description', '描述'],
  titleZh: ['Chinese title', '中文标题'],
  descriptionZh: ['Chinese description', '中文描述'],
  url: ['URL', 'URL'],
  icon: ['Icon', '图标'],
  iconAlt: ['Icon description', '图标说明'],
} as const;
type TextField = keyof typeof LABELS;

/** A text is as long in either language. */
const LIMIT_OF = {
  title: 'title',
  description: 'description',
  titleZh: 'title',
  descriptionZh: 'description',
  url: 'url',
  icon: 'icon',
  iconAlt: 'iconAlt',
} as const;

/** The field must have a text, or the one that stands in for it. */
const required = (field: TextField, standIn: TextField = field): Rule => {
  const [en, zh] = LABELS[field];
  return rule(
    field,
    consoleTexts(`${en} is required`, `请填写${zh}`),
    (draft) => draft[field] === '' && draft[standIn] === '',
  );
};

const storable = (field: TextField): Rule => {
  const [en, zh] = LABELS[field];
  const most = TOOL_LIMITS[LIMIT_OF[field]];
  const texts = consoleTexts(
    `${en} must have at most ${most} characters`,
    `${zh}不能超过 ${most} 个字符`,
  );
  return rule(field, texts, (draft) => {
    const text = draft[field] ?? '';
    return characterCount(text) > most || !isStorable(text);
  });
};

const visible = (field: TextField, isSound = isVisible): Rule =>
  rule(field, INVISIBLE_TEXT, (draft) => {
    const text = draft[field] ?? '';
    return isStorable(text) && !isSound(text);
  });

const WITHOUT_ID = consoleTexts(
  'Cannot generate a valid ID from the title',
  '无法根据标题生成有效的 ID',
);
const RESERVED = consoleTexts(
  'The ID made from this title is reserved for a page of the site',
  '该标题对应的 ID 已被本站页面占用',
);
const ID_RESERVED = consoleTexts(
  'This ID is reserved for a page of the site',
  '该 ID 已被本站页面占用',
);
const ID_WRONG = consoleTexts(
  `ID must have at most ${TOOL_LIMITS.id} letters a to z, digits and single hyphens`,
  `ID 只能包含小写字母 a–z、数字和单个连字符，最多 ${TOOL_LIMITS.id} 个字符`,
);
const URL_WRONG = consoleTexts(
  'URL must begin with https:, http: or one slash',
  'URL 必须以 https:、http: 或一个斜杠开头',
);
const ICON_WRONG = consoleTexts(
  'Icon must be an uploaded image or at most 8 characters',
  '图标必须是已上传的图片或不超过 8 个字符',
);
const COLOR_WRONG = consoleTexts('Color must look like #3b82f6', '颜色格式须如 #3b82f6');
const ORDER_WRONG = consoleTexts(
  `Order must be a whole number from 0 to ${TOOL_LIMITS.order}`,
  `排序必须是 0 到 ${TOOL_LIMITS.order} 的整数`,
);
const BADGES_WRONG = consoleTexts('Unknown badge', '含有未知的徽章');

const TIME_WRONG = consoleTexts(
  'Enter a date and a time from 2000 to 2099',
  '请填写 2000 年至 2099 年之间的日期和时间',
);
const HIDE_EARLY = consoleTexts(
  'The time to hide must be after the time to show',
  '隐藏时间必须晚于显示时间',
);

const FIRST_TIME = Date.UTC(2000, 0);
const END_OF_TIMES = Date.UTC(2100, 0);

const isTime = (at: Instant | null): boolean =>
  at === null || (Number.isInteger(at) && at >= FIRST_TIME && at < END_OF_TIMES);

const isOrder = (order: number): boolean =>
  Number.isInteger(order) && order >= 0 && order <= TOOL_LIMITS.order;

/** The checks of the form in its order, then whether the texts are storable and the URL is allowed. */
const RULES: readonly Rule[] = [
  required('title', 'titleZh'),
  required('description', 'descriptionZh'),
  required('url'),
  required('icon'),
  rule(
    'title',
    WITHOUT_ID,
    ({ title, id }, mode) => mode === 'create' && title !== '' && id === '',
  ),
  rule(
    'id',
    WITHOUT_ID,
    ({ title, titleZh, id }, mode) =>
      mode === 'create' && title === '' && titleZh !== '' && id === '',
  ),
  storable('title'),
  visible('title'),
  rule(
    'title',
    RESERVED,
    ({ id, title }, mode) => mode === 'create' && id === toolId(title) && isReservedToolId(id),
  ),
  rule(
    'id',
    ID_RESERVED,
    ({ id, title }, mode) => mode === 'create' && id !== toolId(title) && isReservedToolId(id),
  ),
  rule('id', ID_WRONG, ({ id }, mode) => mode === 'create' && toolId(id) !== id),
  storable('description'),
  visible('description', isVisibleText),
  storable('titleZh'),
  visible('titleZh'),
  storable('descriptionZh'),
  visible('descriptionZh', isVisibleText),
  storable('url'),
  rule('url', URL_WRONG, ({ url }) => !!url && url.length <= TOOL_LIMITS.url && !isToolUrl(url)),
  rule('icon', ICON_WRONG, ({ icon }) => icon !== '' && !(isToolIcon(icon) && isStorable(icon))),
  visible('icon'),
  storable('iconAlt'),
  visible('iconAlt'),
  rule('color', COLOR_WRONG, ({ color }) => !/^#[0-9a-f]{6}$/.test(color)),
  rule('order', ORDER_WRONG, ({ order }) => !isOrder(order)),
  rule('publishAt', TIME_WRONG, ({ publishAt }) => !isTime(publishAt)),
  rule('hideAt', TIME_WRONG, ({ hideAt }) => !isTime(hideAt)),
  rule(
    'hideAt',
    HIDE_EARLY,
    ({ publishAt, hideAt }) => publishAt !== null && hideAt !== null && hideAt <= publishAt,
  ),
  rule('badges', BADGES_WRONG, ({ badges }) => badges.some((badge) => !isBadge(badge))),
];

const isBadge = (badge: string): boolean => BADGES.some((known) => known === badge);

const faultsOf = (draft: Complete, mode: ToolCheckMode): FieldError[] =>
  RULES.flatMap((check) => check(draft, mode) ?? []);

/** All errors of a draft, in the order of display. */
export const toolFaults = (draft: ToolDraft, mode: ToolCheckMode): FieldError[] =>
  faultsOf(completeDraft(draft), mode);

/** The draft as a card can have it, or TOOL_INVALID with every fault. */
export function checkTool(draft: ToolDraft, mode: ToolCheckMode): Result<ToolFields> {
  const complete = completeDraft(draft);
  const details = faultsOf(complete, mode);
  if (details.length > 0) return refuse(TOOL_INVALID({ details }));
  const { id: _id, badges, ...fields } = complete;
  return ok({ ...fields, badges: BADGES.filter((badge) => badges.includes(badge)) });
}
