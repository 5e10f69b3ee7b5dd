/** How many members an audience reaches now. */
import type { Reader } from '../../../platform/postgres.ts'
import { recipientsAfter, type Recipient } from '../../identity/index.ts'
import { meeting, type House } from './among.ts'
import type { Audience } from './audience.ts'
import { withoutOffers } from './left-out.ts'

export interface Reached {
  /** Whom it would be offered to. */
  readonly members: number
  /** Who meets the conditions, but gets no offers now. */
  readonly leftOut: number
  /** False if the house has more members than were looked at. */
  readonly isWhole: boolean
}

const PAGE = 5_000
/** So the count ends in bounded time, however large the house is. */
const MOST = 200_000

export async function countReached(
  reader: Reader,
  house: House,
  audience: Audience,
  { most = MOST, page = PAGE }: { most?: number; page?: number } = {},
): Promise<Reached> {
  const { lineOf, memberIds, tags } = audience
  let members = 0
  let leftOut = 0
  for (let after = '', looked = 0; looked < most; ) {
    const limit = Math.min(page, most - looked)
    const where = { merchantId: house.merchant.id, after, limit }
    const found = await recipientsAfter(reader, where, { lineOf, memberIds, tags })
    const met = await meeting(reader, house, audience, found)
    const out = await leftOutOf(reader, house, met)
    members += met.length - out
    leftOut += out
    if (found.length < limit) return { members, leftOut, isWhole: true }
    looked += found.length
    after = found.at(-1)!.accountId
  }
  return { members, leftOut, isWhole: false }
}

async function leftOutOf(reader: Reader, house: House, met: readonly Recipient[]): Promise<number> {
  if (met.length === 0) return 0
  const memberIds = met.map(({ accountId }) => accountId)
  const asked = { merchantId: house.merchant.id, memberIds, now: house.now }
  const without = await withoutOffers(reader, asked)
  return met.filter(({ accountId, isFrozen }) => isFrozen || without.has(accountId)).length
}
