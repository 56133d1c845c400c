import {
  chooseType,
  currencyName,
  differentCurrencies,
  evidenceTexts,
  habitsOf,
  offeredRules,
  sql,
  TEXT_RULE,
} from '@toolyard/core/data';
import type { ChosenType, Column, ReadingReport, SqlText, TypeEvidence } from '@toolyard/core/data';
import type { Texts } from '@toolyard/core/shared';
import { rawColumn } from '../readers/raw-table.ts';
import type { RawTable } from '../readers/raw-table.ts';
import { countRules, ruleCalled } from './count-rules.ts';
import type { Counted, TypeChoices } from './count-rules.ts';
import { read, value } from './normalized-texts.ts';
import type { Context } from './normalized-texts.ts';
import {
  detailsOf,
  nearestRule,
  numberValue,
  partlyReadBy,
  unreadValues,
} from './value-details.ts';
import type { Details } from './value-details.ts';

export interface TypeAlternative {
  readonly ruleId: string;
  readonly label: Texts;
  /** Values that it reads; null where only a sample was looked at. */
  readonly reads: number | null;
}

/** A column with the reason of its type, and what else it could be. */
export interface TypedColumn extends Column {
  readonly ruleId: string;
  readonly ruleLabel: Texts;
  readonly evidence: TypeEvidence;
  readonly evidenceTexts: ReturnType<typeof evidenceTexts>;
  readonly alternatives: readonly TypeAlternative[];
  /** Moments, shown in UTC. */
  readonly instant: boolean;
  readonly decimalMark: '.' | ',' | null;
}

export interface Ready {
  readonly column: TypedColumn;
  readonly select: SqlText;
  /** Every text of the column is a value that its rule reads. */
  readonly isWhole: boolean;
  readonly reports: readonly ReadingReport[];
}

/** What a column of texts could be too, by a rule that reads every value of it. */
const offeredOf = ({ values, rules }: Counted): Texts | null =>
  (values > 0 && offeredRules(rules).find(({ reads }) => reads === values)?.rule.label) || null;

function readyColumn(
  raw: RawTable,
  at: number,
  counts: Counted,
  choice: ChosenType,
  details: Details,
  unread: readonly string[],
): Ready {
  const source = raw.columns[at]!;
  const { declared } = source;
  const base = {
    name: source.name,
    unit: source.unit ?? null,
    currency: source.currency ?? null,
    decimalMark: null,
    instant: false,
    alternatives: [],
  };
  if (declared.kind === 'type') {
    const evidence = {
      values: counts.filled,
      reads: counts.filled,
      missing: 0,
      proof: null,
      spans: null,
      shortYears: 0,
      nearest: null,
      offered: null,
      unread: [],
    };
    return {
      column: {
        ...base,
        type: declared.type,
        ruleId: 'declared',
        ruleLabel: { en: 'as declared', 'zh-CN': '按文件声明' },
        instant: declared.instant === true,
        evidence,
        evidenceTexts: { en: 'The file says so.', 'zh-CN': '由文件声明。' },
      },
      select: sql`cast(${rawColumn(at)} as ${declared.sqlType})`,
      isWhole: true,
      reports: [],
    };
  }
  const reports: ReadingReport[] = [];
  const several = differentCurrencies(details.signs);
  if (several.length > 0)
    reports.push({
      code: 'mixed_currency',
      column: source.name,
      currencies: several.map(currencyName),
    });
  const reads = counts.rules.find((each) => each.rule.id === choice.rule.id)?.reads ?? 0;
  const isWhole = reads === counts.filled;
  const text = isWhole ? choice.rule.value(value(at)) : read(choice.rule, value(at));
  const isRead = declared.kind === 'read';
  const number = isRead
    ? undefined
    : choice.rule.type === 'integer'
      ? {
          type: 'integer' as const,
          value: sql`try_cast(${text} as ${choice.rule.id === 'whole number' ? sql`bigint` : sql`hugeint`})`,
        }
      : choice.rule.type === 'decimal'
        ? numberValue(choice.rule, text, details)
        : undefined;
  const rule = several.length > 0 || number === null ? TEXT_RULE : choice.rule;
  const other = choice.rival?.dateOrder;
  if (rule.dateOrder && other && details.differing > 0)
    reports.push({ code: 'ambiguous_date', column: source.name, order: rule.dateOrder, other });
  if (details.shortenedExample !== null)
    reports.push({
      code: 'lost_digits',
      column: source.name,
      values: details.shortened,
      example: details.shortenedExample,
    });
  const isText = rule.type === 'text';
  const nearest = nearestRule(counts);
  const evidence: TypeEvidence = {
    values: isText ? counts.filled : counts.values,
    reads: isText ? counts.filled : reads,
    missing: isText ? 0 : counts.missing,
    proof: details.proof,
    spans: choice.wider && {
      own: choice.wider.ownSpan,
      other: choice.wider.otherSpan,
      otherLabel: choice.wider.rule.label,
    },
    shortYears: details.shortYears,
    nearest: isText && nearest ? { label: nearest.rule.label, reads: nearest.reads } : null,
    offered: isText && several.length === 0 ? offeredOf(counts) : null,
    unread,
  };
  return {
    column: {
      ...base,
      type: isText ? 'text' : (number?.type ?? rule.type),
      unit: base.unit ?? (isText ? null : (rule.unit ?? null)),
      currency:
        base.currency ??
        (isText ? null : details.signs[0] === undefined ? null : currencyName(details.signs[0])),
      decimalMark: isText ? null : (rule.decimalMark ?? null),
      instant: rule.instant === true,
      ruleId: rule.id,
      ruleLabel: rule.label,
      evidence,
      evidenceTexts: evidenceTexts(rule, evidence),
      alternatives: [
        ...offeredRules(counts.rules),
        ...counts.offered.map((each) => ({ rule: each, reads: null })),
        { rule: TEXT_RULE, reads: counts.filled },
      ]
        .filter((each) => each.rule.id !== rule.id)
        .map((each) => ({ ruleId: each.rule.id, label: each.rule.label, reads: each.reads })),
    },
    select: isText || isRead ? rawColumn(at) : (number?.value ?? text),
    isWhole,
    reports,
  };
}

export async function readyColumns(
  context: Context,
  choices: TypeChoices,
): Promise<readonly Ready[]> {
  const counts = await countRules(context, choices);
  const habits = habitsOf(counts, context.raw.delimiter);
  const chosen = counts.map((column, at): ChosenType => {
    const rule = ruleCalled(choices[context.raw.columns[at]!.name]);
    return rule ? { rule, rival: null, wider: null } : chooseType(column, habits);
  });
  const details = await detailsOf(context, chosen);
  const unread = await unreadValues(context, partlyReadBy(counts, chosen));
  return counts.map((column, at) =>
    readyColumn(context.raw, at, column, chosen[at]!, details[at]!, unread.get(at) ?? []),
  );
}
