import { expect, test } from 'vitest'
import { readReport } from '../../tools/test/report.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  startTime: 1_000,
  endTime: 4_400,
  assertionResults: tests.map((one) => ({ fullName: one, status: one })),
})

test('passed, failed and skipped tests are counted apart', () => {
  const report = readReport(
    JSON.stringify({ testResults: [file('failed', 'passed', 'passed', 'failed', 'pending')] }),
  )
  expect(report).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: ['a.test.ts › failed'],
    slowest: ['3 s a.test.ts'],
  })
})

test('a file that could not be loaded counts as one failure', () => {
  expect(readReport(JSON.stringify({ testResults: [file('failed')] }))).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['a.test.ts'],
  })
})
