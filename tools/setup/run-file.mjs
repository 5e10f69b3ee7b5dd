/** `node tools/run.mjs file args…`: runs a TypeScript file with a Node that can, fetched and furnished when needed. */
import { ensureNode } from './setup/node.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { runInPlace } from './setup/run-child.mjs'
import { giveUp } from './setup/say.mjs'

const args = process.argv.slice(2)
if (args.length === 0) giveUp('Usage: node tools/run.mjs <file> [arguments …]')
const node = ensureNode()
ensurePackages()
runInPlace(node, args)
