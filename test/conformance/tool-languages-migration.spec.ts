import { rmSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { PRODUCT_TOOLS } from '@toolyard/core/tools';
import { openDatabase } from '@toolyard/postgres';
import { furnish, temporaryFolder } from '../support/app-server.ts';
import { rawSql } from '../support/raw-sql.ts';
import { NOON, newId } from './repository-records.ts';

/** The table as it was while a tool had one language. */
const ONE_LANGUAGE = [
  `alter table "tool" drop constraint "tool_title", drop constraint "tool_description",
    drop column "title_zh", drop column "description_zh",
    add constraint "tool_title" check (char_length("title") >= 1 and char_length("title") <= 100),
    add constraint "tool_description" check (char_length("description") >= 1)`,
  `delete from "mikro_orm_migrations" where "name" in ('Migration20261128ToolLanguages',
    'Migration20261222CodeGeneratorCard', 'Migration20261225CodeGeneratorProjects')`,
];

/** What the card of the Code Generator said then. */
const OLD_DESCRIPTION =
  'Fill in a form, look at the files it gives, take them away as one archive.';

it('seeded tools get their Chinese texts and a later description from the migrations; edited texts stay alone', async () => {
  const dataDir = furnish(temporaryFolder('toolyard-tools'));
  const times = {
    createdAt: NOON,
    updatedAt: NOON,
    deletedAt: null,
    publishAt: null,
    hideAt: null,
  };
  const before = await openDatabase({ dataDir });
  await before.unitOfWork.run(async ({ tools }) => {
    for (const card of PRODUCT_TOOLS) {
      const title = card.id === 'data-analysis' ? 'Data Studio' : card.title;
      const description = card.id === 'code-generator' ? OLD_DESCRIPTION : card.description;
      await tools.add({ ...card, title, description, key: newId(), version: 3, ...times });
    }
  });
  await before.close();
  await rawSql({ dataDir }, ONE_LANGUAGE);
  const after = await openDatabase({ dataDir });
  try {
    const found = await after.readers.tools.list();
    expect(found).toHaveLength(PRODUCT_TOOLS.length);
    for (const card of PRODUCT_TOOLS)
      expect(found.find(({ id }) => id === card.id)).toMatchObject(
        card.id === 'data-analysis'
          ? { title: 'Data Studio', titleZh: '', descriptionZh: card.descriptionZh, version: 3 }
          : card,
      );
    expect(await after.drift()).toBe('');
  } finally {
    await after.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
