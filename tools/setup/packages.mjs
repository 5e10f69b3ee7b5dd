/** Runs `npm ci` when node_modules is missing or is not what package-lock.json says. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { projectFolder } from './project.mjs'
import { giveUp, step } from './say.mjs'

export function ensurePackages() {
  if (isInstalled()) return
  const isDone = step('Installing the packages of package-lock.json (npm ci)', () =>
    npm(['ci', '--include=dev', '--include=optional']),
  )
  if (!isDone)
    giveUp(
      'npm ci failed (its words stand above); check the connection to the npm registry and the rights on this folder.',
    )
}

/** npm writes the list of what it installed last, so a cut installation counts as none. */
function isInstalled() {
  const installed = packagesOf(join(projectFolder, 'node_modules', '.package-lock.json'))
  const wanted = packagesOf(join(projectFolder, 'package-lock.json'))
  if (!installed || !wanted) return false
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue
    const found = installed[path]
    if (found ? found.version !== entry.version : !entry.optional) return false
  }
  return Object.keys(installed).every((path) => path in wanted)
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
