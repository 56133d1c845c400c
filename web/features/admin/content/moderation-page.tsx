import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { HiddenList } from './hidden-list.tsx';
import { ReportList } from './report-list.tsx';

const LISTS = ['reports', 'hidden'] as const;

/** /admin/content: articles that readers report, and those that are hidden from them. */
export function ModerationPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const list = LISTS.find((each) => each === params.get('list')) ?? 'reports';
  return (
    <>
      <ListHead
        title={t('adminContent.title')}
        primary={<ButtonLink to={adminPaths.ownContent}>{t('adminContent.own')}</ButtonLink>}
      />
      <p className="-mt-2 mb-4 max-w-180 text-ink-2">{t('adminContent.text')}</p>
      <Tabs
        label={t('adminContent.lists')}
        tabs={LISTS.map((value) => ({ value, label: t(`adminContent.${value}`) }))}
        value={list}
        onChange={(value) =>
          setParams(value === 'reports' ? {} : { list: value }, { replace: true })
        }
      >
        <TabPanel value="reports" className="pt-4">
          <ReportList />
        </TabPanel>
        <TabPanel value="hidden" className="pt-4">
          <HiddenList />
        </TabPanel>
      </Tabs>
    </>
  );
}
