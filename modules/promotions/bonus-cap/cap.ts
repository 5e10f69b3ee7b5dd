/**
 * What a member may be given on one business day: all bonuses together, and all rebates together. Whoever
 * gives asks here first, in the transaction of the credit.
 */
import type { Tx } from '../../../platform/postgres.ts'
import { addGiven, lockGiven, type GivenKey } from './store.ts'

export { readGiven, readGivenBetween as givenBetween, takeOff } from './store.ts'

export interface Wanted {
  readonly memberId: string
  /** Zero or more, in minor units. */
  readonly amount: bigint
  /** The most that the member may be given on the day. */
  readonly capAmount: bigint
}

/**
 * Takes each of these from what is left of the member's day, in the order of the list, and returns how much
 * of each may be given now. What does not fit stays the caller's to give on another day. Locks the members'
 * rows until the end of the transaction, so two givers never pass the cap together.
 */
export async function takeFromCap(tx: Tx, key: GivenKey, wanted: readonly Wanted[]): Promise<bigint[]> {
  return take(tx, key, wanted, (amount, left) => (amount < left ? amount : left))
}

/** The same in whole: an amount above what is left is not given at all, and what follows may still fit. */
export async function takeWhole(tx: Tx, key: GivenKey, wanted: readonly Wanted[]): Promise<boolean[]> {
  const allowed = await take(tx, key, wanted, (amount, left) => (amount <= left ? amount : 0n))
  return wanted.map(({ amount }, place) => allowed[place] === amount)
}

async function take(
  tx: Tx,
  key: GivenKey,
  wanted: readonly Wanted[],
  partOf: (amount: bigint, left: bigint) => bigint,
): Promise<bigint[]> {
  if (wanted.length === 0) return []
  const given = await lockGiven(tx, key, [...new Set(wanted.map(({ memberId }) => memberId))])
  const allowed = wanted.map(({ memberId, amount, capAmount }) => {
    const before = given.get(memberId) ?? 0n
    const part = partOf(amount, capAmount > before ? capAmount - before : 0n)
    given.set(memberId, before + part)
    return part
  })
  await addGiven(
    tx,
    key,
    wanted.map(({ memberId }, place) => ({ memberId, amount: allowed[place]! })),
  )
  return allowed
}
