import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { codeGenerator, versionComparer, type InputParsers } from '@toolyard/core/codegen';
import { MysqlDdlParser } from '@toolyard/ddl';
import type { CodeGenerator } from '../../../app/codegen-in-worker.ts';
import { paths } from '../../../app/paths.ts';
import { renderApp } from '../../../test-support/render-app.tsx';

const parsers: InputParsers = {
  document: () => Promise.reject(new Error('no parser')),
  ddl: () => Promise.resolve(new MysqlDdlParser()),
};

const generator = (): CodeGenerator => ({
  generate: codeGenerator(parsers),
  compare: versionComparer(parsers),
  diagram: () => Promise.reject(new Error('nothing is laid out')),
  end: () => undefined,
});

const EARLIER =
  'CREATE TABLE `person` (`id` int PRIMARY KEY, `fullname` text NOT NULL, `note` date);';
const LATER = 'CREATE TABLE `person` (`id` int PRIMARY KEY, `full_name` text NOT NULL);';

// Code and texts of the area are there before the first paint.
beforeAll(async () => {
  await Promise.all([
    import('../codegen-page.tsx'),
    import('./migration-card.tsx'),
    import('../../../i18n/codegen/en.ts'),
  ]);
});

async function open(text: string) {
  const rendered = renderApp(paths.codeGenerator, {
    services: { codeGenerator: () => Promise.resolve(generator()) },
  });
  const paste = async (label: string, value: string) => {
    const area = await screen.findByLabelText(label);
    await rendered.user.clear(area);
    await rendered.user.click(area);
    await rendered.user.paste(value);
    return area;
  };
  await paste('Input', text);
  await rendered.user.click(
    await screen.findByRole('button', { name: 'Compare with an earlier version …' }),
  );
  return { ...rendered, paste };
}

describe('what would change', () => {
  it('asks what was renamed and warns of what is lost before the statements that do and undo it', async () => {
    const { user, paste } = await open(LATER);
    await paste('Earlier version', EARLIER);
    const written = await screen.findByRole('region', { name: 'Text of migration.sql' });
    expect(screen.getByLabelText('Database').getAttribute('value') ?? 'mysql').toBe('mysql');
    expect(written.textContent).toContain('RENAME COLUMN `fullname` TO `full_name`');
    const warnings = screen.getByRole('region', { name: 'Before you run it' });
    expect(warnings.textContent).toContain('Dropping person.note loses its values');
    expect(
      warnings.compareDocumentPosition(written) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    const undo = screen.getByRole('region', { name: 'Text of undo.sql' });
    expect(undo.textContent).toContain('ADD COLUMN `note` date');
    const questions = screen.getByRole('region', { name: 'Renamed, or dropped and added?' });
    await user.selectOptions(
      within(questions).getByLabelText('What became of person.fullname'),
      'dropped',
    );
    await waitFor(() => expect(written.textContent).toContain('DROP COLUMN `fullname`'));
    expect(warnings.textContent).toContain('Dropping person.fullname loses its values');
  });

  it('names the fault of a version that cannot be read, and says so where nothing changes', async () => {
    const { paste } = await open(LATER);
    const area = await paste('Earlier version', 'CREATE TABLE `a` (5);');
    expect(await screen.findByText(/^Line 1, column \d+: A name was expected/)).toBeTruthy();
    expect(area.getAttribute('aria-invalid')).toBe('true');
    await paste('Earlier version', LATER);
    expect(await screen.findByText('The tables are the same.')).toBeTruthy();
  });

  it('compares inputs of other kinds as tables of the chosen database', async () => {
    const { user, paste } = await open('{"id": 1, "name": "a", "age": 3}');
    await user.selectOptions(await screen.findByLabelText('Database'), 'MySQL');
    await paste('Earlier version', '{"id": 1, "name": "a"}');
    const written = await screen.findByRole('region', { name: 'Text of migration.sql' });
    expect(written.textContent).toMatch(/ADD COLUMN `age` int NOT NULL/);
  });
});
