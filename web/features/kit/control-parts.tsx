import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useText } from '../../i18n/use-text.ts';
import type { ButtonLook } from '../../ui/button-look.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CursorPager } from '../../ui/cursor-pager.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Slider } from '../../ui/slider.tsx';
import { SortHead, type SortDirection } from '../../ui/sort-head.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Table } from '../../ui/table.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Part } from './part.tsx';

const LOOKS: readonly ButtonLook[] = ['primary', 'second', 'quiet', 'danger', 'danger-solid'];
const PLUS = <Plus size={16} aria-hidden="true" />;

/** What is pressed, dragged or chosen. */
export function ControlParts() {
  const t = useText();
  const [on, setOn] = useState(true);
  const [view, setView] = useState('a');
  const [values, setValues] = useState<readonly number[]>([30]);
  const [direction, setDirection] = useState<SortDirection>('asc');
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const choices = [
    { value: 'a', label: t('nav.home') },
    { value: 'b', label: t('nav.lottery') },
    { value: 'c', label: t('nav.about') },
  ];
  return (
    <>
      <Part name="Button">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {t('shell.reload')}
          </Button>
        ))}
        <Button icon={PLUS}>{t('shell.retry')}</Button>
        <Button size="sm">{t('shell.retry')}</Button>
        <Button size="lg">{t('shell.retry')}</Button>
        <Button disabled>{t('shell.retry')}</Button>
        <Button busy>{t('shell.loading')}</Button>
        <ButtonLink to="/">{t('shell.backHome')}</ButtonLink>
      </Part>
      <Part name="IconButton">
        <IconButton label={t('shell.retry')}>{PLUS}</IconButton>
        <IconButton bordered label={t('shell.reload')}>
          {PLUS}
        </IconButton>
        <IconButton disabled label={t('shell.menu')}>
          {PLUS}
        </IconButton>
      </Part>
      <Part name="Segments">
        <Segments label="Segments" segments={choices} value={view} onChange={setView} />
        <Segments
          label="Segments, partly disabled"
          segments={choices.map((choice) => ({ ...choice, disabled: choice.value === 'c' }))}
          value={view}
          onChange={setView}
        />
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Tabs"
          tabs={choices.map((choice) => ({ ...choice, count: 3 }))}
          value={view}
          onChange={setView}
          className="min-w-0"
        >
          <TabPanel value={view} className="py-2">
            {t('footer.tagline')}
          </TabPanel>
        </Tabs>
      </Part>
      <Part name="Switch">
        <Switch label={t('shell.darkTheme')} checked={on} onChange={setOn} />
        <Switch label={t('shell.lightTheme')} checked={false} onChange={setOn} />
        <Switch disabled label={t('shell.language')} checked onChange={setOn} />
      </Part>
      <Part name="Slider">
        {[false, true].map((disabled) => (
          <div key={String(disabled)} className="w-60 py-2">
            <Slider
              labels={['Slider']}
              values={values}
              texts={[`${values[0]} %`]}
              min={0}
              max={100}
              step={5}
              disabled={disabled}
              onChange={setValues}
            />
          </div>
        ))}
      </Part>
      <Part name="Stepper">
        <Stepper
          label="Stepper"
          steps={choices.map(({ label }) => label)}
          current={2}
          doneText={t('shell.dismiss')}
        />
      </Part>
      <Part name="SortHead">
        <Table label="SortHead">
          <thead>
            <tr>
              <SortHead
                direction={direction}
                onSort={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}
              >
                {t('nav.tools')}
              </SortHead>
              <SortHead direction={null} onSort={() => setDirection('asc')}>
                {t('nav.resources')}
              </SortHead>
            </tr>
          </thead>
        </Table>
      </Part>
      <Part name="CursorPager">
        <CursorPager
          page={page}
          busy={false}
          next={page < 3 ? 'more' : null}
          onNext={() => setPage(page + 1)}
          onBack={() => setPage(page - 1)}
        />
      </Part>
      <Part name="ConfirmDialog">
        <Button onClick={() => setAsking(true)}>{t('shell.signOut')}</Button>
        {isAsking && (
          <ConfirmDialog
            title={t('shell.signOut')}
            text={t('footer.tagline')}
            action={t('shell.signOut')}
            cancel={t('leave.stay')}
            onConfirm={() => setAsking(false)}
            onClose={() => setAsking(false)}
          />
        )}
      </Part>
      <Part name="Pager">
        <Pager page={3} last={12} to={(page) => `/kit?page=${page}`} />
        <Pager page={1} last={2} to={(page) => `/kit?page=${page}`} />
      </Part>
      <Part name="Menu">
        <Menu
          trigger={<Button>{t('shell.menu')}</Button>}
          items={[
            { id: 'a', label: t('shell.retry'), onSelect: () => undefined },
            { id: 'b', label: t('shell.reload'), disabled: true, onSelect: () => undefined },
            {
              id: 'c',
              label: t('shell.signOut'),
              icon: <Trash2 size={16} aria-hidden="true" />,
              danger: true,
              onSelect: () => undefined,
            },
          ]}
        />
      </Part>
      <Part name="Dialog">
        <Button onClick={() => setOpen(true)}>{t('shell.openMenu')}</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={t('shell.settings')}
          description={t('footer.tagline')}
          closeLabel={t('shell.dismiss')}
          foot={<Button look="primary">{t('shell.retry')}</Button>}
        />
      </Part>
    </>
  );
}
