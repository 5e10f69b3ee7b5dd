/**
 * What is younger than the browsers that play here. The bundles are built for ES2022 (web/vite.config.ts):
 * that lowers syntax but brings no function, so a newer one is found missing only if somebody's phone is
 * old.
 */
import { isNode, nameOf, type Node } from '../parse.ts'
import { isTooling } from '../settings.ts'
import type { NodeRule } from './node-rule.ts'

const runsInBrowsers = (path: string): boolean =>
  /^(web|games|design|kernel|contract)\//.test(path) && !isTooling(path)

/** By the name alone, whatever they are asked of. */
const youngMethods: ReadonlySet<string> = new Set([
  'toSorted',
  'toReversed',
  'toSpliced',
  'findLast',
  'findLastIndex',
  'groupBy',
  'withResolvers',
  'fromAsync',
  'isWellFormed',
  'toWellFormed',
  'waitAsync',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
  'transferToFixedLength',
  'getOrInsert',
  'getOrInsertComputed',
  'sumPrecise',
  'toHex',
  'fromHex',
  'toBase64',
  'fromBase64',
])
/** Of one object only; others have methods of the same name. */
const youngMembers: Readonly<Record<string, ReadonlySet<string>>> = {
  AbortSignal: new Set(['any', 'timeout']),
  Promise: new Set(['try']),
  Iterator: new Set(['from', 'concat']),
  URL: new Set(['canParse', 'parse']),
  RegExp: new Set(['escape']),
  Error: new Set(['isError']),
  Intl: new Set(['DurationFormat']),
  scheduler: new Set(['yield', 'postTask']),
}
/** What an iterator itself could not do then; arrays could, so it is spread into one first. */
const iteratorMethods: ReadonlySet<string> = new Set([
  'map',
  'filter',
  'some',
  'every',
  'find',
  'reduce',
  'forEach',
  'flatMap',
  'take',
  'drop',
  'toArray',
])
const iteratorMakers: ReadonlySet<string> = new Set(['values', 'keys', 'entries', 'matchAll'])
const iteratorNote =
  'iterators have no methods of their own in the oldest browsers served: spread it into an array'

export const browserAgeRule: NodeRule = (node, _parents, report, { path }) => {
  if (node.type !== 'MemberExpression' || !runsInBrowsers(path)) return
  const property = nameOf(node.property)
  const object = nameOf(node.object)
  if (property === undefined) return
  if (youngMethods.has(property) || (object !== undefined && youngMembers[object]?.has(property))) {
    report(
      'too new for browsers',
      node,
      `${object === undefined ? '' : `${object}.`}${property} is younger than ES2022`,
    )
  } else if (iteratorMethods.has(property) && isIterator(node.object))
    report('too new for browsers', node, iteratorNote)
}

/** `map.values()` and its like; of `Object` they answer arrays. */
function isIterator(node: unknown): boolean {
  if (
    !isNode(node) ||
    node.type !== 'CallExpression' ||
    !isNode(node.callee) ||
    node.callee.type !== 'MemberExpression'
  )
    return false
  const callee: Node = node.callee
  return iteratorMakers.has(nameOf(callee.property) ?? '') && nameOf(callee.object) !== 'Object'
}
