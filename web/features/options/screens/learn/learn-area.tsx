import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { NoSuchContent } from './content-states.tsx';

const page = (load: () => Promise<ComponentType>) => lazyArea('optionsLearn', load);

/** Pages below the learning centre, each fetched when it is first opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  glossary: page(() => import('./glossary-page.tsx').then((m) => m.GlossaryPage)),
  review: page(() => import('./review-page.tsx').then((m) => m.ReviewPage)),
  'resources/:resource': page(() => import('./resource-page.tsx').then((m) => m.ResourcePage)),
  ':course': page(() => import('./course-page.tsx').then((m) => m.CoursePage)),
  ':course/quiz': page(() => import('./quiz-page.tsx').then((m) => m.QuizPage)),
  ':course/:lesson': page(() => import('./lesson-page.tsx').then((m) => m.LessonPage)),
};

export function LearnArea() {
  return (
    <Routes>
      {Object.entries(PAGES).map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<NoSuchContent />} />
    </Routes>
  );
}
