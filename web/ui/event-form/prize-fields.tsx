import { PRIZE_IMAGES, type PrizeDraft } from '@toolyard/core/lottery';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { SelectField } from '../select.tsx';
import { PrizePictureField } from './prize-picture.tsx';
import { FormPart, NumberField, TextsField, type FaultOf } from './form-parts.tsx';

interface Props {
  readonly prizes: readonly PrizeDraft[];
  /** Where pictures of the event are; null while it has not been saved. */
  readonly pictures: string | null;
  readonly faultOf: FaultOf;
  readonly onChange: (prizes: readonly PrizeDraft[]) => void;
}

const EMPTY = { en: '', 'zh-CN': '' };
const NEW_PRIZE: PrizeDraft = {
  name: EMPTY,
  description: EMPTY,
  count: 1,
  image: 'mug',
  picture: null,
};

/** The prizes, the first one first. */
export function PrizeFields({ prizes, pictures, faultOf, onChange }: Props) {
  const t = useText();
  return (
    <FormPart title={t('more.prizes')}>
      {prizes.map((prize, place) => {
        const change = (part: Partial<PrizeDraft>) =>
          onChange(prizes.with(place, { ...prize, ...part }));
        const fault: FaultOf = (field) => faultOf(`prizes.${place}.${field}`);
        const number = place + 1;
        return (
          // Prizes have no name but their place until they have been saved.
          <div key={place} className="space-y-3 rounded-3 border border-line p-3">
            <TextsField
              label={t('more.prizeName', { number })}
              value={prize.name}
              error={fault('name')}
              onChange={(name) => change({ name })}
            />
            <TextsField
              label={t('more.prizeText', { number })}
              value={prize.description}
              error={fault('description')}
              onChange={(description) => change({ description })}
            />
            <div className="grid gap-3 sm:grid-cols-2">
              <NumberField
                label={t('more.prizeCount', { number })}
                value={prize.count}
                error={fault('count')}
                onChange={(count) => change({ count: count ?? Number.NaN })}
              />
              <SelectField
                label={t('more.prizeImage', { number })}
                value={prize.image}
                choices={PRIZE_IMAGES.map((image) => ({
                  value: image,
                  label: t(`more.image.${image}`),
                }))}
                onChoose={(image) => change({ image })}
              />
            </div>
            <PrizePictureField
              number={number}
              picture={prize.picture}
              path={pictures}
              faultOf={fault}
              onChange={(picture) => change({ picture })}
            />
            {prizes.length > 1 && (
              <Button size="sm" look="quiet" onClick={() => onChange(prizes.toSpliced(place, 1))}>
                {t('more.removePrize', { number })}
              </Button>
            )}
          </div>
        );
      })}
      {faultOf('prizes') && <p className="text-12 text-danger">{faultOf('prizes')}</p>}
      <Button onClick={() => onChange([...prizes, NEW_PRIZE])}>{t('more.addPrize')}</Button>
    </FormPart>
  );
}
