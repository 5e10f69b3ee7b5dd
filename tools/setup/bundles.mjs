/** Tells whether the browser bundles in dist/ were built from the present sources. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.mjs'

const sources = [
  'web',
  'games',
  'design',
  'contract',
  'kernel',
  'package-lock.json',
  'tsconfig.json',
  'tools/build.ts',
]
const stamp = join(projectFolder, 'dist', 'built-from')

export function areBundlesFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesMark()
}

/** Removed before a build and written after it, so that a cut build is never taken for a whole one. */
export function clearStamp() {
  rmSync(stamp, { force: true })
}

export function writeStamp(mark) {
  mkdirSync(join(projectFolder, 'dist'), { recursive: true })
  writeFileSync(stamp, mark)
}

/** Names, sizes and times of all sources: reading them all would cost the start half a second. */
export function sourcesMark() {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, join(projectFolder, source))
  return hash.digest('hex')
}

function addTo(hash, path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\0`)
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!/\.test\.tsx?$/.test(name)) addTo(hash, join(path, name))
  }
}
