import { Outlet } from 'react-router-dom';
import { SideMenu } from './side-menu.tsx';

/** Side menu and content; on a phone the menu is a row above the content. */
export function OptionsLayout() {
  return (
    <div className="mx-auto grid w-full max-w-[1600px] grid-cols-[minmax(0,1fr)] md:grid-cols-[56px_minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)]">
      <SideMenu />
      <div className="flex min-h-[calc(100dvh-56px)] min-w-0 flex-col px-4 pt-4 pb-4 md:px-6 md:pt-5 *:flex-1">
        <Outlet />
      </div>
    </div>
  );
}
