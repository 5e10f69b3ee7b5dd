/** What friends have paid in and played within their days. */
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { creditedWithin } from '../../cashier/index.ts'
import { validWithin } from '../../wallet/index.ts'
import type { Referral } from './store/referrals.ts'

export interface FriendFigures {
  readonly depositAmount: bigint
  readonly validAmount: bigint
}

/** The moment after the last day. */
export const endOf = ({ lastDay }: Pick<Referral, 'lastDay'>, timeZone: string): Date =>
  startOfBusinessDate(addDays(lastDay, 1), timeZone)

/** Deposits by when they were credited, play by the day of its settlement; every friend has figures. */
export async function figuresOf(
  reader: Reader,
  referrals: readonly Pick<Referral, 'friendId' | 'registeredAt' | 'lastDay'>[],
  timeZone: string,
): Promise<ReadonlyMap<string, FriendFigures>> {
  const deposits = await creditedWithin(
    reader,
    referrals.map((one) => ({
      memberId: one.friendId,
      from: one.registeredAt,
      to: endOf(one, timeZone),
    })),
  )
  const valid = await validWithin(
    reader,
    referrals.map(({ friendId, registeredAt, lastDay }) => ({
      memberId: friendId,
      from: businessDate(registeredAt, timeZone),
      to: addDays(lastDay, 1),
    })),
  )
  return new Map(
    referrals.map(({ friendId }) => [
      friendId,
      { depositAmount: deposits.get(friendId) ?? 0n, validAmount: valid.get(friendId) ?? 0n },
    ]),
  )
}
