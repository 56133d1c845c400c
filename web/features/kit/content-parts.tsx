import { useText } from '../../i18n/use-text.ts';
import { Badge, DelayedBadge, SimulatedBadge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { MessageBox, type BoxTone } from '../../ui/message-box.tsx';
import { Metric, MetricStrip } from '../../ui/metric-strip.tsx';
import { PercentChange, PriceChange, Profit } from '../../ui/price.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Loading, Spinner } from '../../ui/spinner.tsx';
import { Table, Td, Th } from '../../ui/table.tsx';
import { ToolBadges } from '../../ui/tool-badges.tsx';
import { ToolCard } from '../../ui/tool-card.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { Part } from './part.tsx';

const TONES: readonly Tone[] = [
  'neutral',
  'accent',
  'ok',
  'warn',
  'danger',
  'hot',
  'gold',
  'up',
  'down',
];
const BOX_TONES: readonly BoxTone[] = ['danger', 'warn', 'ok', 'info'];

/** What is read. */
export function ContentParts() {
  const t = useText();
  const tool = {
    id: 'kit',
    title: t('nav.tools.analysis'),
    description: t('footer.tagline'),
    icon: 'Σ',
    iconAlt: '',
    url: null,
    color: '#3b82f6',
    order: 1,
    isActive: true,
    badges: ['HOT', 'NEW', 'BETA'] as const,
  };
  return (
    <>
      <Part name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} dot={tone === 'ok'}>
            {t('shell.loading')}
          </Badge>
        ))}
        <SimulatedBadge>{t('shell.loading')}</SimulatedBadge>
        <DelayedBadge>{t('shell.loading')}</DelayedBadge>
        <ToolBadges badges={tool.badges} />
      </Part>
      <Part name="PercentChange, PriceChange, Profit">
        <PercentChange value={0.0123} />
        <PercentChange value={-0.0123} />
        <PercentChange value={null} />
        <PriceChange change={1.2} fraction={0.0123} />
        <Profit value={1234.5} />
        <Profit value={-1234.5} />
      </Part>
      <Part name="MessageBox">
        {BOX_TONES.map((tone) => (
          <MessageBox
            key={tone}
            tone={tone}
            title={t('shell.missing')}
            actions={<Button size="sm">{t('shell.retry')}</Button>}
          >
            {t('shell.stale')}
          </MessageBox>
        ))}
      </Part>
      <Part name="EmptyState">
        <EmptyState
          title={t('shell.missing')}
          text={t('shell.stale')}
          action={<Button>{t('shell.retry')}</Button>}
        />
      </Part>
      <Part name="Spinner, Loading, Skeleton">
        <Spinner label={t('shell.loading')} />
        <Spinner size={24} />
        <Loading text={t('shell.loading')} />
        <SkeletonBlock label={t('shell.loading')} className="w-60">
          <Skeleton className="mb-2" />
          <Skeleton className="w-1/2" />
        </SkeletonBlock>
      </Part>
      <Part name="Card">
        <Card className="w-full">
          <CardHead
            title={t('nav.resources')}
            beside={<Badge>3</Badge>}
            controls={<Button size="sm">{t('shell.retry')}</Button>}
          />
          <p className="p-4">{t('footer.tagline')}</p>
        </Card>
      </Part>
      <Part name="MetricStrip">
        <Card className="w-full">
          <MetricStrip>
            {[410, -813.5, 12, 1246.2, 0].map((value) => (
              <Metric key={value} name={t('nav.tools')} note={t('nav.resources')}>
                <Profit value={value} />
              </Metric>
            ))}
          </MetricStrip>
        </Card>
      </Part>
      <Part name="Table">
        <Table label="Table">
          <thead>
            <tr>
              <Th>{t('nav.tools')}</Th>
              <Th num>$</Th>
            </tr>
          </thead>
          <tbody>
            {[t('nav.tools.analysis'), t('nav.tools.content')].map((name, index) => (
              <tr key={name}>
                <Td>{name}</Td>
                <Td num>
                  <Profit value={index === 0 ? 12 : -3} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part name="KeyValues, KeyCap">
        <KeyValues
          rows={[
            { key: 'a', label: t('shell.palette'), value: <KeyCap>Ctrl K</KeyCap> },
            { key: 'b', label: t('shell.language'), value: 'en' },
          ]}
        />
      </Part>
      <Part name="ToolTile, ToolCard">
        <ToolTile icon="Σ" color={tool.color} />
        <ToolTile icon="/uploads/missing.png" color="#b45309" />
        <div className="grid w-60">
          <ToolCard tool={tool} described />
        </div>
      </Part>
    </>
  );
}
