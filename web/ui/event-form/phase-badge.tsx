import type { EventPhase } from '@toolyard/core/lottery';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type Tone } from '../badge.tsx';

const TONES: Partial<Record<EventPhase, Tone>> = {
  upcoming: 'accent',
  active: 'ok',
  cancelled: 'danger',
  failed: 'danger',
};

interface Props {
  readonly phase: EventPhase;
  /** What became of the submission of a draft. */
  readonly approval?: { readonly state: string } | null | undefined;
}

/** The phase of an event, in one word and one color everywhere. */
export function PhaseBadge({ phase, approval }: Props) {
  const t = useText();
  const state = phase === 'draft' ? approval?.state : undefined;
  if (state === 'waiting')
    return (
      <Badge tone="accent" dot>
        {t('more.waiting')}
      </Badge>
    );
  if (state === 'declined')
    return (
      <Badge tone="warn" dot>
        {t('more.declined')}
      </Badge>
    );
  return (
    <Badge tone={TONES[phase] ?? 'neutral'} dot>
      {t(`phase.${phase}`)}
    </Badge>
  );
}
