import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ageText } from '../../../ui/format-date.ts';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { useFaultWords } from './use-fault-words.ts';
import type { MarketEndpoint } from './market-api.ts';

const TONES: Readonly<Record<MarketEndpoint['circuit'], Tone>> = {
  closed: 'ok',
  halfOpen: 'warn',
  open: 'danger',
};

/** Circuit breaker, age and last call of every endpoint. */
export function EndpointTable({ endpoints }: { readonly endpoints: readonly MarketEndpoint[] }) {
  const t = useText();
  const written = useLanguage();
  const wordsOf = useFaultWords();
  if (endpoints.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('operations.noEndpoints')}
        text={t('operations.noEndpointsText')}
      />
    );
  }
  return (
    <Table label={t('operations.endpoints')}>
      <thead>
        <tr>
          <Th>{t('operations.endpoint')}</Th>
          <Th>{t('operations.circuit')}</Th>
          <Th>{t('operations.lastCall')}</Th>
          <Th num>{t('operations.age')}</Th>
        </tr>
      </thead>
      <tbody>
        {endpoints.map(({ name, circuit, age, fault }) => (
          <tr key={name}>
            <th scope="row" className="font-medium">
              {name}
            </th>
            <Td>
              <Badge tone={TONES[circuit]} dot>
                {t(`operations.circuit.${circuit}`)}
              </Badge>
            </Td>
            <Td>{fault === null ? t('operations.answered') : wordsOf(fault)}</Td>
            <Td num>{age === null ? t('operations.never') : ageText(age, written)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
