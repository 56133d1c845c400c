import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { computeExample, type StepText } from '@toolyard/core/learning';
import { RESOURCE_TEXTS, RESOURCES, type Resource } from '@toolyard/core/learning/resources';
import { paths } from '../../../../app/paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { ContentFailed, ContentLoading, NoSuchContent } from './content-states.tsx';
import { ExampleFigure } from './example-figure.tsx';
import { LessonProse } from './lesson-prose.tsx';
import { useContent } from './use-content.ts';

/** A page of reading beside the courses. */
export function ResourcePage() {
  const { resource: id = '' } = useParams();
  const resource = RESOURCES.find((each) => each.id === id);
  return resource ? <ResourceView key={id} resource={resource} /> : <NoSuchContent />;
}

function ResourceView({ resource }: { readonly resource: Resource }) {
  const t = useText();
  const language = useLanguage();
  const content = useContent(`resource ${resource.id}`, RESOURCE_TEXTS[resource.id]);
  const examples = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(resource.examples).map(([name, each]) => [name, computeExample(each)]),
      ),
    [resource],
  );
  const section = (id: string, example: string | undefined, text: StepText | undefined) => {
    const declared = example === undefined ? undefined : resource.examples[example];
    return (
      text && (
        <section key={id} id={id} className="scroll-mt-20 space-y-3">
          <h2 className="text-16 font-semibold">{text.title}</h2>
          <LessonProse text={text.text} examples={examples} />
          {declared && <ExampleFigure example={declared} />}
        </section>
      )
    );
  };
  return (
    <div className="max-w-[760px]">
      <Link to={paths.learn} className="text-13 text-ink-2 hover:text-ink">
        ← {t('learn.toCourses')}
      </Link>
      <PageTitle title={resource.title[language]} />
      <p className="mb-6 text-14/6 text-ink-2">{resource.summary[language]}</p>
      {content.state === 'loading' && <ContentLoading />}
      {content.state === 'failed' && (
        <ContentFailed onRetry={content.retry}>{t('learn.resourceFailed')}</ContentFailed>
      )}
      {content.state === 'ready' && (
        <div className="space-y-8">
          {resource.sections.map(({ id, example }) => section(id, example, content.texts[id]))}
        </div>
      )}
      <p className="mt-6 text-12 text-ink-3">{t('learn.notice')}</p>
    </div>
  );
}
