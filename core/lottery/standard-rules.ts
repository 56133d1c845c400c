import { LANGUAGES, type Instant, type Language, type Texts } from '../shared/index.ts';
import type { EventDraft } from './event-draft.ts';

/** `2026-12-08 16:00 UTC`. */
const formatTime = (at: Instant): string =>
  Number.isFinite(at) && at > 0
    ? `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : '--';

const texts = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

interface RulesContext {
  readonly organiser: string;
  /** Where complaints go. */
  readonly contact: string;
}

/** What the standard rules tell of, in their order. */
const RULES = [
  'organiser',
  'times',
  'entry',
  'email',
  'age',
  'odds',
  'draw',
  'prizes',
  'privacy',
] as const;

/** The standard rules by what they tell of; null where the terms have nothing to tell. */
function rulesByTopic(
  draft: EventDraft,
  { organiser, contact }: RulesContext,
): Readonly<Record<(typeof RULES)[number], Texts | null>> {
  const total = draft.prizes.reduce((sum, { count }) => sum + count, 0);
  const prizes = total === 1 ? '1 prize.' : `${total} prizes.`;
  const { minAccountAge: age, maxWeight, daysPerChance, claimDays, alternates } = draft;
  return {
    organiser: texts(
      `Organizer: ${organiser}. Questions and complaints: ${contact}.`,
      `主办方：${organiser}。咨询与投诉：${contact}。`,
    ),
    times: texts(
      `Entries are taken from ${formatTime(draft.opensAt)} until ${formatTime(draft.closesAt)}. Winners are drawn at ${formatTime(draft.drawAt)} or shortly after.`,
      `参与时间：${formatTime(draft.opensAt)} 至 ${formatTime(draft.closesAt)}。抽奖时间：${formatTime(draft.drawAt)} 或稍后。`,
    ),
    entry: texts(
      'One entry per account. Entry is free, and nothing can be bought to raise the chances.',
      '每个账户限参与一次。免费参与，任何购买都不会增加中奖机会。',
    ),
    email: draft.needsVerifiedEmail
      ? texts('The account needs a confirmed email address.', '账户须有已确认的邮箱。')
      : null,
    age:
      age > 0
        ? texts(
            `The account must be at least ${age} days old when the event opens.`,
            `活动开始时，账户注册须满 ${age} 天。`,
          )
        : null,
    odds:
      maxWeight > 1
        ? texts(
            `An entry has one chance, and one more for every ${daysPerChance} full days of account age at the opening, ${maxWeight} at most. The odds of an entry are its chances divided by the chances of all entries.`,
            `每份参与有一次机会；活动开始时账户每满 ${daysPerChance} 天增加一次，最多 ${maxWeight} 次。中奖概率为该参与的机会数除以全部机会数。`,
          )
        : texts(
            'All entries have the same odds: one divided by the number of entries, for each place drawn.',
            '所有参与的中奖概率相同：每抽取一个名次，概率为 1 除以参与人数。',
          ),
    draw:
      draft.entropy !== 'commit'
        ? texts(
            `${prizes} The list of entries is frozen and published before the random number exists; everybody can recompute the draw on its page. Its page says whether a time-stamping authority saw the list in time; where none did, whoever did not save the root of the list before the draw takes the organizer’s word that it was there first. There is no second draw.`,
            `共 ${total} 份奖品。随机数产生之前，参与名单已冻结并公布；任何人都可以在活动页面重新计算。页面会说明时间戳机构是否及时见证了名单；若没有，未在开奖前保存名单树根的人只能相信主办方所说的名单先于随机数存在。不会重新抽奖。`,
          )
        : texts(
            `${prizes} The organizer commits to a secret number when the event is published and reveals it after the list of entries is frozen and published; everybody can recompute the draw on its page. There is no second draw.`,
            `共 ${total} 份奖品。主办方在发布活动时承诺一个保密数字，并在参与名单冻结并公布之后公开；任何人都可以在活动页面重新计算。不会重新抽奖。`,
          ),
    prizes: texts(
      `Winners are notified by email and on the site and have ${claimDays} days to claim. A prize that is declined or not claimed goes to the next of ${alternates} alternates, in the order drawn, and the reason is published.`,
      `中奖者通过邮件和站内通知获知，须在 ${claimDays} 天内领取。放弃或逾期未领的奖品按抽取顺序顺延给 ${alternates} 名候补，并公布原因。`,
    ),
    privacy: texts(
      'Published are a random number per entry and the winners’ shortened names. Deleting an account cuts its link to the published list.',
      '公开的内容只有每份参与的随机编号和中奖者的缩略姓名。删除账户后，公开名单与该账户不再有关联。',
    ),
  };
}

/**
 * The rules text of an event, made of its terms: organiser, dates, who may enter, how, the odds, how winners are drawn,
 * notified and replaced, privacy and complaints. The organiser can edit it before publishing.
 */
export function standardRules(draft: EventDraft, context: RulesContext): Texts[] {
  const rules = rulesByTopic(draft, context);
  return RULES.flatMap((topic) => rules[topic] ?? []);
}

/** A rule of an event that says otherwise than its terms. */
export interface RuleContradiction {
  /** Its place among the rules, from 0. */
  readonly place: number;
  /** What the rule says of these terms; null where it says nothing. */
  readonly expected: Texts | null;
}

/** A sentence without its figures. */
const formOf = (text: string): string =>
  text
    .replace(/\d+|--/g, '#')
    .replace('# prizes.', '# prize.')
    .trim();

/** Terms whose standard rules have every sentence that standard rules can have. */
const variantsOf = (draft: EventDraft): readonly EventDraft[] =>
  [1, 2].flatMap((maxWeight) =>
    (['beacon', 'commit'] as const).map((entropy) => ({
      ...draft,
      ...{ needsVerifiedEmail: true, minAccountAge: 1, maxWeight, entropy },
    })),
  );

/** The rule that names the organiser (1) and where complaints go (2), as it is and as it was spelt before. */
const ORGANISER_RULE: Readonly<Record<Language, RegExp>> = {
  en: /^Organi[sz]er: (.*)\. Questions and complaints: (.*)\.$/,
  'zh-CN': /^主办方：(.*)。咨询与投诉：(.*)。$/,
};

/** What the rule that names the organiser should say; null where it is right or another rule. */
function organiserContradiction(
  draft: EventDraft,
  rule: Texts,
  organiser: string,
): { readonly expected: Texts } | null {
  const found = LANGUAGES.flatMap((language) => {
    const match = ORGANISER_RULE[language].exec(rule[language].trim());
    return match ? [{ name: match[1], contact: match[2] ?? '' }] : [];
  });
  if (found.every(({ name }) => name === organiser)) return null;
  const { contact } = found[0] ?? { contact: '' };
  return { expected: rulesByTopic(draft, { organiser, contact }).organiser ?? rule };
}

/**
 * Rules that have the form of a standard rule and say otherwise than the terms, or name another organiser. A rule in words
 * of one's own is not judged.
 */
export function ruleContradictions(
  draft: EventDraft,
  organiser: string,
): readonly RuleContradiction[] {
  const context = { organiser, contact: '' };
  const now = rulesByTopic(draft, context);
  const variants = variantsOf(draft).map((each) => rulesByTopic(each, context));
  const judged = RULES.filter((topic) => topic !== 'organiser');
  return draft.rules.flatMap((rule, place) => {
    const misnamed = organiserContradiction(draft, rule, organiser);
    if (misnamed) return [{ place, ...misnamed }];
    for (const topic of judged) {
      const expected = now[topic];
      const languages = LANGUAGES.filter((language) =>
        variants.some((each) => formOf(each[topic]?.[language] ?? '') === formOf(rule[language])),
      );
      if (languages.length === 0) continue;
      const isRight =
        expected !== null &&
        languages.every((language) => expected[language] === rule[language].trim());
      return isRight ? [] : [{ place, expected }];
    }
    return [];
  });
}

/** The rules with what contradicts the terms put right. */
export function rulesInAccord(draft: EventDraft, organiser: string): readonly Texts[] {
  const found = new Map(
    ruleContradictions(draft, organiser).map(({ place, expected }) => [place, expected]),
  );
  return draft.rules.flatMap((rule, place) =>
    found.has(place) ? (found.get(place) ?? []) : [rule],
  );
}
