/** Reads the shell commands of docs/operations.md. */

/**
 * @typedef {object} Fence Commands that one shell runs, one after the other.
 * @property {string} heading
 * @property {string | null} notRun Why no machine of ours runs them.
 * @property {readonly string[]} commands
 */

const NOT_RUN = /^<!-- not run: (.+) -->$/;

/** Languages of fences that hold no commands. */
const OTHER_LANGUAGES = ['ini', 'sql'];

/**
 * The fences of the language `sh`, in order.
 *
 * @param {string} text
 * @returns {Fence[]}
 */
export function commandsOf(text) {
  const fences = [];
  let [heading, notRun] = ['', null];
  /** @type {string[] | null} */
  let lines = null;
  let language = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('```') && lines === null) {
      language = line.slice(3);
      lines = [];
    } else if (line.startsWith('```')) {
      if (language === 'sh')
        fences.push({ heading, notRun, commands: (lines ?? []).flatMap(command) });
      else if (!OTHER_LANGUAGES.includes(language))
        throw new Error(`a fence under '${heading}' has no known language: '${language}'`);
      [lines, notRun] = [null, null];
    } else if (lines !== null) lines.push(line);
    else if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    else if (NOT_RUN.test(line)) notRun = NOT_RUN.exec(line)?.[1] ?? null;
    else if (line !== '') notRun = null;
  }
  return fences;
}

/** A line without its comment; none where nothing else stands there. */
function command(line) {
  const text = line.replace(/(^|\s)#\s.*$/, '').trim();
  return text === '' ? [] : [text];
}

/** The first fence of settings, `NAME=value` per line, below a heading. */
export function environmentOf(text, heading) {
  const below = text.slice(text.indexOf(`\n## ${heading}\n`));
  const [, block = ''] = /```ini\n([\s\S]*?)```/.exec(below) ?? [];
  const pairs = [...block.matchAll(/^([A-Z_]+)=(.*)$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

/** The command of a systemd unit. */
export const execStartOf = (unit) => /^ExecStart=\/usr\/bin\/env (.*)$/m.exec(unit)?.[1] ?? '';
