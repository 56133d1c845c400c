import { ok, refuse } from '../../shared/index.ts';
import {
  aggregateColumn,
  aggregateInWords,
  aggregateSql,
  groupKeyColumn,
  groupKeyInWords,
  groupKeyName,
  groupKeySql,
} from '../aggregate-sql.ts';
import { identifier, joined, numberLiteral, sql } from '../sql/sql-text.ts';
import { aggregates, groupKeys, repeatedName } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/**
 * One row a group, in the order of the keys, the group without a value last. Without keys all rows are one group. Without
 * figures the groups are the distinct combinations of the keys.
 */
export const group = stepKind({
  kind: 'group',
  label: { en: 'Group and summarize', 'zh-CN': '分组汇总' },
  parameters: {
    keys: groupKeys({ en: 'Group by', 'zh-CN': '分组依据' }),
    figures: aggregates({ en: 'Figures', 'zh-CN': '汇总值' }),
  },
  columnsAfter: ({ keys, figures }, { columns }) => {
    if (keys.length + figures.length === 0)
      return refuse({
        parameter: 'keys',
        texts: { en: 'choose a column or a figure', 'zh-CN': '请选择分组列或汇总值' },
      });
    const after = [
      ...keys.map((key) => groupKeyColumn(key, columns)),
      ...figures.map((figure) => aggregateColumn(figure, columns)),
    ];
    const repeated = repeatedName(after.map(({ name }) => name));
    return repeated ? refuse({ ...repeated, parameter: 'figures' }) : ok(after);
  },
  select: ({ keys, figures }, from) => {
    const parts = [
      ...keys.map((key) => sql`${groupKeySql(key)} as ${identifier(groupKeyName(key))}`),
      ...figures.map((figure) => sql`${aggregateSql(figure)} as ${identifier(figure.name)}`),
    ];
    const groups = sql`select ${joined(parts, ', ')} from ${from}`;
    if (keys.length === 0) return groups;
    const places = keys.map((_, index) => numberLiteral(index + 1));
    return sql`${groups} group by ${joined(places, ', ')} order by ${joined(
      places.map((place) => sql`${place} asc nulls last`),
      ', ',
    )}`;
  },
  explain: ({ keys, figures }) => {
    const keyWords = keys.map(groupKeyInWords);
    const figureWords = figures.map(aggregateInWords);
    const by = {
      en: keyWords.map(({ en }) => en).join(', '),
      'zh-CN': keyWords.map((words) => words['zh-CN']).join('、'),
    };
    const what = {
      en: figureWords.map(({ en }) => en).join(', '),
      'zh-CN': figureWords.map((words) => words['zh-CN']).join('、'),
    };
    if (keys.length === 0)
      return { en: `Over all rows: ${what.en}`, 'zh-CN': `对全部行计算：${what['zh-CN']}` };
    if (figures.length === 0)
      return {
        en: `Distinct combinations of ${by.en}`,
        'zh-CN': `${by['zh-CN']}的不同组合`,
      };
    return {
      en: `Group by ${by.en}; for each group: ${what.en}`,
      'zh-CN': `按${by['zh-CN']}分组，计算${what['zh-CN']}`,
    };
  },
});
