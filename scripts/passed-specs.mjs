/** A reporter of Jest that notes each spec file that passes in the file that PASSED_SPECS names, as soon as it has passed. */
import { appendFileSync } from 'node:fs';

export default class {
  onTestResult(_test, { testFilePath, numFailingTests, testExecError }) {
    if (numFailingTests === 0 && !testExecError)
      appendFileSync(process.env.PASSED_SPECS, `${testFilePath}\n`);
  }
}
