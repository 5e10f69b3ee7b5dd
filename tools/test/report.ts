/** Counts from vitest's JSON. */
import { readNode } from './run-node.ts'

export interface Report {
  passed: number
  failed: number
  skipped: number
  /** Full names of failed tests, and files that could not be run at all. */
  failures: string[]
  /** The files that took longest, with their seconds: where to look when the run becomes slow. */
  slowest: string[]
}

const SLOWEST = 20

interface FileResult {
  name: string
  status: string
  /** Milliseconds since 1970. */
  startTime: number
  endTime: number
  assertionResults: { fullName: string; status: string }[]
}

export function readReport(json: string): Report {
  const { testResults } = JSON.parse(json) as { testResults: FileResult[] }
  const report: Report = { passed: 0, failed: 0, skipped: 0, failures: [], slowest: slowestOf(testResults) }
  for (const file of testResults) {
    const failedBefore = report.failed
    for (const test of file.assertionResults) count(report, file, test)
    // A file that failed with no failed test could not be loaded, or its setup threw.
    if (file.status === 'failed' && report.failed === failedBefore) {
      report.failed++
      report.failures.push(file.name)
    }
  }
  return report
}

function slowestOf(files: readonly FileResult[]): string[] {
  const lasted = ({ startTime, endTime }: FileResult) => endTime - startTime
  return files
    .toSorted((a, b) => lasted(b) - lasted(a))
    .slice(0, SLOWEST)
    .map((file) => `${Math.round(lasted(file) / 1_000)} s ${file.name}`)
}

function count(report: Report, file: FileResult, test: { fullName: string; status: string }): void {
  if (test.status === 'passed') report.passed++
  else if (test.status === 'failed') {
    report.failed++
    report.failures.push(`${file.name} › ${test.fullName}`)
  } else report.skipped++
}

/** How many tests a folder holds, without running them. */
export async function countTests(folder: string): Promise<number> {
  const listed = await readNode(['node_modules/vitest/vitest.mjs', 'list', folder, '--json'])
  const start = listed?.indexOf('[') ?? -1
  return start < 0 ? 1 : (JSON.parse(listed!.slice(start)) as unknown[]).length
}
