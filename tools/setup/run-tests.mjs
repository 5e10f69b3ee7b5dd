/** `npm test`: everything a fresh clone needs, then every check and every test. Plain JavaScript for Node 18. */
import { join } from 'node:path'
import { ensureNode } from './setup/node.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { projectFolder } from './setup/project.mjs'
import { runInPlace } from './setup/run-child.mjs'

const node = ensureNode()
ensurePackages()
runInPlace(node, [join(projectFolder, 'tools', 'test', 'run-tests.ts'), ...process.argv.slice(2)])
