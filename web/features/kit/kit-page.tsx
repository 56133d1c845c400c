import '../../styles/areas.css';
import { usePage } from '../../shell/use-page.ts';
import { ContentParts } from './content-parts.tsx';
import { ControlParts } from './control-parts.tsx';
import { FieldParts } from './field-parts.tsx';

/** /kit, in development only: every part of web/ui in its states. Header and menus switch theme and language. */
export function KitPage() {
  usePage('UI kit');
  return (
    <div className="mx-auto grid w-full max-w-[1168px] grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <h1 className="tracking-heading text-20 font-semibold outline-none">UI kit</h1>
      <ControlParts />
      <FieldParts />
      <ContentParts />
    </div>
  );
}
