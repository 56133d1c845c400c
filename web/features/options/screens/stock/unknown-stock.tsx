import { Link } from 'react-router-dom';
import { useSearchTickersQuery } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { usePage } from '../../../../shell/use-page.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

/** Symbols that begin like the one that is not there. */
const NEAREST = 5;
const BEGINNING = 2;

/** No stock has this symbol: that is no failure, so what is near it stands below. */
export function UnknownStock({ symbol }: { readonly symbol: string }) {
  const t = useText();
  const language = useLanguage();
  usePage(symbol);
  const { data } = useSearchTickersQuery({ query: symbol.slice(0, BEGINNING), limit: NEAREST });
  return (
    <Card>
      <EmptyState
        level={1}
        title={symbol}
        text={t('stock.unknown', { symbol })}
        action={
          <>
            <ul className="mb-3 flex flex-wrap justify-center gap-2">
              {data?.data.results.map(({ ticker, name, name_zh }) => (
                <li key={ticker}>
                  <Link
                    to={paths.stock(ticker)}
                    title={(language === 'zh-CN' && name_zh) || name}
                    className="inline-flex h-7 items-center rounded-2 border border-line-2 px-2.5 font-medium hover:bg-sunken max-md:h-10"
                  >
                    {ticker}
                  </Link>
                </li>
              ))}
            </ul>
            <ButtonLink to={paths.market}>{t('stock.searchByName')}</ButtonLink>
          </>
        }
      />
    </Card>
  );
}
