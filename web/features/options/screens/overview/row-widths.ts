/** Columns that a phone, or a narrow desk, leaves out; what tells strategies apart stays without scrolling sideways. */
export const WIDE = 'max-md:hidden';
export const WIDER = 'max-xl:hidden';
