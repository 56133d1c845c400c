import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { COLUMNS, FIRST_COLUMNS, type Column } from './watchlist-columns.tsx';

interface Props {
  readonly columns: readonly Column[];
  readonly onChange: (columns: readonly Column[]) => void;
  readonly onClose: () => void;
}

/** Which columns the table has. */
export function ColumnsDialog({ columns, onChange, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('watchlist.columns')}
      closeLabel={t('watchlist.close')}
      foot={
        <>
          <Button onClick={() => onChange(FIRST_COLUMNS)}>{t('watchlist.columnsReset')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('watchlist.done')}
          </Button>
        </>
      }
    >
      <ul className="space-y-2.5">
        {COLUMNS.map((column) => (
          <li key={column}>
            <Checkbox
              checked={columns.includes(column)}
              onChange={({ target }) =>
                onChange(
                  COLUMNS.filter((each) =>
                    each === column ? target.checked : columns.includes(each),
                  ),
                )
              }
            >
              <span>
                {t(`watchlist.${column}`)}
                <small className="block text-12 text-ink-3">{t(`watchlist.about.${column}`)}</small>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
