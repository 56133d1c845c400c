import Cpu from 'lucide-react/icons/cpu';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sigma from 'lucide-react/icons/sigma';
import { useText } from '../../i18n/use-text.ts';
import { SiteSection } from '../../ui/site-section.tsx';

const BENEFITS = [
  { icon: KeyRound, title: 'more.account', text: 'more.accountText' },
  { icon: Sigma, title: 'more.numbers', text: 'more.numbersText' },
  { icon: ShieldCheck, title: 'more.draws', text: 'more.drawsText' },
  { icon: Cpu, title: 'more.local', text: 'more.localText' },
] as const;

/** Four reasons in one ruled row. */
export function Benefits() {
  const t = useText();
  return (
    <SiteSection title={t('more.benefits')} alternate>
      <ul className="grid gap-6 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4 lg:gap-0 lg:divide-x lg:divide-line-2">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="lg:px-6 lg:py-1 lg:first:pl-0 lg:last:pr-0">
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mb-3 text-accent" />
            <h3 className="text-16 font-semibold">{t(title)}</h3>
            <p className="mt-1 text-14 leading-[22px] text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}
