import '../../styles/areas.css';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Choices, Edit, Recipe, TargetId } from '@toolyard/core/codegen';
import { lazyArea } from '../../app/lazy-area.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { ErrorBox, MessageBox } from '../../ui/message-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToolHead } from '../../ui/tool-head.tsx';
import type { TargetValues } from './output-card.tsx';
import { useLinkedRecipe } from './recipe/use-linked-recipe.ts';
import { SourceCard } from './source-card.tsx';
import { isEmptySource, NO_SOURCE } from './source.ts';
import { useTemplates } from './templates/use-templates.ts';
import { useEdits } from './use-edits.ts';
import { useGeneration } from './use-generation.ts';
import { useRemembered } from './use-remembered.ts';
import { WarningsCard } from './warnings-card.tsx';

const NO_VALUES = {};
const NO_EDITS: readonly Edit[] = [];
const NO_TEMPLATES: Recipe['templates'] = [];
const FIRST_TARGET: TargetId = 'typescript';

// What shows and edits what was read comes with the first input.
const OutputCard = lazy(() =>
  import('./output-card.tsx').then(
    (m) => ({ default: m.OutputCard }),
    () => ({ default: NotFetched }),
  ),
);
const ModelCard = lazy(() =>
  import('./model/model-card.tsx').then(
    (m) => ({ default: m.ModelCard }),
    () => ({ default: NotFetched }),
  ),
);

const RecipeCard = lazy(() =>
  import('./recipe/recipe-card.tsx').then(
    (m) => ({ default: m.RecipeCard }),
    () => ({ default: NotFetched }),
  ),
);

function NotFetched() {
  const t = useText();
  return <ErrorBox title={t('codegen.failed')}>{t('codegen.failedWhy')}</ErrorBox>;
}

const UpdateCard = lazyArea('codegen', () =>
  import('./update/update-card.tsx').then((m) => m.UpdateCard),
);

const MigrationCard = lazyArea('codegen', () =>
  import('./migration/migration-card.tsx').then((m) => m.MigrationCard),
);

const TemplatesCard = lazyArea('codegen', () =>
  import('./templates/templates-card.tsx').then((m) => m.TemplatesCard),
);

/** Makes code of a model that is read from what was pasted. */
export function CodegenPage() {
  const t = useText();
  usePage(t('codegen.title'));
  const [source, setSource] = useRemembered('source', NO_SOURCE);
  const [choices, setChoices] = useRemembered<Choices>('choices', {});
  const [target, setTarget] = useRemembered('target', FIRST_TARGET);
  const [values, setValues] = useRemembered<TargetValues>('values', {});
  const history = useEdits(NO_EDITS);
  const [hasTemplates, setHasTemplates] = useRemembered('templates', false);
  const { templates, ...own } = useTemplates();
  const [hasRecipe, setHasRecipe] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isUpdating, setUpdating] = useState(false);
  const [isComparing, setComparing] = useRemembered('compare', false);
  const { text, files, kind, rootName } = source;
  const moreTexts = useMemo(() => files.map((file) => file.text), [files]);
  const { generation, unreadable, failed, isBusy } = useGeneration({
    ...{ text, moreTexts, kind, rootName },
    choices,
    edits: history.edits,
    target,
    values: values[target] ?? NO_VALUES,
  });
  const isEmpty = isEmptySource(source);
  const openRecipe = (recipe: Recipe) => {
    const { kind: as, rootName: root, text: input } = recipe;
    setSource({
      ...(input === null ? source : { text: input, files: [] }),
      ...{ kind: as, rootName: root },
    });
    setChoices(recipe.choices);
    setTarget(recipe.target);
    setValues({ ...values, [recipe.target]: recipe.values });
    history.replace(recipe.edits);
    if (recipe.templates.length > 0) {
      own.take(recipe.templates);
      setHasTemplates(true);
    }
    setHasRecipe(true);
  };
  const shown: Omit<Recipe, 'text'> = {
    version: 1,
    ...{ kind, rootName, target, choices, edits: history.edits },
    values: values[target] ?? NO_VALUES,
    templates: hasTemplates ? templates : NO_TEMPLATES,
  };
  const isDamaged = useLinkedRecipe(openRecipe);
  const hasProject = generation !== null && generation.files.length > 1;
  return (
    <section
      className={`mx-auto flex w-full max-w-[1408px] flex-1 flex-col px-4 md:px-6 ${isEmpty ? 'gap-5 py-8' : 'gap-4 pt-4 pb-8'}`}
    >
      <ToolHead title={t('codegen.title')} intro={t('codegen.intro')} isAtWork={!isEmpty} />
      {isDamaged && <MessageBox tone="warn">{t('codegen.linkDamaged')}</MessageBox>}
      {failed && <ErrorBox title={t('codegen.failed')}>{t('codegen.failedWhy')}</ErrorBox>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <SourceCard
            source={source}
            onChange={setSource}
            recognized={unreadable?.kind ?? generation?.kind ?? null}
            unreadable={unreadable}
          />
          {generation && generation.warnings.length > 0 && (
            <WarningsCard
              warnings={generation.warnings}
              choices={choices}
              onChoose={(id, value) => setChoices({ ...choices, [id]: value })}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {unreadable && generation && <MessageBox tone="warn">{t('codegen.lastGood')}</MessageBox>}
          {isEmpty ? (
            <Card label={t('codegen.output')}>
              <CardHead title={t('codegen.output')} />
              <p className="p-4 text-ink-2">
                {t(hasRecipe ? 'codegen.recipeReady' : 'codegen.nothingYet')}
              </p>
            </Card>
          ) : (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <OutputCard
                target={target}
                onTarget={setTarget}
                values={values[target] ?? NO_VALUES}
                onValues={(of) => setValues({ ...values, [target]: of })}
                generation={generation}
                isBusy={isBusy}
              />
            </Suspense>
          )}
          {!generation && !isChoosing && (
            <Button className="self-start" onClick={() => setChoosing(true)}>
              {t('codegen.openRecipe')}
            </Button>
          )}
          {generation && hasTemplates && (
            <TemplatesCard model={generation.model} templates={templates} onChange={own.change} />
          )}
          {isUpdating && (
            <UpdateCard
              generated={generation}
              isBusy={isBusy}
              onOpen={(record) => {
                setTarget(record.target);
                setValues({ ...values, [record.target]: record.values });
                if (!record.model) return;
                setSource({ ...source, rootName: record.model.rootName });
                setChoices(record.model.choices);
                history.replace(record.model.edits);
              }}
            />
          )}
          {generation && (
            <div className="flex flex-wrap gap-2 empty:hidden">
              {!hasTemplates && (
                <Button onClick={() => setHasTemplates(true)}>{t('codegen.template.begin')}</Button>
              )}
              {hasProject && !isUpdating && (
                <Button onClick={() => setUpdating(true)}>{t('codegen.update.begin')}</Button>
              )}
              {!isComparing && (
                <Button onClick={() => setComparing(true)}>{t('codegen.migration.begin')}</Button>
              )}
            </div>
          )}
        </div>
      </div>
      {generation && isComparing && (
        <MigrationCard
          later={{ text, moreTexts, kind, rootName, choices, edits: history.edits }}
          kind={generation.kind}
          target={target}
        />
      )}
      {generation && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <ModelCard readModel={generation.readModel} history={history} />
        </Suspense>
      )}
      {(generation || isChoosing) && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <RecipeCard
            recipe={generation && shown}
            texts={[text, ...moreTexts]}
            onOpen={openRecipe}
          />
        </Suspense>
      )}
    </section>
  );
}
