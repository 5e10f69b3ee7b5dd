/** What an expression of a store comes to, as far as its text shows it. */
import type { Node } from 'typescript/unstable/ast'
import type { OpenProject } from './project.ts'

/** Names of parameters and what a call gave them. */
export type Scope = ReadonlyMap<string, Value>

export type Value =
  /** A piece of SQL; each bound value is a mark in it. */
  | { readonly kind: 'sql'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'record'; readonly fields: ReadonlyMap<string, Value> }
  | { readonly kind: 'function'; readonly node: Node; readonly scope: Scope }
  /** Known only when the program runs. */
  | { readonly kind: 'unknown' }

/** What finds the values of expressions; a name may lead to another expression. */
export interface Evaluation {
  readonly project: OpenProject
  valueOf(node: Node, scope: Scope): Value
  /** True if a statement takes the expression as SQL and not as a value. */
  isFragment(expression: Node): boolean
}

/** Stands for a bound value in the text of a statement. */
export const MARK = '\u0001'
export const unknown: Value = { kind: 'unknown' }
export const noScope: Scope = new Map()
export const sqlOf = (text: string): Value => ({ kind: 'sql', text })
export const textOf = (text: string): Value => ({ kind: 'text', text })
export const listOf = (items: readonly Value[]): Value => ({ kind: 'list', items })

/** Why a statement's text cannot be told without running the program. */
export class Unresolved extends Error {}

/** How much of a value is known: of two branches the fuller one is taken. */
export function sizeOf(value: Value): number {
  if (value.kind === 'sql' || value.kind === 'text') return value.text.trim().length
  if (value.kind === 'list') return value.items.length
  return value.kind === 'unknown' ? -1 : 0
}

/** A value inside a text that becomes SQL: a name nobody knows is any name. */
export const asText = (value: Value): string =>
  value.kind === 'sql' || value.kind === 'text' ? value.text : 'x'

/** An unknown list has one item, so that what is done with each of its items is seen. */
export const itemsOf = (value: Value): readonly Value[] => (value.kind === 'list' ? value.items : [unknown])

/** The text with $1, $2 … for its bound values. */
export function withPlaceholders(text: string): string {
  let count = 0
  return text.replaceAll(MARK, () => `$${++count}`)
}
