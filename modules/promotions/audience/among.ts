/** Which of many members an audience is for: a few statements for all of them, none for a member. */
import type { Reader } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { lastDepositsOf } from '../../cashier/index.ts'
import { recipientsAfter, vipOfKey, type Recipient } from '../../identity/index.ts'
import { isDormantFor, isRankedIn, type Audience, type AudienceContext } from './audience.ts'

export type House = Omit<AudienceContext, 'tx'>

/** The ids of those among these members that the audience is for. */
export async function audienceAmong(
  reader: Reader,
  house: House,
  audience: Audience,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { lineOf, tags, memberIds: list } = audience
  const listed = list ? new Set(list) : null
  const asked = listed ? memberIds.filter((id) => listed.has(id)) : memberIds
  if (asked.length === 0) return new Set()
  const page = { merchantId: house.merchant.id, after: '', limit: asked.length }
  const found = await recipientsAfter(reader, page, { lineOf, tags, memberIds: asked })
  return new Set((await meeting(reader, house, audience, found)).map(({ accountId }) => accountId))
}

export interface Asking {
  readonly services: Pick<Services, 'use'>
  readonly now: Date
}

/** The same; an audience that asks for nothing is for all of them, without a look at the members. */
export async function meantAmong(
  reader: Reader,
  { merchantId, audience }: { merchantId: string; audience: Audience },
  memberIds: readonly string[],
  { services, now }: Asking,
): Promise<ReadonlySet<string>> {
  if (Object.keys(audience).length === 0) return new Set(memberIds)
  const use = services.use.bind(services) as Services['use']
  return audienceAmong(reader, { merchant: { id: merchantId }, now, use }, audience, memberIds)
}

/**
 * Those of a page that was read by line, tags and list who meet the other conditions. Levels and deposits are
 * read only if a condition asks for them.
 */
export async function meeting(
  reader: Reader,
  house: House,
  audience: Audience,
  found: readonly Recipient[],
): Promise<readonly Recipient[]> {
  const { vipFrom, vipTo, neverDeposited, dormantDays } = audience
  const ids = found.map(({ accountId }) => accountId)
  const asksLevel = vipFrom !== undefined || vipTo !== undefined
  const levels = asksLevel ? await house.use(vipOfKey)(reader, house.merchant.id, found) : null
  const asksDeposit = neverDeposited || dormantDays !== undefined
  const last = asksDeposit ? await lastDepositsOf(reader, ids) : null
  return found.filter(
    ({ accountId, createdAt }) =>
      (!levels || isRankedIn(audience, levels.get(accountId) ?? 0)) &&
      !(neverDeposited && last?.has(accountId)) &&
      isDormantFor(audience, last?.get(accountId) ?? createdAt, house.now),
  )
}
