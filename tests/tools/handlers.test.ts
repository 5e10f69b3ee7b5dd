import { expect, test } from 'vitest'
import { checkTree } from '../../tools/check/rules/tree-rules.ts'
import type { Tree } from '../../tools/check/tree.ts'

const contract = 'contract/player/planted/plant-thing.ts'
const treeOf = (...handlers: string[]): Tree =>
  new Map(
    [contract, ...handlers].map((path) => {
      const target = 'contract/shared/call.ts'
      const imports =
        path === contract ? [{ specifier: '../../shared/call.ts', target, isType: true, line: 1 }] : []
      return [
        path,
        {
          path,
          imports,
          globs: [],
          violations: [],
          classUses: [],
          writtenClasses: [],
          lines: 0,
          functions: [],
        },
      ]
    }),
  )
const unanswered = (tree: Tree): string[] =>
  checkTree(tree)
    .filter(({ kind }) => kind === 'call without handler')
    .map(({ path }) => path)

test.each([
  'modules/planted/calls/plant-thing.ts',
  'modules/planted/room/calls/plant-thing.ts',
  'modules/planted/room/inner/calls/plant-thing.ts',
])('a call is answered by %s', (handler) => {
  expect(unanswered(treeOf(handler))).toEqual([])
})

test.each(['modules/planted/room/plant-thing.ts', 'planted/room/calls/plant-thing.ts'])(
  'a call is not answered by %s',
  (handler) => {
    expect(unanswered(treeOf(handler))).toEqual([contract])
  },
)
