import { BADGES, type Badge } from '@toolyard/core/tools';
import Check from 'lucide-react/icons/check';
import { useController, type Control } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import type { ToolValues } from './tool-values.ts';

/** The words that a card carries. */
export function BadgeField({ control }: { readonly control: Control<ToolValues> }) {
  const t = useText();
  const { field } = useController({ control, name: 'badges' });
  const set = (badge: Badge, on: boolean) =>
    field.onChange(BADGES.filter((one) => (one === badge ? on : field.value.includes(one))));
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium">{t('adminTools.badges')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {BADGES.map((badge) => (
          <label
            key={badge}
            className="relative inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-2 border border-line-2 px-2.5 text-12 font-medium text-ink-2 transition-colors duration-(--d-fast) hover:bg-sunken has-checked:border-accent-solid has-checked:bg-accent-tint has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:h-10"
          >
            <input
              type="checkbox"
              // Covers its label, so that the browser scrolls the whole label into view with the focus.
              className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-2 outline-none"
              checked={field.value.includes(badge)}
              onChange={({ target }) => set(badge, target.checked)}
            />
            <Check size={14} aria-hidden="true" className="hidden peer-checked:block" />
            {t(`badge.${badge}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
