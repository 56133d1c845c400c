import type { OpenedFile, ReadingChoices } from '@toolyard/duckdb';
import { ENCODINGS } from '@toolyard/duckdb/encodings';
import { useText } from '../../../i18n/use-text.ts';
import { count } from '../../../ui/format.ts';
import { SelectField, type Choice } from '../../../ui/select.tsx';

interface Props {
  readonly opened: OpenedFile;
  readonly choices: ReadingChoices;
  readonly onChoices: (choices: ReadingChoices) => void;
}

/** Names of encodings as other programs write them. */
const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GB18030 (GBK)',
  big5: 'Big5',
  shift_jis: 'Shift JIS',
  'euc-kr': 'EUC-KR',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
} as const;

const ENCODING_REASONS = {
  'byte order mark': 'data.encoding.mark',
  'every byte fits': 'data.encoding.fits',
  'likely letters': 'data.encoding.likely',
  chosen: 'data.chosen',
} as const;

const HEADER_REASONS = {
  'types differ': 'data.header.types',
  'values are repeated': 'data.header.repeated',
  'first row is data': 'data.header.none',
  'only words': 'data.header.words',
  chosen: 'data.chosen',
} as const;

const DELIMITERS = {
  ',': 'data.delimiter.comma',
  ';': 'data.delimiter.semicolon',
  '\t': 'data.delimiter.tab',
  '|': 'data.delimiter.pipe',
  '  ': 'data.delimiter.spaces',
} as const;

const isNamed = (delimiter: string): delimiter is keyof typeof DELIMITERS =>
  delimiter in DELIMITERS;

/** In the list of delimiters: each line is one cell, or cells begin at the same place in each line. */
const ONE_COLUMN = 'one column';
const ALIGNED = 'aligned';

/** Encoding, delimiter and header of a file of text, each with what speaks for it. */
export function TextFormat({ opened, choices, onChoices }: Props) {
  const t = useText();
  const { format, encoding, delimited } = opened;
  if (!encoding) return <p className="text-13 text-ink-2">{t('data.format', { format })}</p>;
  const encodings = ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }));
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <SelectField
        label={t('data.encoding')}
        hint={t(ENCODING_REASONS[encoding.reason])}
        value={encoding.encoding}
        choices={encodings}
        onChoose={(value) => onChoices({ ...choices, encoding: value })}
      />
      {delimited && <Delimited delimited={delimited} choices={choices} onChoices={onChoices} />}
    </div>
  );
}

interface DelimitedProps extends Pick<Props, 'choices' | 'onChoices'> {
  readonly delimited: NonNullable<OpenedFile['delimited']>;
}

function Delimited({ delimited, choices, onChoices }: DelimitedProps) {
  const t = useText();
  const { dialect, cells, records, fitting, firstLines, headerLine, headerReason } = delimited;
  const { delimiter } = dialect;
  const now = dialect.columnStarts ? ALIGNED : (delimiter ?? ONE_COLUMN);
  const other: Choice[] =
    dialect.columnStarts !== null
      ? [{ value: ALIGNED, label: t('data.delimiter.aligned') }]
      : delimiter !== null && !isNamed(delimiter)
        ? [{ value: delimiter, label: delimiter }]
        : [];
  const delimiters: Choice[] = [
    ...other,
    ...Object.entries(DELIMITERS).map(([value, label]) => ({ value, label: t(label) })),
    { value: ONE_COLUMN, label: t('data.delimiter.none') },
  ];
  const lines: Choice[] = [
    { value: '0', label: t('data.header.noLine') },
    ...firstLines.map(({ line, text }) => ({
      value: String(line),
      label: t('data.header.line', { line, text }),
    })),
  ];
  return (
    <>
      <SelectField
        label={t('data.delimiter')}
        hint={t('data.delimiter.evidence', {
          fitting: count(fitting),
          records: count(records),
          cells,
        })}
        value={now}
        choices={delimiters}
        onChoose={(value) => {
          if (value !== ALIGNED)
            // Another delimiter gives other columns: what was chosen for the old ones is over.
            onChoices({
              ...(choices.encoding && { encoding: choices.encoding }),
              delimiter: value === ONE_COLUMN ? null : value,
            });
        }}
      />
      <SelectField
        label={t('data.header')}
        hint={t(HEADER_REASONS[headerReason])}
        value={String(headerLine ?? 0)}
        choices={lines}
        onChoose={(value) => onChoices({ ...choices, headerLine: Number(value) })}
      />
    </>
  );
}
