/**
 * `npm test`: type check, `npm run check`, the bundles, then every test, browser journeys included. With
 * arguments (`npm test -- kernel/ids.test.ts`) the named tests alone. The last line is `N passed, N failed`,
 * with `, N skipped` when any were.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areBundlesFresh } from '../setup/bundles.mjs'
import { countTests, readReport } from './report.ts'
import { findBrowser, installBrowser } from './browser.ts'
import { runNode } from './run-node.ts'

interface Tally {
  passed: number
  failed: number
  skipped: number
}

const journeys = 'tests/journeys'
const tally: Tally = { passed: 0, failed: 0, skipped: 0 }
/** Repeated at the end, where they are read. */
const remarks: string[] = []

const chosen = process.argv.slice(2)
if (chosen.length > 0) await runChosen()
else await runAll()

for (const remark of remarks) console.log(remark)
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`)
process.exit(tally.failed > 0 ? 1 : 0)

async function runAll(): Promise<void> {
  await Promise.all([
    countStep('Type check', ['node_modules/typescript/bin/tsc', '--noEmit']),
    countStep('Check of the rules', ['tools/check/check.ts']),
  ])
  await buildBundles()
  const withBrowser = await prepareBrowser()
  await runVitest([
    '--reporter=./tools/test/progress-reporter.ts',
    ...(withBrowser ? [] : ['--exclude', `${journeys}/**`]),
  ])
}

/** Nothing but the named tests; the bundles only for those that open the built pages. */
async function runChosen(): Promise<void> {
  if (chosen.some((word) => /journeys|kills|web\/build|web-app/.test(word))) await buildBundles()
  if (chosen.some((word) => word.includes(journeys)) && !(findBrowser() ?? installBrowser())) {
    remarks.push('There is no Chromium: apt-get install chromium, or set CHROMIUM_PATH.')
  }
  await runVitest([...chosen, '--reporter=default'])
}

async function countStep(name: string, args: string[]): Promise<void> {
  console.log(`${name} …`)
  const isFine = (await runNode(args)) === 0
  tally[isFine ? 'passed' : 'failed']++
  if (!isFine) remarks.push(`${name} failed.`)
}

async function buildBundles(): Promise<void> {
  if (areBundlesFresh()) return
  console.log('Building the browser bundles …')
  if ((await runNode(['tools/build.ts'])) === 0) return
  tally.failed++
  remarks.push('The browser bundles could not be built.')
}

/** Whether the journeys can run; otherwise they are counted as skipped (SKIP_BROWSER=1) or failed. */
async function prepareBrowser(): Promise<boolean> {
  if (!existsSync(journeys)) return false
  const isSkipped = process.env.SKIP_BROWSER === '1'
  if (!isSkipped && (findBrowser() ?? installBrowser())) return true
  const count = await countTests(journeys)
  tally[isSkipped ? 'skipped' : 'failed'] += count
  if (!isSkipped) {
    remarks.push(
      `The ${count} browser journeys did not run: install Chromium (apt-get install chromium), set CHROMIUM_PATH, or set SKIP_BROWSER=1.`,
    )
  }
  return false
}

async function runVitest(options: string[]): Promise<void> {
  console.log('Tests …')
  const folder = mkdtempSync(join(tmpdir(), 'sala-report-'))
  const file = join(folder, 'report.json')
  const code = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...options,
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = existsSync(file)
    ? readReport(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0, failures: [], slowest: [] }
  rmSync(folder, { recursive: true, force: true })
  tally.passed += report.passed
  tally.skipped += report.skipped
  // A run that ends badly with no failed test (an unhandled error, a crash) is a failure too.
  tally.failed += report.failed || (code === 0 ? 0 : 1)
  if (report.slowest.length > 1) console.log(['The slowest files:', ...report.slowest].join('\n  '))
  remarks.push(...report.failures.map((name) => `failed: ${name}`))
}
