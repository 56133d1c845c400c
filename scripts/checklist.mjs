/**
 * The acceptance checklist as proved by the tests: every id in the name of a test, with the number of its tests that
 * passed, failed or were skipped. Reads Jest's own report.
 */
import { readFileSync } from 'node:fs';

const ID =
  /\b(SH|RT|TH|TO|HO|AB|LI|RG|PR|ST|LO|OM|OV|BU|WZ|CH|AN|PO|HI|MK|WL|SD|OD|CA|OS|AL|AD|AP|AA|AU|AT|NW|XA)-(\d{2})\b/g;

/** Counts by id, in the order of the checklist's ids. */
export function checklistOf(report) {
  const counts = new Map();
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      for (const [id] of test.fullName.matchAll(ID)) {
        const count = counts.get(id) ?? { passed: 0, failed: 0, skipped: 0 };
        if (test.status === 'passed') count.passed += 1;
        else if (test.status === 'failed') count.failed += 1;
        else count.skipped += 1;
        counts.set(id, count);
      }
    }
  }
  return new Map([...counts].sort(([a], [b]) => a.localeCompare(b)));
}

export function printChecklist(report) {
  const counts = checklistOf(report);
  console.log('\nChecklist id   passed  failed  skipped');
  for (const [id, count] of counts) {
    const cells = [count.passed, count.failed, count.skipped].map((n) => String(n).padStart(6));
    console.log(`${id.padEnd(13)}${cells.join('  ')}`);
  }
  const proven = [...counts.values()].filter((c) => c.passed > 0 && c.failed === 0).length;
  console.log(`${proven} of ${counts.size} ids passed`);
}

if (process.argv[1] === import.meta.filename) {
  printChecklist(JSON.parse(readFileSync(process.argv[2] ?? 'reports/jest.json', 'utf8')));
}
