import { useId, type ReactNode } from 'react';
import { useApplication, usePreferences } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardHead } from '../../ui/card.tsx';
import { PercentChange } from '../../ui/price.tsx';
import { Segments } from '../../ui/segments.tsx';

/** Language, theme and the colours of rising and falling; they hold at once and for this browser. */
export function PreferencesCard() {
  const t = useText();
  const { prefer } = useApplication();
  const { language, theme, marketColours, singleKeys } = usePreferences();
  return (
    <Card>
      <CardHead
        title={t('preferences.title')}
        beside={<span className="text-12 text-ink-3">{t('preferences.note')}</span>}
      />
      <div className="divide-y divide-line px-4">
        <Choice label={t('preferences.language')}>
          <Segments
            label={t('preferences.language')}
            value={language}
            onChange={(chosen) => prefer({ language: chosen })}
            segments={[
              { value: 'auto', label: t('preferences.languageAuto') },
              { value: 'zh-CN', label: <span lang="zh-CN">中文</span> },
              { value: 'en', label: <span lang="en">English</span> },
            ]}
          />
        </Choice>
        <Choice label={t('preferences.theme')}>
          <Segments
            label={t('preferences.theme')}
            value={theme}
            onChange={(chosen) => prefer({ theme: chosen })}
            segments={[
              { value: 'system', label: t('preferences.system') },
              { value: 'light', label: t('preferences.light') },
              { value: 'dark', label: t('preferences.dark') },
            ]}
          />
        </Choice>
        <Choice label={t('preferences.colours')} note={t('preferences.coloursNote')}>
          <Segments
            label={t('preferences.colours')}
            value={marketColours}
            onChange={(chosen) => prefer({ marketColours: chosen })}
            className="max-w-full flex-wrap"
            segments={[
              { value: 'auto', label: t('preferences.coloursAuto') },
              { value: 'cn', label: t('preferences.coloursChina') },
              { value: 'us', label: t('preferences.coloursUs') },
              { value: 'cb', label: t('preferences.coloursCb') },
            ]}
          />
          <Preview />
        </Choice>
        <Choice label={t('preferences.singleKeys')} note={t('preferences.singleKeysNote')}>
          <Segments
            label={t('preferences.singleKeys')}
            value={singleKeys}
            onChange={(chosen) => prefer({ singleKeys: chosen })}
            segments={[
              { value: 'on', label: t('preferences.on') },
              { value: 'off', label: t('preferences.off') },
            ]}
          />
        </Choice>
      </div>
    </Card>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const Choice = ({ label, note, children }: ChoiceProps) => (
  <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
    <div className="min-w-0 flex-1 basis-40">
      <p className="leading-7 font-medium">{label}</p>
      {note && <p className="text-12 text-ink-3">{note}</p>}
    </div>
    <div className="flex max-w-full flex-col items-start gap-2 sm:items-end">{children}</div>
  </div>
);

/** A rise and a fall as every table writes them. */
function Preview() {
  const t = useText();
  const id = useId();
  return (
    <p className="flex items-center gap-4 text-13" aria-labelledby={id} role="group">
      <span id={id} className="text-12 text-ink-3">
        {t('preferences.preview')}
      </span>
      <PercentChange value={0.0241} />
      <PercentChange value={-0.0187} />
    </p>
  );
}
