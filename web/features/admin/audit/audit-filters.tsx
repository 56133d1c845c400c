import { AUDIT_REALMS } from '@toolyard/core/audit';
import X from 'lucide-react/icons/x';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { DayRange } from '../data-table/day-range.tsx';
import type { ListAddress } from '../data-table/use-list-address.ts';
import { Select } from '../../../ui/select.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import { AUDIT_ACTIONS } from './audit-actions.ts';
import { FILTERS, type FilterName } from './use-audit-list.ts';

/** Which entries are shown; all of it stands in the address. */
export function AuditFilters({ list }: { readonly list: ListAddress }) {
  const t = useText();
  const set = (name: FilterName) => (value: string) =>
    list.change({ filters: { [name]: value, before: '', entry: '' } });
  const isFiltered = FILTERS.some((name) => list.filter(name) !== '');
  const clear = () =>
    list.change({
      filters: { ...Object.fromEntries(FILTERS.map((name) => [name, ''])), before: '', entry: '' },
    });
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2">
      <legend className="sr-only">{t('audit.filters')}</legend>
      <ViewsMenu list="audit" />
      <Select
        aria-label={t('audit.realm')}
        value={list.filter('realm')}
        onChoose={set('realm')}
        choices={[
          { value: '', label: t('audit.anyRealm') },
          ...AUDIT_REALMS.map((realm) => ({ value: realm, label: t(`audit.realm.${realm}`) })),
        ]}
      />
      <Select
        aria-label={t('audit.action')}
        className="sm:w-44"
        value={list.filter('action')}
        onChoose={set('action')}
        choices={[
          { value: '', label: t('audit.anyAction') },
          ...AUDIT_ACTIONS.map((action) => ({ value: action, label: t(`audit.label.${action}`) })),
        ]}
      />
      <div className="contents max-sm:col-span-2 max-sm:block">
        <SearchField
          landmark
          className="w-full sm:w-72"
          maxLength={200}
          label={t('audit.actor')}
          hint={t('audit.actorHint')}
          value={list.filter('actor')}
          onSearch={set('actor')}
        />
      </div>
      <div className="contents max-sm:col-span-2 max-sm:block">
        <SearchField
          landmark
          className="w-full sm:w-72"
          maxLength={200}
          label={t('audit.subject')}
          hint={t('audit.subjectHint')}
          value={list.filter('subject')}
          onSearch={set('subject')}
        />
      </div>
      <DayRange
        values={{ from: list.filter('from'), to: list.filter('to') }}
        labels={{ from: t('audit.from'), to: t('audit.to') }}
        onChange={(name, day) => set(name)(day)}
      />
      {list.filter('subjectId') !== '' && (
        <Button
          size="sm"
          className="max-w-full"
          icon={<X size={14} aria-hidden="true" />}
          onClick={() =>
            list.change({ filters: { subjectKind: '', subjectId: '', before: '', entry: '' } })
          }
        >
          <span className="truncate">{t('audit.about', { id: list.filter('subjectId') })}</span>
        </Button>
      )}
      {list.filter('each') !== '' && (
        <Button
          size="sm"
          icon={<X size={14} aria-hidden="true" />}
          onClick={() => list.change({ filters: { each: '', before: '', entry: '' } })}
        >
          {t('audit.each')}
        </Button>
      )}
      {isFiltered && (
        <Button look="quiet" onClick={clear}>
          {t('audit.clear')}
        </Button>
      )}
    </fieldset>
  );
}
