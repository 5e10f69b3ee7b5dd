/** Exports, files and packages that nobody uses, by knip (knip.json names what is started by name). */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './kinds.ts'

interface Symbol {
  name: string
  line?: number
}

/** One file with what knip reports of it, by kind: files, exports, types, dependencies and more. */
type Issue = { file: string } & Readonly<Record<string, unknown>>

export function findUnused(root: string): Violation[] {
  const failed = (detail: string): Violation[] => [{ kind: 'unused', path: 'knip.json', line: 1, detail }]
  const program = join(root, 'node_modules', 'knip', 'bin', 'knip.js')
  if (!existsSync(program)) return failed('knip is not installed')
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--no-progress', '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const start = stdout.indexOf('{')
  if (start < 0) return failed(`knip did not run: ${stderr.trim() || stdout.trim()}`)
  const { issues } = JSON.parse(stdout.slice(start)) as { issues: Issue[] }
  return issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([about, found]) =>
      Array.isArray(found)
        ? (found as (Symbol | Symbol[])[]).flat().map(({ name, line }) => ({
            kind: 'unused' as const,
            path: issue.file,
            line: line ?? 1,
            detail: about === 'files' ? 'the file' : `${name} (${about})`,
          }))
        : [],
    ),
  )
}
