/**
 * `node tools/run.mjs file args…`: runs a TypeScript file with a Node that can, fetched and furnished when
 * needed.
 */
import { ensureNode } from './node.mjs'
import { ensurePackages } from './packages.mjs'
import { runInPlace } from './run-child.mjs'
import { giveUp } from './say.mjs'

const args = process.argv.slice(2)
if (args.length === 0) giveUp('Usage: node tools/run.mjs <file> [arguments …]')
const node = ensureNode()
ensurePackages()
runInPlace(node, args)
