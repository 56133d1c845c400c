import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TermId } from '@toolyard/core/learning/glossary';
import { learnPaths } from './learn-paths.ts';

interface Props {
  readonly id: TermId;
  readonly children: ReactNode;
}

/** A word that the glossary explains. */
export const Term = ({ id, children }: Props) => (
  <Link to={learnPaths.term(id)} className="text-accent underline decoration-1 underline-offset-3">
    {children}
  </Link>
);
