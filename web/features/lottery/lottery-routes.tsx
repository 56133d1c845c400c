import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { EventPage } from './event-page.tsx';
import { LotteryPage } from './lottery-page.tsx';

/** The lottery below /lottery. */
export const LotteryRoutes = () => (
  <Routes>
    <Route index element={<LotteryPage />} />
    <Route path=":id" element={<EventPage />} />
    <Route path="*" element={<Navigate to={paths.home} replace />} />
  </Routes>
);
