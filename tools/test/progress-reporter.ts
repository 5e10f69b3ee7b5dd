/**
 * The reporter of the whole run: a failure is printed when it happens, with its reason, and how far the run
 * is each minute. A log that is cut off anywhere still says what failed; the full reports come at the end.
 */
import { DefaultReporter, type TestCase, type TestModule } from 'vitest/node'

const MINUTE_MS = 60_000

export default class ProgressReporter extends DefaultReporter {
  #passed = 0
  #failed = 0
  #begun = 0
  #lines: NodeJS.Timeout | undefined

  constructor() {
    super({ summary: false })
  }

  override onTestRunStart(specifications: Parameters<DefaultReporter['onTestRunStart']>[0]): void {
    super.onTestRunStart(specifications)
    this.#begun = performance.now()
    this.#lines = setInterval(() => this.#printProgress(), MINUTE_MS)
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test)
    const { state, errors } = test.result()
    if (state === 'passed') this.#passed++
    if (state !== 'failed') return
    this.#failed++
    this.log(`✗ ${test.module.relativeModuleId} › ${test.fullName}: ${firstLine(errors)}`)
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module)
    const errors = module.errors()
    if (errors.length > 0) this.log(`✗ ${module.relativeModuleId}: ${firstLine(errors)}`)
  }

  override onTestRunEnd(...[modules, errors, reason]: Parameters<DefaultReporter['onTestRunEnd']>): void {
    clearInterval(this.#lines)
    this.#printProgress()
    super.onTestRunEnd(modules, errors, reason)
  }

  /** Nothing for each file: a minute's line is enough. */
  protected override printTestModule(): void {}

  #printProgress(): void {
    const minutes = Math.round((performance.now() - this.#begun) / MINUTE_MS)
    this.log(`${minutes} min: ${this.#passed} passed, ${this.#failed} failed`)
  }
}

function firstLine(errors: readonly { message: string }[] | undefined): string {
  return (errors?.[0]?.message ?? '').split('\n', 1)[0]!
}
