/** Jest reporter: how many cases of the ports' suites each adapter passes. */
const SUITE = /^(?<adapter>.+) keeps the promises of (?<port>.+)$/;

export default class PortCases {
  onRunComplete(_contexts, { testResults }) {
    const counts = new Map();
    for (const { ancestorTitles, status } of testResults.flatMap((each) => each.testResults)) {
      const suite = ancestorTitles.find((title) => SUITE.test(title)) ?? '';
      const { adapter } = SUITE.exec(suite)?.groups ?? {};
      if (adapter === undefined) continue;
      const count = counts.get(adapter) ?? { passed: 0, all: 0 };
      count.all += 1;
      if (status === 'passed') count.passed += 1;
      counts.set(adapter, count);
    }
    const lines = [...counts].map(
      ([adapter, { passed, all }]) => `${adapter}: ${passed} of ${all}`,
    );
    const passed = [...counts.values()].reduce((sum, count) => sum + count.passed, 0);
    console.log(`Cases of the ports' suites passed\n${lines.sort().join('\n')}\nin all: ${passed}`);
  }
}
