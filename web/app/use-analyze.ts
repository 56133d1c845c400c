import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { useApplication } from './use-application.ts';

/** Data Analysis with what a page of the site handed over. */
export const dataAnalysisOf = (from: string): string =>
  `${paths.dataAnalysis}?from=${encodeURIComponent(from)}`;

/** Opens Data Analysis with a file that this page made. A page that has been left by then opens nothing. */
export function useAnalyze(): (file: File) => void {
  const { handData } = useApplication();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (file) => {
    if (!isHere.current) return;
    const from = `${pathname}${search}`;
    handData({ file, from });
    void navigate(dataAnalysisOf(from));
  };
}
