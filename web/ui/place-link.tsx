import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link to a place of this site, or to another site's address. */
export function PlaceLink({
  to,
  ...rest
}: ComponentProps<'a'> & { readonly to: string; readonly 'data-tool'?: string | undefined }) {
  return to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} rel="noopener" {...rest} />;
}
