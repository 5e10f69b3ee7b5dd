/** oxlint with types: promises nobody waits for, and its other certain defects. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './kinds.ts'

interface Diagnostic {
  message: string
  code?: string
  filename: string
  labels: { span: { line: number } }[]
}

export function lint(root: string, paths: readonly string[] = []): Violation[] {
  const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  if (!existsSync(program))
    return [{ kind: 'lint', path: 'package.json', line: 1, detail: 'oxlint is not installed' }]
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [program, '--type-aware', '--format=json', ...paths],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const start = stdout.indexOf('{')
  if (start < 0)
    return status === 0
      ? []
      : [
          {
            kind: 'lint',
            path: '.oxlintrc.json',
            line: 1,
            detail: `oxlint did not run: ${stderr.trim() || stdout.trim()}`,
          },
        ]
  const { diagnostics } = JSON.parse(stdout.slice(start)) as { diagnostics: Diagnostic[] }
  return diagnostics.map((found) => ({
    kind: 'lint',
    path: found.filename,
    line: found.labels[0]?.span.line ?? 1,
    detail: `${found.code ? `${found.code}: ` : ''}${found.message}`,
  }))
}
