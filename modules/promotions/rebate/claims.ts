/** Pays rebates: claimed by a member, or for a week by the job. One transaction takes the play and pays it. */
import { newId } from '../../../kernel/ids.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { accountsByIds, rebateRatesOf, vipOfKey, vipTableOf, vipLevelIn } from '../../identity/index.ts'
import { settingOf } from '../../system/index.ts'
import { openRequirements } from '../../wagering/index.ts'
import { creditSet } from '../../wallet/index.ts'
import { takeFromCap } from '../bonus-cap/cap.ts'
import { promotionSettings } from '../settings.ts'
import { dueRebates, paidOf, sumOf, type Waiting } from './rules/rebate.ts'
import { insertClaims, type NewClaim } from './store/claims.ts'
import { lockPlay, takePlay, type PlayRow } from './store/play.ts'

const ONCE = 1_000_000n

export interface House {
  readonly id: string
  readonly timeZone: string
}

export interface MemberRates {
  readonly group: number
  readonly vipLevel: number
  /** The most that is paid on a day. */
  readonly capAmount: bigint
  rateOf(product: string): number
}

/** The rebate rates of members now, in parts per million by product, and their groups (0 to 8). */
export async function ratesOf(
  services: Pick<Services, 'use'>,
  reader: Reader,
  merchantId: string,
  memberIds: readonly string[],
): Promise<Map<string, MemberRates>> {
  const rates = await rebateRatesOf(reader, merchantId)
  const table = await vipTableOf(reader, merchantId)
  const caps = await settingOf(reader, merchantId, promotionSettings.rebateDayCaps)
  const accounts = [...(await accountsByIds(reader, memberIds)).values()]
  const levels = await services.use(vipOfKey)(reader, merchantId, accounts)
  const byProduct = new Map<string, readonly number[]>(Object.entries(rates))
  return new Map(
    accounts.map(({ accountId }) => {
      const vipLevel = levels.get(accountId) ?? 0
      const group = vipLevelIn(table, vipLevel).rebateGroup
      const capAmount = BigInt(caps[group]!)
      const rateOf = (product: string) => byProduct.get(product)?.[group] ?? 0
      return [accountId, { group, vipLevel, capAmount, rateOf }]
    }),
  )
}

/** What waits of each category, at the member's rates. */
export function waitingOf(rows: readonly PlayRow[], rateOf: (product: string) => number): Waiting[] {
  return [...Map.groupBy(rows, ({ product }) => product)].map(([product, own]) => ({
    product,
    validAmount: own.reduce((sum, row) => sum + row.validAmount, 0n),
    carriedAmount: own.reduce((sum, row) => sum + row.carriedAmount, 0n),
    ratePpm: rateOf(product),
  }))
}

export interface ClaimOrder {
  readonly house: House
  readonly memberIds: readonly string[]
  readonly isAutomatic: boolean
  readonly now: Date
  /** One category; absent: all. */
  readonly product?: string | undefined
  /** Play up to this week; absent: everything. */
  readonly upToWeek?: string
}

/**
 * Pays what is due of these members, at most 1,000, and returns the rows of their claims. Nothing is due
 * below one baht, and two who claim at once are paid once: the rows of the play are the lock.
 */
export async function claimRebates(
  tx: Tx,
  services: Pick<Services, 'use'>,
  order: ClaimOrder,
): Promise<NewClaim[]> {
  const { house, now } = order
  const day = businessDate(now, house.timeZone)
  const rows = (await lockPlay(tx, order.memberIds, order.upToWeek)).filter(
    ({ product }) => order.product === undefined || product === order.product,
  )
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId)
  const rates = await ratesOf(services, tx, house.id, [...byMember.keys()])
  const due = [...byMember].flatMap(([memberId, own]) => {
    const rate = rates.get(memberId)
    const rebates = rate ? dueRebates(waitingOf(own, rate.rateOf)) : []
    return rebates.length === 0
      ? []
      : [{ memberId, rebates, amount: sumOf(rebates), capAmount: rate!.capAmount }]
  })
  const allowed = await takeFromCap(tx, { cap: 'REBATE', day }, due)
  const paying = due
    .map((member, place) => ({ ...member, claimId: newId(now.getTime()), allowed: allowed[place]! }))
    .filter((member) => member.allowed > 0n)
  const claims = paying.flatMap(({ memberId, rebates, claimId, allowed: part }): NewClaim[] =>
    paidOf(rebates, part)
      .filter(({ paid }) => paid > 0n)
      .map(({ product, validAmount, carriedAmount, ratePpm, amount, paid }) => ({
        claimId,
        product,
        merchantId: house.id,
        memberId,
        validAmount,
        carriedAmount,
        ratePpm,
        amount: paid,
        leftAmount: amount - paid,
        isAutomatic: order.isAutomatic,
        day,
        claimedAt: now,
      })),
  )
  if (claims.length === 0) return []
  await takeClaimed(tx, rows, claims)
  await insertClaims(tx, claims)
  await credit(
    tx,
    house,
    paying.map(({ memberId, claimId, allowed: amount }) => ({ memberId, amount, key: claimId })),
    now,
  )
  return claims
}

async function takeClaimed(tx: Tx, rows: readonly PlayRow[], claims: readonly NewClaim[]): Promise<void> {
  const keyOf = (row: { memberId: string; product: string }) => `${row.memberId}\n${row.product}`
  const own = Map.groupBy(rows, keyOf)
  await takePlay(
    tx,
    claims.flatMap((claim) => own.get(keyOf(claim))!),
    claims
      .filter(({ leftAmount }) => leftAmount > 0n)
      .map((claim) => ({ ...claim, week: own.get(keyOf(claim))!.at(-1)!.week, amount: claim.leftAmount })),
  )
}

/** The credit with its turnover, played once. */
async function credit(
  tx: Tx,
  house: House,
  credits: readonly { memberId: string; amount: bigint; key: string }[],
  now: Date,
): Promise<void> {
  const order = { scope: 'rebate', kind: 'REBATE', code: 'REBATE', expense: 'rebate' } as const
  const credited = await creditSet(tx, {
    ...order,
    merchantId: house.id,
    credits: credits.map((each) => ({ ...each, reference: each.key })),
  })
  await openRequirements(
    tx,
    credits.map(({ memberId, amount, key }, place) => ({
      merchantId: house.id,
      memberId,
      source: 'REBATE',
      reference: key,
      baseAmount: amount,
      txnId: credited[place]!.txnId,
      multiplierPpm: ONCE,
      now,
    })),
  )
}
