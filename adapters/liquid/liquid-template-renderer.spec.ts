import { describe, expect, it } from '@jest/globals';
import {
  jsonSamples,
  renderTemplate,
  templateData,
  type TemplateResult,
} from '@toolyard/core/codegen';
import { LiquidTemplateRenderer } from './liquid-template-renderer.ts';

const read = jsonSamples.read(['{"unitPrice": 2.5, "customer": {"name": "Ann"}, "tags": null}'], {
  rootName: 'order',
  choices: {},
});
if (!read.ok) throw new Error(read.error.texts.en);
const { model } = read.value;

const render = (template: string): TemplateResult =>
  renderTemplate(template, model, new LiquidTemplateRenderer());

describe('templates', () => {
  it('make one file for each entity, named by its path', () =>
    expect(
      render(
        '---\npath: docs/{{ entity.kebab }}.md\neach: entities\n---\n# {{ entity.pascal }}\n{% for field in entity.fields %}{{ field.snake }} {{ field.kind }};{% endfor %}',
      ),
    ).toEqual({
      files: [
        { path: 'docs/order.md', text: '# Order\nunit_price float;customer entity;tags json;' },
        { path: 'docs/customer.md', text: '# Customer\nname text;' },
      ],
    }));

  it.each([
    ['a\n {% if %}', '2:7', 'A value is missing here'],
    ['a\n {% unknown x %}', '2:2', 'There is no tag “unknown”'],
    ['{% if x %}\n{% endfor %}', '2:1', '“endfor” belongs to no open tag'],
    ['{% else %}', '1:1', '“else” belongs to no open tag'],
    ['a\n{% if x %}b', '2:1', '{% if x %} has no end tag'],
    ['{% for a in entities %}', '1:1', '{% for a in entities %} has no end tag'],
    ['a {% if x', '1:3', '%} is missing after {% if x'],
    ['a {{ entities', '1:3', '}} is missing after {{ entities'],
    ['{% raw %}x', '1:10', '{% raw %} has no {% endraw %}'],
    ["{{ entities | 'x' }}", '1:15', 'A filter is missing after |'],
    ['{{ entities.size | plus 1 }}', '1:25', 'Arguments of a filter stand after a colon'],
    ['{{ }}', '1:4', 'A value is missing here'],
    ['{% assign = 1 %}', '1:11', 'The name of a variable is missing'],
    ['{% assign x 1 %}', '1:13', '= is missing after the name'],
    ['{{ entities[0 }}', '1:14', '] is missing'],
    ['{% %}', '1:4', 'The name of a tag is missing after {%'],
    ['{% for x of entities %}{% endfor %}', '1:1', '{% for x of entities %} cannot be read'],
    ['---\npath: x\n---\na\n{{ entities | nothing }}', '5:1', 'There is no filter “nothing”'],
    ['{{ entities[0].nmae }}', '1:4', 'There is no “entities.0.nmae” here'],
    ['{{ entity.name }}', '1:4', 'There is no “entity” here'],
    ['{% for i in (1..1000000000) %}x{% endfor %}', '1:1', 'The template takes too much memory'],
    ['{% include "secret" %}', '1:1', 'A template cannot include files'],
    ['---\npath: same\neach: entities\n---\nx', '2:7', 'Two files are called same'],
    ['---\npath: a{{ x | nothing }}\n---\nx', '2:8', 'There is no filter “nothing”'],
  ])('%j has a fault at %s: %s', (template, at, text) => {
    const result = render(template);
    if (!('fault' in result)) throw new Error('no fault');
    const { texts, place } = result.fault;
    expect([`${place?.line}:${place?.column}`, texts.en]).toEqual([at, text]);
    expect(texts['zh-CN']).toMatch(/\p{Script=Han}/u);
  });

  it('take what is missing in conditions and defaults', () =>
    expect(render('{% if x.y %}a{% else %}b{% endif %}{{ z | default: "c" }}')).toEqual({
      files: [{ path: 'output.txt', text: 'bc' }],
    }));

  it('stop where they write too much, and after a time', () => {
    const loop = (body: string) =>
      `{% for i in (1..10000) %}{% for j in (1..10000) %}${body}{% endfor %}{% endfor %}`;
    expect(render(loop('x'.repeat(400)))).toMatchObject({
      fault: { texts: { en: 'The output is longer than 5 MB' } },
    });
    expect(render(loop('{% assign a = i %}'))).toMatchObject({
      fault: { texts: { en: 'The template takes too long' } },
    });
  });

  it.each(['entities.constructor', 'entities[0].__proto__', 'entities.toString'])(
    '%s reads nothing',
    (path) => {
      expect(render(`{{ ${path} | default: "" }}`)).toMatchObject({ files: [{ text: '' }] });
      expect(render(`{{ ${path} }}`)).toHaveProperty('fault');
    },
  );

  it('stay within the folder of the output', () =>
    expect(render('---\npath: ../../etc/./a:b\n---\n')).toEqual({
      files: [{ path: 'etc/a-b', text: '' }],
    }));

  it('know names in every style, keys and references', () => {
    const { entities } = templateData(model);
    expect(entities[0]).toMatchObject({ name: 'order', pascal: 'Order', plural: 'orders' });
    expect(entities[0]!.fields[1]).toMatchObject({ name: 'customer', refersTo: 'customer' });
  });
});
