import type { SessionUser } from '../app/session.slice.ts';

/** The first letter of the name in a round field. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 flex-none place-items-center rounded-full bg-accent-tint text-12 font-semibold text-accent"
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}

/** Who is signed in, by the name they gave, else by `fallback`. */
export const nameOf = (user: SessionUser, fallback: string): string => user.name.trim() || fallback;

/** Avatar and name as they stand in the header. */
export function NamePlate({ name }: { readonly name: string }) {
  return (
    <>
      <Avatar name={name} />
      <span aria-hidden="true" className="max-w-32 truncate max-xl:hidden">
        {name}
      </span>
    </>
  );
}

/** The measures of the plate, the same before its menu has been fetched. */
export const PLATE = 'flex h-10 items-center gap-2 rounded-2 px-1.5 font-medium';
