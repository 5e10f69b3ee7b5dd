/** Which account type may be below which, and what an account may become (domain/agents.md §1). */
import type { AccountType } from '../types.ts'

/** The types that operators open and change: accounts of real persons. */
export const openableTypes = [0, 1, 2, 41, 42] as const
export type OpenableType = (typeof openableTypes)[number]

export type TypeFault = 'uplineRequired' | 'uplineNone' | 'uplineWrong' | 'typeHasDownline'

/** Types that may be the parent; null means no parent. */
const PARENTS: Readonly<Record<OpenableType, readonly (AccountType | null)[]>> = {
  0: [null, 1, 2, 41, 42],
  1: [null],
  2: [1, 2],
  41: [null, 1, 2],
  42: [41],
}

/** Whether an account of the type may be below a parent of that type; null means no parent. */
export function uplineFault(type: OpenableType, upline: AccountType | null): TypeFault | undefined {
  const allowed = PARENTS[type]
  if (allowed.includes(upline)) return undefined
  if (upline === null) return 'uplineRequired'
  return allowed.length === 1 && allowed[0] === null ? 'uplineNone' : 'uplineWrong'
}

/** Whether an account may become `type` at its place, with the direct line it has. */
export function typeFault(
  type: OpenableType,
  upline: AccountType | null,
  downline: readonly AccountType[],
): TypeFault | undefined {
  const isHeld = downline.every((child) => child !== 4 && child !== 5 && PARENTS[child].includes(type))
  return uplineFault(type, upline) ?? (isHeld ? undefined : 'typeHasDownline')
}
