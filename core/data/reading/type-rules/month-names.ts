import { joined, numberLiteral, sql, textLiteral } from '../../sql/sql-text.ts';
import type { SqlText } from '../../sql/sql-text.ts';

/** Names of the months in lower case: English, German, French, Spanish, Italian, Portuguese, Dutch. */
const MONTHS = [
  'jan january januar jänner janvier janv ene enero gennaio gen janeiro januari',
  'feb february februar février févr fév febrero febbraio fevereiro fev februari',
  'mar march märz mär mrz mars marzo março maart mrt',
  'apr april avril avr abr abril aprile',
  'may mai mayo maggio mag maio mei',
  'jun june juni juin junio giugno giu junho',
  'jul july juli juillet juil julio luglio lug julho',
  'aug august août aoû ago agosto augustus',
  'sep sept september septembre septiembre settembre set setembro',
  'oct october okt oktober octobre octubre ottobre ott outubro out',
  'nov november novembre noviembre novembro',
  'dec december dez dezember déc décembre dic diciembre dicembre dezembro',
].map((names) => names.split(' '));

export const MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');

export const WEEKDAY =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mié|jue|vie|sáb|dom';

/** SQL of the number of the month that a text names. */
export function monthNumber(text: SqlText): SqlText {
  const name = sql`regexp_extract(${text}, ${textLiteral(`(?:^|[^\\p{L}])(${MONTH})(?:[^\\p{L}]|$)`)}, 1)`;
  const branches = MONTHS.map(
    (names, at) =>
      sql`when ${name} in (${joined(names.map(textLiteral), ', ')}) then ${textLiteral(String(at + 1))}`,
  );
  return sql`case ${joined(branches, '\n')} else ${numberLiteral(0)}::varchar end`;
}
