/** Files that the formatter would write otherwise (biome.json: 110 columns). */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './kinds.ts'

interface Diagnostic {
  category: string
  location: { path: string }
}

export function checkFormat(root: string, paths: readonly string[] = ['.']): Violation[] {
  const program = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const failed = (path: string, detail: string): Violation[] => [{ kind: 'format', path, line: 1, detail }]
  if (!existsSync(program)) return failed('package.json', 'Biome is not installed')
  const args = [program, 'format', '--reporter=json', '--max-diagnostics=none', ...paths]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const start = stdout.indexOf('{')
  if (start < 0) return failed('biome.json', `Biome did not run: ${stderr.trim() || stdout.trim()}`)
  const { diagnostics } = JSON.parse(stdout.slice(start)) as { diagnostics: Diagnostic[] }
  return diagnostics
    .filter(({ category }) => category === 'format')
    .map(({ location }) => ({ kind: 'format', path: location.path, line: 1, detail: '' }))
}
