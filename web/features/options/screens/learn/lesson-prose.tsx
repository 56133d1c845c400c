import { Link } from 'react-router-dom';
import {
  figureText,
  parseText,
  type ComputedExamples,
  type LinkTarget,
  type TextPart,
} from '@toolyard/core/learning';
import type { TermId } from '@toolyard/core/learning/glossary';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage } from '../../../../i18n/use-text.ts';
import { Term } from '../../shared/learning/term.tsx';

interface Props {
  readonly text: readonly string[];
  readonly examples: ComputedExamples;
}

const LINK = 'text-accent underline decoration-1 underline-offset-3';

/** Paragraphs and lists of a lesson with their figures and links. */
export function LessonProse({ text, examples }: Props) {
  return (
    <div className="space-y-3 text-14/6">
      {blocksOf(text).map((block) =>
        block.isList ? (
          <ul key={block.items[0]} className="list-disc space-y-1.5 pl-5">
            {block.items.map((item) => (
              <li key={item}>
                <Parts text={item.slice(2)} examples={examples} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block.items[0]}>
            <Parts text={block.items[0] ?? ''} examples={examples} />
          </p>
        ),
      )}
    </div>
  );
}

interface Block {
  readonly isList: boolean;
  readonly items: string[];
}

/** Neighbouring items are one list. */
function blocksOf(text: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of text) {
    const last = blocks.at(-1);
    const isList = paragraph.startsWith('- ');
    if (isList && last?.isList) last.items.push(paragraph);
    else blocks.push({ isList, items: [paragraph] });
  }
  return blocks;
}

/** One paragraph, without an element around it. */
export function Parts({ text, examples }: { text: string; examples: ComputedExamples }) {
  const parts = parseText(text);
  return parts.map((part, i) => <Part key={`${i} ${part.kind}`} part={part} examples={examples} />);
}

function Part({ part, examples }: { part: TextPart; examples: ComputedExamples }) {
  const language = useLanguage();
  if (part.kind === 'figure')
    return <span className="tabular-nums">{figureText(part, examples, language) ?? '--'}</span>;
  if (part.kind === 'link') return <TextLink target={part.target}>{part.text}</TextLink>;
  return part.kind === 'strong' ? (
    <strong className="font-semibold">{part.text}</strong>
  ) : (
    part.text
  );
}

function TextLink({ target, children }: { target: LinkTarget; children: string }) {
  const { kind, id } = target;
  if (kind === 'term') return <Term id={id as TermId}>{children}</Term>;
  return (
    <Link to={addressOf(kind, id)} className={LINK}>
      {children}
    </Link>
  );
}

function addressOf(kind: 'lesson' | 'resource' | 'page', id: string): string {
  if (kind === 'page') return id;
  if (kind === 'resource') return learnPaths.resource(id);
  const [course = '', lesson = ''] = id.split('/');
  return learnPaths.lesson(course, lesson);
}
