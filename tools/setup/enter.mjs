/**
 * The first lines that every command runs: they print help, and they refuse a Node that cannot even read the
 * rest. The words here are those of Node 12, so that an old Node gets a sentence and no syntax error.
 */
import { helpOf } from './help.mjs'

const OLDEST = 18

/** `load` imports the command; `file` is what distinguishes the commands of `run.mjs`. */
export function enter(load, file) {
  const words = process.argv.slice(2)
  if (words.indexOf('--help') >= 0 || words.indexOf('-h') >= 0) {
    const help = helpOf(process.env.npm_lifecycle_event, file)
    if (help) {
      process.stdout.write(help + '\n')
      process.exit(0)
    }
  }
  if (Number.parseInt(process.versions.node, 10) < OLDEST) {
    process.stderr.write(
      'Node ' +
        process.versions.node +
        ' is too old: install Node 24 (or any from 18 on, which fetches it by itself) and run this again.\n',
    )
    process.exit(1)
  }
  load().catch(function (error) {
    process.stderr.write(((error && error.stack) || error) + '\n')
    process.exit(1)
  })
}
