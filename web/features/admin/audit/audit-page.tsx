import X from 'lucide-react/icons/x';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { AUDIT_REALMS, MAX_NAMED_ACCOUNTS } from '@toolyard/core/audit';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import type { ListFilter } from '../../../ui/data-table/list-filters.tsx';
import { PageSizeSelect } from '../data-table/page-size.tsx';
import { useListAddress, type ListAddress } from '../data-table/use-list-address.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { IntegrityLine } from './integrity-line.tsx';
import { useAuditExport } from './use-audit-export.tsx';
import { FILTERS, filterQuery, useAuditList } from './use-audit-list.ts';
import { useEntryWords } from './use-entry-words.ts';

const PLAN = { sort: { by: 'sequence', direction: 'desc' }, sorts: [], size: 25 } as const;

/** What was done on the platform, by whom, newest first. */
export function AuditPage() {
  const t = useText();
  const navigate = useNavigate();
  const list = useListAddress(PLAN);
  const { page, stale, fault } = useAuditList(list);
  const addressOf = useAddresses();
  const columns = useAuditColumns({
    entry: (sequence) => addressOf({ entry: String(sequence) }),
    group: (newest) => addressOf({ each: '1', before: String(newest + 1) }),
  });
  const wordsOf = useEntryWords();
  const exported = useAuditExport(filterQuery(list));
  const opened = /^[1-9]\d{0,14}$/.test(list.filter('entry')) ? Number(list.filter('entry')) : null;
  const isFiltered = FILTERS.some((name) => list.filter(name) !== '');
  return (
    <>
      <ListHead
        title={t('audit.title')}
        searches={[
          {
            label: t('audit.who'),
            hint: t('audit.who'),
            value: list.filter('actor'),
            onSearch: (actor) => list.change({ filters: { actor } }),
          },
          {
            label: t('audit.aboutWhom'),
            hint: t('audit.aboutWhom'),
            value: list.filter('subject'),
            onSearch: (subject) => list.change({ filters: { subject } }),
          },
        ]}
        list={list}
        filters={useAuditFilters()}
        views="audit"
        menu={exported.items}
      >
        {(isFiltered || list.filter('each') !== '') && <Limits list={list} />}
      </ListHead>
      {exported.dialog}
      <IntegrityLine />
      {page?.moreAccounts === true && (
        <MessageBox tone="info" className="mb-4">
          {t('audit.moreAccounts', { most: MAX_NAMED_ACCOUNTS })}
        </MessageBox>
      )}
      <DataTable
        label={t('audit.title')}
        columns={columns}
        rows={page?.data}
        idOf={({ sequence }) => String(sequence)}
        nameOf={wordsOf}
        fault={fault}
        stale={stale}
        expected={list.size}
        onOpen={({ sequence }) => void navigate(addressOf({ entry: String(sequence) }))}
        empty={
          <EmptyState
            level={2}
            title={t('audit.none')}
            text={isFiltered ? t('audit.noneText') : undefined}
            action={isFiltered && <ShowAll />}
          />
        }
        foot={
          page &&
          page.data.length > 0 && (
            <>
              <PageSizeSelect list={list} />
              {list.filter('before') !== '' && (
                <ButtonLink size="sm" to={addressOf({ before: '' })}>
                  {t('audit.newest')}
                </ButtonLink>
              )}
              {page?.nextCursor && (
                <ButtonLink size="sm" to={addressOf({ before: page.nextCursor })}>
                  {t('audit.older')}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {opened !== null && (
        <EntryDialog
          key={opened}
          sequence={opened}
          known={page?.data.find(({ sequence }) => sequence === opened)}
          onClose={() => void navigate(addressOf({ entry: '' }), { replace: true })}
        />
      )}
    </>
  );
}

function useAuditFilters(): readonly ListFilter[] {
  const t = useText();
  return [
    {
      name: 'realm',
      label: t('audit.realm'),
      choices: AUDIT_REALMS.map((value) => ({ value, label: t(`audit.realm.${value}`) })),
    },
    {
      name: 'action',
      label: t('audit.action'),
      choices: AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.label.${value}`) })),
    },
    { name: 'from', label: t('audit.from') },
    { name: 'to', label: t('audit.to') },
  ];
}

/** What limits the list beside search and filters, each with a button that takes it away. */
function Limits({ list }: { readonly list: ListAddress }) {
  const t = useText();
  const none = Object.fromEntries(FILTERS.map((name) => [name, '']));
  const limit = (text: string, names: readonly string[]) => (
    <Button
      size="sm"
      className="max-w-full"
      onClick={() => list.change({ filters: Object.fromEntries(names.map((name) => [name, ''])) })}
    >
      <span className="truncate">{text}</span>
      <X size={14} aria-hidden="true" className="flex-none" />
    </Button>
  );
  return (
    <>
      {list.filter('subjectId') !== '' &&
        limit(t('audit.about', { id: list.filter('subjectId') }), ['subjectKind', 'subjectId'])}
      {list.filter('each') !== '' && limit(t('audit.each'), ['each'])}
      <Button size="sm" look="quiet" onClick={() => list.change({ filters: none })}>
        {t('audit.clear')}
      </Button>
    </>
  );
}

function ShowAll() {
  const t = useText();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(adminPaths.audit)}>{t('audit.showAll')}</Button>;
}

/** This address with other values. */
function useAddresses(): (values: Readonly<Record<string, string>>) => string {
  const [params] = useSearchParams();
  return (values) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values))
      if (value === '') next.delete(name);
      else next.set(name, value);
    const query = next.toString();
    return query === '' ? adminPaths.audit : `${adminPaths.audit}?${query}`;
  };
}
