import '../../../ui/code-colors.css';
import { useEffect, useState } from 'react';
import type { OutputFile } from '@toolyard/core/codegen';
import { useText } from '../../../i18n/use-text.ts';
import { escapedHtml } from '../../../ui/trusted-types.ts';

/** Characters that are shown; all of them are in what is copied and downloaded. */
const SHOWN = 1_000_000;

interface Colored extends OutputFile {
  /** Null for a text without colors. */
  readonly html: string | null;
}

/** The colors of a file, as soon as what knows its language is there; until then those of its text before. */
function useColors({ path, text }: OutputFile): string | null {
  const [colored, setColored] = useState<Colored | null>(null);
  useEffect(() => {
    let isWanted = true;
    const color = async () => {
      const html = await import('./code-colors.ts')
        .then(({ coloredCode }) => coloredCode(path, text))
        // Without colors the text is as good.
        .catch(() => null);
      if (isWanted) setColored({ path, text, html });
    };
    void color();
    return () => {
      isWanted = false;
    };
  }, [path, text]);
  return colored?.path === path ? colored.html : null;
}

/** The text of a file, with the colors of its language. */
export function CodeText({ file }: { readonly file: OutputFile }) {
  const t = useText();
  const html = useColors(file);
  const { path, text } = file;
  return (
    <>
      <pre
        tabIndex={0}
        role="region"
        aria-label={t('codegen.textOf', { path })}
        dir="ltr"
        className="max-h-[70vh] overflow-auto bg-sunken px-4 py-3 font-mono text-12 leading-5"
      >
        {html === null ? (
          <code key="plain">{text.slice(0, SHOWN)}</code>
        ) : (
          <code key="colored" dangerouslySetInnerHTML={{ __html: escapedHtml(html) }} />
        )}
      </pre>
      {text.length > SHOWN && (
        <p className="border-t border-line px-4 py-2 text-13 text-ink-2">
          {t('codegen.shownPart')}
        </p>
      )}
    </>
  );
}
