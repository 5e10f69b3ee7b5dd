/**
 * What the documents name as proof exists: files, commands and suites. A promise whose proof was removed
 * fails here.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { suites } from '../../tools/torture/suites.ts'

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
  .scripts
const quoted = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside]) => inside!)
const isPath = (text: string): boolean =>
  /^(tests|modules|platform|server|kernel|design|contract|studio|games|web|tools|docs|db|bench|\.env)[^ ]*$/.test(
    text,
  ) && /[./]/.test(text)

for (const document of [
  'docs/RELIABILITY.md',
  'docs/security/asvs.md',
  'docs/security/threats.md',
  'docs/operating/backup.md',
]) {
  const names = quoted(readFileSync(document, 'utf8'))
  test(`${document} names files that exist`, () => {
    expect(names.filter(isPath).filter((path) => !existsSync(path))).toEqual([])
  })
  test(`${document} names commands and suites that exist`, () => {
    const wrong = names
      .filter((name) => name.startsWith('npm run '))
      .filter((name) => {
        const [, , script, , ...words] = name.split(' ')
        if (!scripts[script!]) return true
        return (
          script === 'torture' &&
          words
            .filter((word) => /^[a-z]/.test(word))
            .some((word) => !suites.some((suite) => suite.name === word))
        )
      })
    expect(wrong).toEqual([])
  })
}

test('every promise has its proof, and every suite is in the table', () => {
  const text = readFileSync('docs/RELIABILITY.md', 'utf8')
  const promises = text.split(/^(?=\d+\. \*\*)/m).slice(1)
  expect(promises).toHaveLength(11)
  for (const promise of promises)
    expect(quoted(promise.slice(promise.indexOf('Proof:'))).length).toBeGreaterThan(0)
  for (const { name } of suites) expect([name, text.includes(`| \`${name}\``)]).toEqual([name, true])
})

test('the security list has a row for every requirement of levels 1 and 2 that it counts, each with evidence or a reason', () => {
  const rows = readFileSync('docs/security/asvs.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows.length).toBeGreaterThan(150)
  expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length)
  for (const [, id, requirement, state, evidence] of rows) {
    expect([
      id,
      ['met', 'partly', 'no', 'deployment', 'not applicable'].includes(state!),
      requirement !== '',
      evidence !== '',
    ]).toEqual([id, true, true, true])
    // A met requirement names its place; an unmet one says why.
    if (state === 'met')
      expect([id, quoted(evidence!).length > 0 || evidence!.includes('below')]).toEqual([id, true])
  }
})

test('every threat is tried by the tests that its row names', () => {
  const rows = readFileSync('docs/security/threats.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| T-'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows.length).toBeGreaterThanOrEqual(18)
  for (const [, id, , where] of rows) {
    const files = quoted(where!)
    expect([
      id,
      files.length > 0,
      files.filter((file) => !new RegExp(`\\b${id}\\b`).test(readFileSync(file, 'utf8'))),
    ]).toEqual([id, true, []])
  }
})
