import { Fragment } from 'react';

/** Addresses of pages; what ends a sentence is no part of one. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)。，；：！？）])/;

/** A plain text whose addresses can be followed. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      <a
        key={at}
        href={part}
        rel="noopener noreferrer"
        className="text-accent underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
