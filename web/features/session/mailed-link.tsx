import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SessionFrame } from '../../shell/sign-in/session-frame.tsx';
import { SessionTitle } from '../../shell/sign-in/session-title.tsx';

/** The token of a mailed link; removed from the address at once, so that no history, bookmark or referrer keeps it. */
export function useTokenOfAddress(): string | null {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  return token === '' ? null : token;
}

interface OutcomeProps {
  readonly title: string;
  readonly text: string;
  readonly isNext: boolean;
  readonly children: ReactNode;
}

/** What became of a mailed link. */
export const Outcome = ({ title, text, isNext, children }: OutcomeProps) => (
  <SessionFrame>
    <SessionTitle title={title} isNext={isNext}>
      {text}
    </SessionTitle>
    <div className="mt-6 flex flex-wrap gap-2">{children}</div>
  </SessionFrame>
);
