import {
  ALERTS,
  CHART_PERIODS,
  CHART_TYPES,
  DATE_FORMATS,
  DEFAULT_FILLS,
  MEASURES,
  PREFERRED_STRATEGIES,
  PREFERRED_UNDERLYINGS,
  PRICE_DISPLAYS,
} from '@toolyard/core/options/settings';
import { useSession } from '../../../../app/use-application.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { DateField } from '../../../../ui/date-field/date-field.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import { useTemplateName } from '../../shared/strategies/strategy-names.ts';
import { ChoiceRow, ToggleRow } from './setting-fields.tsx';
import type { CardProps } from '../../shared/settings/typed-cards.tsx';

const NONE = 'none';

/** A choice that may be none, as the row of buttons knows it. */
const orNone = <Value extends string>(value: Value | null): Value | typeof NONE => value ?? NONE;
const notNone = <Value extends string>(value: Value | typeof NONE): Value | null =>
  value === NONE ? null : value;

/** What the wizard begins with. */
export function PreferencesCard({ draft, change }: CardProps) {
  const t = useText();
  const nameOf = useTemplateName();
  const title = t('optionsSettings.preferences');
  const none = t('optionsSettings.none');
  return (
    <Card label={title}>
      <CardHead
        title={title}
        beside={<span className="text-12 text-ink-3">{t('optionsSettings.preferencesNote')}</span>}
      />
      <div className="divide-y divide-line px-4">
        <ChoiceRow
          label={t('optionsSettings.preferredStrategy')}
          value={orNone(draft.preferredStrategy)}
          choices={[[NONE, none], ...PREFERRED_STRATEGIES.map((id) => [id, nameOf(id)] as const)]}
          onChange={(value) => change({ preferredStrategy: notNone(value) })}
        />
        <ChoiceRow
          label={t('optionsSettings.preferredUnderlying')}
          value={orNone(draft.preferredUnderlying)}
          choices={[[NONE, none], ...PREFERRED_UNDERLYINGS.map((id) => [id, id] as const)]}
          onChange={(value) => change({ preferredUnderlying: notNone(value) })}
        />
        <ChoiceRow
          label={t('optionsSettings.defaultFill')}
          value={draft.defaultFill}
          choices={DEFAULT_FILLS.map((id) => [id, t(`optionsSettings.defaultFill.${id}`)])}
          onChange={(defaultFill) => change({ defaultFill })}
        />
      </div>
    </Card>
  );
}

/** Which messages come up by themselves, and when alerts do not. */
export function NotificationsCard({ draft, faults, change }: CardProps) {
  const t = useText();
  const { user } = useSession();
  const title = t('optionsSettings.notifications');
  return (
    <Card label={title}>
      <CardHead title={title} />
      <div className="divide-y divide-line px-4">
        {ALERTS.map((name) => (
          <ToggleRow
            key={name}
            label={t(`optionsSettings.${name}`)}
            note={t(`optionsSettings.${name}.note`)}
            checked={draft[name]}
            onChange={(checked) => change({ [name]: checked })}
          />
        ))}
        {user && <QuietHoursRows draft={draft} faults={faults} change={change} />}
      </div>
    </Card>
  );
}

const NIGHT = { from: '22:00', to: '07:00' };

/** Time zones that browsers know, the chosen one among them. */
const timeZones = (chosen: string): readonly string[] => {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
};

/** On or off; from when to when, by the clocks of which time zone. */
function QuietHoursRows({ draft, faults, change }: CardProps) {
  const t = useText();
  const language = useLanguage();
  const { quietHours } = draft;
  const fault = faults.get('quietHours');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div>
      <ToggleRow
        label={t('optionsSettings.quietHours')}
        note={t('optionsSettings.quietHours.note')}
        checked={quietHours !== null}
        onChange={(on) => change({ quietHours: on ? { ...NIGHT, timeZone: zone } : null })}
      />
      {quietHours && (
        <div className="grid grid-cols-2 gap-3 pb-3 sm:grid-cols-[112px_112px_minmax(0,1fr)]">
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              kind="clock"
              label={t(`optionsSettings.quietHours.${end}`)}
              {...(end === 'from' && { name: 'quietHours' })}
              value={quietHours[end]}
              onType={(clock) => change({ quietHours: { ...quietHours, [end]: clock } })}
            />
          ))}
          <div className="max-sm:col-span-2">
            <SelectField
              label={t('optionsSettings.quietHours.timeZone')}
              value={quietHours.timeZone}
              choices={timeZones(quietHours.timeZone).map((name) => ({
                value: name,
                label: name.replaceAll('_', ' '),
              }))}
              onChoose={(timeZone) => change({ quietHours: { ...quietHours, timeZone } })}
            />
          </div>
          {fault && (
            <p role="alert" className="col-span-full text-12 text-danger">
              {fault[language]}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** How probabilities are computed. */
export function ProbabilityCard({ draft, change }: CardProps) {
  const t = useText();
  const title = t('optionsSettings.probabilities');
  return (
    <Card label={title}>
      <CardHead
        title={title}
        beside={
          <span className="text-12 text-ink-3">{t('optionsSettings.probabilitiesNote')}</span>
        }
      />
      <div className="px-4">
        <ChoiceRow
          label={t('optionsSettings.measure')}
          value={draft.measure}
          choices={MEASURES.map((name) => [name, t(`optionsSettings.measure.${name}`)])}
          onChange={(measure) => change({ measure })}
        />
      </div>
    </Card>
  );
}

/** How charts, prices and dates look. */
export function DisplayCard({ draft, change }: CardProps) {
  const t = useText();
  const title = t('optionsSettings.display');
  return (
    <Card label={title}>
      <CardHead title={title} />
      <div className="divide-y divide-line px-4">
        <ChoiceRow
          label={t('optionsSettings.chartType')}
          value={draft.chartType}
          choices={CHART_TYPES.map((id) => [id, t(`optionsSettings.chartType.${id}`)])}
          onChange={(chartType) => change({ chartType })}
        />
        <ChoiceRow
          label={t('optionsSettings.period')}
          value={draft.period}
          choices={CHART_PERIODS.map((id) => [id, t(`optionsSettings.period.${id}`)])}
          onChange={(period) => change({ period })}
        />
        <ChoiceRow
          label={t('optionsSettings.priceDisplay')}
          value={draft.priceDisplay}
          choices={PRICE_DISPLAYS.map((id) => [id, t(`optionsSettings.priceDisplay.${id}`)])}
          onChange={(priceDisplay) => change({ priceDisplay })}
        />
        <ChoiceRow
          label={t('optionsSettings.dateFormat')}
          value={draft.dateFormat}
          choices={DATE_FORMATS.map((id) => [id, id])}
          onChange={(dateFormat) => change({ dateFormat })}
        />
      </div>
    </Card>
  );
}
