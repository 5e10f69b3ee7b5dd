/** Which type may stand under which, and what an account may become (domain/agents.md §1). */
import type { AccountType } from '../types.ts'

/** Whom the house itself opens and changes: everybody whom somebody stands behind. */
export const openableTypes = [0, 1, 2, 41, 42] as const
export type OpenableType = (typeof openableTypes)[number]

export type TypeFault = 'uplineRequired' | 'uplineNone' | 'uplineWrong' | 'typeHasDownline'

/** Types that may be the parent; null is the house itself. */
const PARENTS: Readonly<Record<OpenableType, readonly (AccountType | null)[]>> = {
  0: [null, 1, 2, 41, 42],
  1: [null],
  2: [1, 2],
  41: [null, 1, 2],
  42: [41],
}

/** Whether an account of the type may stand under a parent of that type; null is the house. */
export function uplineFault(type: OpenableType, upline: AccountType | null): TypeFault | undefined {
  const allowed = PARENTS[type]
  if (allowed.includes(upline)) return undefined
  if (upline === null) return 'uplineRequired'
  return allowed.length === 1 && allowed[0] === null ? 'uplineNone' : 'uplineWrong'
}

/** Whether an account may become `type` where it stands, with the direct line it has. */
export function typeFault(type: OpenableType, upline: AccountType | null, downline: readonly AccountType[]): TypeFault | undefined {
  const isHeld = downline.every((child) => child !== 4 && child !== 5 && PARENTS[child].includes(type))
  return uplineFault(type, upline) ?? (isHeld ? undefined : 'typeHasDownline')
}
