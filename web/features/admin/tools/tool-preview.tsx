import { useState } from 'react';
import {
  inCatalogueOrder,
  inLanguage,
  isToolUrl,
  toolLink,
  TOOL_DEFAULTS,
} from '@toolyard/core/tools';
import { clsx } from 'clsx';
import { useWatch, type Control } from 'react-hook-form';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { ToolCard } from '../../../ui/tool-card.tsx';
import { draftOf, type ToolValues } from './tool-values.ts';
import type { AdminTool } from './wire.ts';

interface Props {
  readonly control: Control<ToolValues>;
  /** Null for a new one. */
  readonly tool: AdminTool | null;
  /** The id that the title gives. */
  readonly titleId: string;
  readonly tools: readonly AdminTool[];
}

/** The card as it will stand on the home page, where it leads and which place it takes. */
export function ToolPreview({ control, tool, titleId, tools }: Props) {
  const t = useText();
  const language = useLanguage();
  const [look, setLook] = useState<'rest' | 'hover'>('hover');
  const values = useWatch({ control }) as ToolValues;
  const draft = draftOf(values);
  const id = tool?.id ?? (values.id.trim() || titleId);
  const order = Number.isNaN(draft.order) ? TOOL_DEFAULTS.order : draft.order;
  const url = values.url.trim() || null;
  const card = inLanguage({ ...values, ...draft, id, order, url }, language);
  const others = tools.filter((one) => one.id !== tool?.id);
  const place =
    inCatalogueOrder([...others.map((one) => inLanguage(one, language)), card]).indexOf(card) + 1;
  return (
    <aside className="border-line bg-canvas p-5 max-md:border-t max-md:px-4 md:border-l dark:bg-surface">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-12 font-medium text-ink-2">{t('adminTools.preview')}</h3>
        <Segments
          label={t('adminTools.preview')}
          value={look}
          onChange={setLook}
          segments={[
            { value: 'rest', label: t('adminTools.rest') },
            { value: 'hover', label: t('adminTools.hover') },
          ]}
        />
      </div>
      <div inert className={clsx(look === 'hover' && '[&_.hidden]:block')}>
        <ToolCard tool={{ ...card, color: colorOf(values.color) }} />
      </div>
      <KeyValues
        className="mt-4 border-t border-line pt-2"
        rows={[
          {
            key: 'id',
            label: t('adminTools.id'),
            value: <span className="font-mono text-12 wrap-anywhere">{id || '--'}</span>,
          },
          { key: 'link', label: t('adminTools.linksTo'), value: <LinkOf {...card} /> },
          {
            key: 'place',
            label: t('adminTools.position'),
            value: t('adminTools.positionOf', { at: place, count: others.length + 1 }),
          },
        ]}
      />
      <p className="mt-1 text-12 text-ink-3">{t('adminTools.idNote')}</p>
    </aside>
  );
}

const colorOf = (color: string) => (/^#[0-9a-f]{6}$/i.test(color) ? color : TOOL_DEFAULTS.color);

function LinkOf({ id, url }: { readonly id: string; readonly url: string | null }) {
  const t = useText();
  const leads = url !== null && isToolUrl(url);
  return (
    <span className={clsx('wrap-anywhere', !leads && 'font-normal text-ink-3')}>
      {leads ? toolLink({ id, url }) : t('adminTools.notSet')}
    </span>
  );
}
