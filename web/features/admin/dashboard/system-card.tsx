import type { DashboardStats } from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { MISSING } from '../../../ui/format.ts';

/** What runs, and whether all that it stands on answers. */
export function SystemCard({ stats }: { readonly stats: DashboardStats | null }) {
  const t = useText();
  return (
    <Card label={t('admin.system')}>
      <CardHead title={t('admin.system')} />
      <KeyValues
        className="px-4 py-2"
        rows={[
          {
            key: 'version',
            label: t('admin.system.version'),
            value: stats ? `v${stats.version}` : MISSING,
          },
          ...(stats?.build
            ? [{ key: 'build', label: t('admin.system.build'), value: stats.build }]
            : []),
          {
            key: 'health',
            label: t('admin.system.status'),
            value: stats ? <Health health={stats.health} /> : MISSING,
          },
        ]}
      />
    </Card>
  );
}

function Health({ health }: Pick<DashboardStats, 'health'>) {
  const t = useText();
  return health === 'up' ? (
    <Badge tone="ok" dot>
      {t('admin.system.up')}
    </Badge>
  ) : (
    <Badge tone="warn" dot>
      {t('admin.system.degraded')}
    </Badge>
  );
}
