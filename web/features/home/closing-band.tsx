import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClass } from '../../ui/button-look.ts';

const INK_LINES = {
  backgroundImage:
    'linear-gradient(rgb(255 255 255 / 0.045) 1px, transparent 1px), linear-gradient(90deg, rgb(255 255 255 / 0.045) 1px, transparent 1px)',
  backgroundSize: '24px 24px',
  backgroundPosition: '-1px -1px',
};

/** The ink band that closes the home page. */
export function ClosingBand() {
  const t = useText();
  return (
    <section className="bg-[#14171d] text-[#f4f4f1] dark:bg-sunken" style={INK_LINES}>
      <div className="mx-auto flex max-w-[1168px] gap-6 px-4 py-12 max-md:flex-col md:items-center md:justify-between md:px-6 md:py-16 xl:px-0">
        <div>
          <h2 className="tracking-heading text-[24px] leading-8 font-semibold md:text-32 md:leading-10">
            {t('more.close')}
          </h2>
          <p className="mt-1.5 text-16 text-[#c3c7cf]">{t('more.closeText')}</p>
        </div>
        <div className="flex flex-wrap gap-3 md:flex-none">
          <Link
            to={paths.lottery}
            className={buttonClass(
              'primary',
              'xl',
              'bg-white! text-[#14171d]! hover:bg-[#e9e6df]! max-md:flex-1',
            )}
          >
            <span>
              {t('home.start')}
              <span className="font-normal"> · {t('nav.lottery')}</span>
            </span>
          </Link>
          <Link
            to={paths.about}
            className={buttonClass(
              'quiet',
              'xl',
              'border-[#5a6170]! text-white! hover:bg-white/10! max-md:flex-1',
            )}
          >
            <span>
              {t('home.more')}
              <span className="sr-only">{t('home.moreWhat')}</span>
            </span>
          </Link>
        </div>
      </div>
    </section>
  );
}
