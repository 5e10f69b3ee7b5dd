import type { listTreeSchemas, treeKinds } from '../../../../contract/operator/agents/line/list-tree.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { Range } from '../../parts/date-range.tsx'

export type TreeKind = (typeof treeKinds)[number]
export type TreeHouse = NonNullable<ValueOf<typeof listTreeSchemas>['house']>

export interface TreeAsked extends Range {
  readonly kind: TreeKind
}

/** The row of the house, which is no account. */
export const HOUSE = ''
export const LEVEL_SIZE = 20

/** What the rows of the tree have in common. */
export interface TreeState {
  readonly asked: TreeAsked
  readonly path: readonly string[]
  readonly selected: string
  /** The row that the Tab key reaches. */
  readonly active: string
  /** The house and its only line are open until somebody closes them. */
  readonly isOpen: (id: string, isOnly: boolean) => boolean
  readonly toggle: (id: string, isOpen: boolean) => void
  readonly select: (id: string) => void
}
