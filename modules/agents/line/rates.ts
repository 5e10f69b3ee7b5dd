/** An agent changes the prize group and the points of a direct downline (domain/agents.md §2). */
import { refuse, refuseWith } from '../../../contract/errors.ts'
import { LOWEST_G } from '../../../kernel/agents/prize-group.ts'
import { rebateProducts, type RebateProduct } from '../../../kernel/agents/economy-guard.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import {
  countDirectFrom,
  holdHigherBelow,
  holdPlace,
  isUplineOf,
  readLastLowering,
  writeGroups,
  type GroupChange,
} from '../../identity/index.ts'
import { sendMessage } from '../../messaging/index.ts'
import { settingsOf } from '../../system/index.ts'
import { lineTexts } from './locales/messages.ts'
import { givablePoints, pointsOf, setPoints } from './points.ts'
import { isGroupWithin, lowerableFrom, percentOf, pointsAbove, type Points } from './rules/rates.ts'
import { lineSettings } from './settings.ts'
import { holdHigherPoints, readLastPointLowering, writePoints } from './store/points.ts'

/** What is lowered below, as the agent reads it before they agree. */
export interface Lowered {
  readonly accountId: string
  readonly username: string
  /** Null: the prize group. */
  readonly product: RebateProduct | null
  readonly before: number
  readonly after: number
}

export interface RateChange {
  readonly memberId: string
  readonly memberG?: number | undefined
  readonly points?: Partial<Points> | undefined
  /** How many rates below the agent agreed to lower, after they had seen the list. */
  readonly agreed?: number | undefined
}

/**
 * Changes the rates for bets from now on and returns what was lowered below. AGENT_NOT_IN_TEAM,
 * AGENT_NOT_DIRECT, AGENT_GROUP_INVALID, AGENT_GROUP_QUOTA, AGENT_POINT_TOO_HIGH, AGENT_TYPE_INVALID (points
 * of a member), AGENT_RATE_SAME, AGENT_LOWER_TOO_SOON, AGENT_LOWER_CHILDREN (with the list), ECONOMY_GUARD.
 */
export async function changeRates(context: CallContext, change: RateChange): Promise<Lowered[]> {
  const { tx, merchant, actor } = context
  const place = await holdPlace(tx, { merchantId: merchant.id, accountId: change.memberId })
  if (!place || !(await isUplineOf(tx, actor.accountId, change.memberId))) refuse('AGENT_NOT_IN_TEAM')
  if (place.row.upline_id !== actor.accountId) refuse('AGENT_NOT_DIRECT')
  const before = {
    memberG: place.row.member_g,
    points: (await pointsOf(tx, [change.memberId])).get(change.memberId)!,
  }
  const memberG = change.memberG ?? before.memberG
  const points = { ...before.points, ...change.points }
  await checkLimits(context, { before, memberG, points, ownG: place.uplineG!, type: place.row.type })
  const falls = {
    group: memberG < before.memberG,
    points: rebateProducts.filter((product) => points[product] < before.points[product]),
  }
  await checkLowerings(context, change.memberId, falls)
  const lowered = await loweredBelow(tx, change.memberId, memberG, points, falls)
  if (lowered.length > 0 && change.agreed !== lowered.length)
    refuseWith('AGENT_LOWER_CHILDREN', { lowered }, String(lowered.length))
  await writeChanges(context, change.memberId, { before, memberG, points, lowered })
  return lowered
}

interface Rates {
  readonly memberG: number
  readonly points: Points
}

async function checkLimits(
  { tx, merchant, actor }: CallContext,
  asked: Rates & { before: Rates; ownG: number; type: number },
): Promise<void> {
  const { before, memberG, points, ownG } = asked
  const isGroupNew = memberG !== before.memberG
  const risen = Object.fromEntries(
    rebateProducts.flatMap((product) =>
      points[product] > before.points[product] ? [[product, points[product]]] : [],
    ),
  )
  if (isGroupNew && !isGroupWithin(memberG, ownG)) refuseGroup(ownG)
  if (asked.type === 0 && rebateProducts.some((product) => points[product] > 0))
    refuseWith('AGENT_TYPE_INVALID', { fields: [{ field: 'points', rule: 'pointsOfMember' }] })
  await checkPoints(await givablePoints(tx, merchant.id, actor.accountId), risen)
  if (!isGroupNew && rebateProducts.every((product) => points[product] === before.points[product]))
    refuse('AGENT_RATE_SAME')
  if (isGroupNew && memberG > before.memberG)
    await checkQuota(tx, merchant.id, {
      accountId: actor.accountId,
      ownG,
      memberG,
      hasAlready: before.memberG,
    })
}

export const refuseGroup = (ownG: number): never =>
  refuseWith(
    'AGENT_GROUP_INVALID',
    { fields: [{ field: 'memberG', rule: 'agentGroup', params: [String(LOWEST_G), String(ownG)] }] },
    String(LOWEST_G),
    String(ownG),
  )

/** AGENT_POINT_TOO_HIGH names every product that is above. */
export async function checkPoints(own: Points, points: Partial<Points>): Promise<void> {
  const above = pointsAbove(points, own)
  const [first] = above
  if (first === undefined) return
  const fields = above.map((product) => ({
    field: `points.${product}`,
    rule: 'agentPoint',
    params: [percentOf(own[product])],
  }))
  refuseWith('AGENT_POINT_TOO_HIGH', { fields }, percentOf(own[first]))
}

/** AGENT_GROUP_QUOTA: so many accounts may have a group within two points of the agent's own. */
export async function checkQuota(
  tx: Tx,
  merchantId: string,
  asked: { accountId: string; ownG: number; memberG: number; hasAlready?: number },
): Promise<void> {
  const near = asked.ownG - 2
  if (asked.memberG < near || (asked.hasAlready ?? 0) >= near) return
  const { nearGroupQuota } = await settingsOf(tx, merchantId, lineSettings)
  if (nearGroupQuota === 0) return
  // The agent's own row is held, so two that open at once are counted one after the other.
  await holdPlace(tx, { merchantId, accountId: asked.accountId })
  if ((await countDirectFrom(tx, asked.accountId, near)) >= nearGroupQuota)
    refuseWith(
      'AGENT_GROUP_QUOTA',
      { fields: [{ field: 'memberG', rule: 'agentQuota', params: [String(nearGroupQuota)] }] },
      String(nearGroupQuota),
    )
}

interface Falls {
  readonly group: boolean
  readonly points: readonly RebateProduct[]
}

async function checkLowerings(context: CallContext, memberId: string, falls: Falls): Promise<void> {
  const { tx, merchant, now } = context
  const { loweringDays } = await settingsOf(tx, merchant.id, lineSettings)
  const checks = [
    { field: 'memberG', isAsked: falls.group, read: readLastLowering },
    { field: 'points', isAsked: falls.points.length > 0, read: readLastPointLowering },
  ]
  for (const { field, isAsked, read } of checks) {
    const from = isAsked ? lowerableFrom(await read(tx, memberId), loweringDays, now) : null
    if (!from) continue
    // A moment as on the wire is written in the reader's language.
    const until = from.toISOString()
    refuseWith(
      'AGENT_LOWER_TOO_SOON',
      { fields: [{ field, rule: 'agentTooSoon', params: [until] }], until: from },
      until,
    )
  }
}

async function loweredBelow(
  tx: Tx,
  memberId: string,
  memberG: number,
  points: Points,
  falls: Falls,
): Promise<Lowered[]> {
  // Those that are above are held first, so that nobody opens or raises anything below them meanwhile; what
  // was opened while we waited for one of them is seen by the second look.
  const lower = falls.points.map((product) => ({ product, pointPpm: points[product] }))
  if (falls.group) await holdHigherBelow(tx, memberId, memberG)
  if (lower.length > 0) await holdHigherPoints(tx, memberId, lower)
  const groups = falls.group ? await holdHigherBelow(tx, memberId, memberG) : []
  const higher = lower.length > 0 ? await holdHigherPoints(tx, memberId, lower) : []
  return [
    ...groups.map((row) => ({
      accountId: row.account_id,
      username: row.username,
      product: null,
      before: row.member_g,
      after: memberG,
    })),
    ...higher.map((row) => {
      const product = row.product as RebateProduct
      return {
        accountId: row.account_id,
        username: row.username,
        product,
        before: row.point_ppm,
        after: points[product],
      }
    }),
  ]
}

async function writeChanges(
  { tx, merchant, actor }: CallContext,
  memberId: string,
  { before, memberG, points, lowered }: Rates & { before: Rates; lowered: readonly Lowered[] },
): Promise<void> {
  const changedBy = actor.claims.account
  const groups: GroupChange[] = [
    ...(memberG === before.memberG ? [] : [{ accountId: memberId, beforeG: before.memberG, memberG }]),
    ...lowered
      .filter(({ product }) => product === null)
      .map((row) => ({ accountId: row.accountId, beforeG: row.before, memberG: row.after })),
  ]
  if (groups.length > 0) await writeGroups(tx, merchant.id, groups, { changedBy, reason: 'upline' })
  for (const group of groups)
    await sendMessage(tx, {
      merchantId: merchant.id,
      memberId: group.accountId,
      category: 'SERVICE',
      ...lineTexts.groupChanged(group.beforeG, group.memberG),
    })
  await setPoints(tx, memberId, points, changedBy)
  const below = lowered.flatMap(({ accountId, product, before: beforePpm, after: pointPpm }) =>
    product === null ? [] : [{ accountId, product, beforePpm, pointPpm }],
  )
  if (below.length > 0) await writePoints(tx, below, changedBy)
}
