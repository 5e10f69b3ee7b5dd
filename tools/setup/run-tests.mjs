/**
 * `npm test`: everything a fresh clone needs, then every check and every test. Plain JavaScript for Node 18.
 */
import { join } from 'node:path'
import { ensureNode } from './node.mjs'
import { ensurePackages } from './packages.mjs'
import { projectFolder } from './project.mjs'
import { runInPlace } from './run-child.mjs'

const node = ensureNode()
ensurePackages()
runInPlace(node, [join(projectFolder, 'tools', 'test', 'run-tests.ts'), ...process.argv.slice(2)])
