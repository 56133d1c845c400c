import type { Texts } from '../../shared/index.ts';
import type { TypeRule } from './type-rules/type-rule.ts';

/** What speaks for the type of a column. */
export interface TypeEvidence {
  /** Values that are neither empty nor a spelling of 'no value'. */
  readonly values: number;
  readonly reads: number;
  /** Spellings of 'no value', such as N/A, that count as missing. */
  readonly missing: number;
  /** A value that only this order of day and month can read. */
  readonly proof: string | null;
  /** Years that the dates span, and would span in another order that reads them all: this tells the two apart. */
  readonly spans: {
    readonly own: number;
    readonly other: number;
    readonly otherLabel: Texts;
  } | null;
  /** Dates with a year of two digits. */
  readonly shortYears: number;
  /** Of a text: the rule that reads most of its values, if it does not read all. */
  readonly nearest: { readonly label: Texts; readonly reads: number } | null;
  /** Of a text: a rule that reads every value too, and that only its owner can choose. */
  readonly offered: Texts | null;
  /** Values that the rule, or the nearest one of a text, does not read: two at most. */
  readonly unread: readonly string[];
}

const count = (number: number): string => number.toLocaleString('en-US');

const years = (number: number): string => `${number} ${number === 1 ? 'year' : 'years'}`;

/** Values in quotes. */
const quoted = (values: readonly string[]): Texts => ({
  en: values.map((value) => `“${value}”`).join(', '),
  'zh-CN': values.map((value) => `“${value}”`).join('、'),
});

/** Why a column has its type, in words. */
export function evidenceTexts(rule: TypeRule, evidence: TypeEvidence): Texts {
  const { values, reads, missing, proof, spans, shortYears, nearest, offered } = evidence;
  if (values === 0 && missing === 0) return { en: 'The column is empty.', 'zh-CN': '该列为空。' };
  const such = quoted(evidence.unread);
  if (nearest)
    return {
      en: `${count(nearest.reads)} of ${count(values)} values read as ${nearest.label.en}; the others do not: ${such.en}`,
      'zh-CN': `${count(values)} 个值中有 ${count(nearest.reads)} 个可读作${nearest.label['zh-CN']}，其余不能：${such['zh-CN']}`,
    };
  const parts = {
    en: [`${count(reads)} of ${count(values)} values read as ${rule.label.en}`],
    'zh-CN': [`${count(values)} 个值中有 ${count(reads)} 个可读作${rule.label['zh-CN']}`],
  };
  if (proof !== null) {
    parts.en[0] += `: ${proof} occurs`;
    parts['zh-CN'][0] += `：出现了 ${proof}`;
  }
  if (offered) {
    parts.en.push(`they would also read as ${offered.en}: choose it if they are meant so`);
    parts['zh-CN'].push(`也都可读作${offered['zh-CN']}：如果是这个意思，请选择它`);
  }
  if (spans) {
    parts.en.push(
      `they span ${years(spans.own)}, and would span ${years(spans.other)} as ${spans.otherLabel.en}`,
    );
    parts['zh-CN'].push(
      `跨度为 ${spans.own} 年，若按${spans.otherLabel['zh-CN']}则为 ${spans.other} 年`,
    );
  }
  if (shortYears > 0) {
    parts.en.push(
      `the year has two digits in ${count(shortYears)}: 69 to 99 are 1969 to 1999, 00 to 68 are 2000 to 2068`,
    );
    parts['zh-CN'].push(
      `${count(shortYears)} 个年份只有两位：69 至 99 为 1969 至 1999 年，00 至 68 为 2000 至 2068 年`,
    );
  }
  if (reads < values) {
    const verbs = values - reads === 1 ? 'does not and is' : 'do not and are';
    parts.en.push(`${count(values - reads)} ${verbs} empty: ${such.en}`);
    parts['zh-CN'].push(`${count(values - reads)} 个不能，已留空：${such['zh-CN']}`);
  }
  if (missing > 0 && rule.type !== 'text') {
    parts.en.push(`${count(missing)} ${missing === 1 ? 'says' : 'say'} that there is none`);
    parts['zh-CN'].push(`另有 ${count(missing)} 个表示缺失`);
  }
  return { en: parts.en.join('; '), 'zh-CN': parts['zh-CN'].join('；') };
}
