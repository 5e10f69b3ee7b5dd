/**
 * `npm start` and `npm run dev`: everything a fresh clone needs, then the supervisor. Plain JavaScript for
 * Node 18.
 */
import { spawnSync } from 'node:child_process'
import module from 'node:module'
import { join } from 'node:path'
import { areBundlesFresh } from './bundles.mjs'
import { ensureNode } from './node.mjs'
import { ensurePackages } from './packages.mjs'
import { projectFolder } from './project.mjs'
import { runInPlace } from './run-child.mjs'
import { giveUp, step } from './say.mjs'

const args = process.argv.slice(2)
const node = ensureNode()
ensurePackages()
if (!areBundlesFresh()) {
  const build = () =>
    spawnSync(node, [join(projectFolder, 'tools', 'build.ts')], { cwd: projectFolder, stdio: 'inherit' })
  if (step('Building the browser bundles', build).status !== 0)
    giveUp('The browser bundles could not be built; the words above say why.')
}
process.chdir(projectFolder)
endWithNpm()
keepCompiled()
const supervisor = join(projectFolder, 'tools', 'supervise.ts')
if (node === process.execPath) {
  process.argv = [node, supervisor, ...args]
  await import('../supervise.ts')
} else {
  // The channel closes when this process is killed, which ends the supervisor too, so that nothing stays
  // behind.
  runInPlace(node, [supervisor, ...args], { withChannel: true })
}

/**
 * A killed npm leaves us without a parent and nobody to stop us; started by hand, we may outlive our shell.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

/** Node keeps what it compiled, which shortens every later start by half a second. */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(projectFolder, '.cache', 'node')
  if (node === process.execPath) module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
}
