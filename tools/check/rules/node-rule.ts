import type { Kind } from '../kinds.ts'
import type { Node, Parsed } from '../parse.ts'

export type Report = (kind: Kind, at: Node | { start: number }, detail: string) => void
/** Looks at one node; the walk calls every rule for every node. */
export type NodeRule = (node: Node, parents: readonly Node[], report: Report, parsed: Parsed) => void
