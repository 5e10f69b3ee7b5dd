/** The members of a segment, page by page: a few statements for each page, none for a member. */
import { addDays, boundsOf, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { creditedWithin, lastDepositsOf } from '../../cashier/index.ts'
import { recipientsAfter, vipOfKey, type Recipient } from '../../identity/index.ts'
import { validSumsOf } from '../../wallet/index.ts'
import type { Conditions } from './conditions.ts'
import { meets } from './rules/conditions.ts'

/** A merchant, and where the VIP levels of now are asked for. */
export interface House {
  readonly id: string
  readonly timeZone: string
  readonly use: Services['use']
}

export interface MemberPage {
  readonly members: readonly Recipient[]
  /** Where the next page begins; null after the last. */
  readonly next: string | null
}

const PAGE = 1_000
const noFigures: ReadonlyMap<string, never> = new Map<string, never>()

export async function nextMembers(
  reader: Reader,
  house: House,
  conditions: Conditions,
  { after, now, limit = PAGE }: { after: string; now: Date; limit?: number },
): Promise<MemberPage> {
  const { lineOf, language, memberIds, tags, registeredFrom, registeredTo } = conditions
  const registered = boundsOf(
    { ...(registeredFrom ? { from: registeredFrom } : {}), ...(registeredTo ? { to: registeredTo } : {}) },
    house.timeZone,
  )
  const found = await recipientsAfter(
    reader,
    { merchantId: house.id, after, limit },
    { lineOf, language, memberIds, tags, ...registered },
  )
  const members = await meeting(reader, house, conditions, found, now)
  return { members, next: found.length < limit ? null : found.at(-1)!.accountId }
}

/** Every figure is read for the whole page at once, and only if a condition asks for it. */
async function meeting(
  reader: Reader,
  house: House,
  asked: Conditions,
  found: readonly Recipient[],
  now: Date,
): Promise<Recipient[]> {
  if (found.length === 0) return []
  const ids = found.map(({ accountId }) => accountId)
  const asksVip = asked.vipFrom !== undefined || asked.vipTo !== undefined
  const levels = asksVip ? await house.use(vipOfKey)(reader, house.id, found) : noFigures
  const asksLast = asked.deposits !== undefined || asked.dormantDays !== undefined
  const last = asksLast ? await lastDepositsOf(reader, ids) : noFigures
  const asksDeposits = asked.depositLeastAmount !== undefined || asked.depositMostAmount !== undefined
  const span = daysOf(asked, house.timeZone, now)
  const deposits = asksDeposits
    ? await creditedWithin(
        reader,
        ids.map((memberId) => ({ memberId, from: startOfBusinessDate(span.from, house.timeZone), to: now })),
      )
    : noFigures
  const asksValid = asked.validLeastAmount !== undefined || asked.validMostAmount !== undefined
  const sums = asksValid ? await validSumsOf(reader, { memberIds: ids, ...span }) : []
  const valid = new Map(sums.map(({ memberId, within }) => [memberId, within]))
  return found.filter((member) =>
    meets(
      asked,
      {
        vipLevel: levels.get(member.accountId) ?? member.vipLevel,
        createdAt: member.createdAt,
        lastDepositAt: last.get(member.accountId) ?? null,
        depositAmount: deposits.get(member.accountId) ?? 0n,
        validAmount: valid.get(member.accountId) ?? 0n,
      },
      now,
    ),
  )
}

/** The business days that totals look at, today included; half-open. */
function daysOf({ totalDays = 1 }: Conditions, timeZone: string, now: Date): { from: string; to: string } {
  const today = businessDate(now, timeZone)
  return { from: addDays(today, 1 - totalDays), to: addDays(today, 1) }
}

/** How many members the conditions find now. */
export async function countMembers(
  reader: Reader,
  house: House,
  conditions: Conditions,
  now: Date,
): Promise<number> {
  let count = 0
  for (let after: string | null = ''; after !== null; ) {
    const page: MemberPage = await nextMembers(reader, house, conditions, { after, now })
    count += page.members.length
    after = page.next
  }
  return count
}
