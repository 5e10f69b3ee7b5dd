/**
 * `npm run check`: the rules of the style guide over the whole tree. Prints each violation with its rule;
 * exit 1 on any. Arguments are path prefixes: `npm run check -- server/ web/ui/` shows theirs alone.
 */
import { fileURLToPath } from 'node:url'
import { checkFormat } from './format.ts'
import { findUnused } from './knip.ts'
import { type Kind, kinds, type Violation } from './kinds.ts'
import { lint } from './lint.ts'
import { checkCitations } from './rules/citations.ts'
import { sizesOf } from './rules/sizes.ts'
import { checkTree } from './rules/tree-rules.ts'
import { loadTree } from './tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const prefixes = process.argv.slice(2)
const tree = loadTree(root)
const isShown = ({ path }: Violation): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix))
const violations = [
  ...checkTree(tree),
  ...checkCitations(root),
  ...findUnused(root),
  ...checkFormat(root),
  ...lint(root),
].filter(isShown)

for (const [kind, found] of byKind(violations)) {
  console.log(`\n${kind}: ${kinds[kind]}`)
  for (const { path, line, detail } of found) console.log(`  ${path}:${line}${detail ? `  ${detail}` : ''}`)
}
const sizes = sizesOf(tree)
console.log(`95 of 100 files have at most ${sizes.file} lines, 95 of 100 functions ${sizes.function}.`)
if (violations.length > 0) {
  console.log(`\n${violations.length} violation${violations.length > 1 ? 's' : ''}.`)
  process.exit(1)
}
console.log(
  prefixes.length === 0
    ? `${tree.size} files keep every rule.`
    : `Nothing to report under ${prefixes.join(', ')}.`,
)

function byKind(all: readonly Violation[]): Map<Kind, Violation[]> {
  const groups = new Map<Kind, Violation[]>()
  for (const violation of all) groups.set(violation.kind, [...(groups.get(violation.kind) ?? []), violation])
  return groups
}
