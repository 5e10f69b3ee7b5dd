/**
 * Which promotion gives a bonus of levels, and on which terms (docs/flows/vip.md). A house that has never
 * begun one of the kinds VIP or BIRTHDAY gives by the terms that the kind proposes; from then on only what is
 * open gives, to its own audience and within its budget.
 */
import { readArguments, type ArgumentValues } from '../../../kernel/promotions/arguments.ts'
import { birthday } from '../../../kernel/promotions/kinds/birthday.ts'
import { vip } from '../../../kernel/promotions/kinds/vip.ts'
import type { Reward } from '../../../kernel/promotions/kind.ts'
import type { Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { audienceAmong } from '../audience/among.ts'
import type { PromotionRow } from '../offers/store/promotions.ts'
import { fitsBudget, isUsedUp } from '../offers/usable.ts'
import type { VipBonusKind } from './rules/vip.ts'
import { lockBegun } from './store/givers.ts'

type LevelKind = 'VIP' | 'BIRTHDAY'
const kindOf = (bonus: VipBonusKind): LevelKind => (bonus === 'BIRTHDAY' ? 'BIRTHDAY' : 'VIP')

export interface Giver {
  readonly kind: LevelKind
  /** Null: nothing bounds it. */
  readonly promotion: PromotionRow | null
  readonly gives: readonly VipBonusKind[]
  /** Around the birthday. */
  readonly birthdayDays: number
  /** The reward for an amount that is owed, above zero. */
  rewardFor(amount: bigint): Reward
}

/** Who gives a bonus to one of the members that were asked for; null: nobody does now. */
export type Givers = (memberId: string, bonus: VipBonusKind) => Giver | null

interface Night {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly services: Pick<Services, 'use'>
  readonly now: Date
}

/** Locks the promotions that give, so that what they give is counted one chunk after another. */
export async function openGivers(tx: Tx, night: Night, memberIds: readonly string[]): Promise<Givers> {
  const { house, now } = night
  const begun = await lockBegun(tx, { merchantId: house.id, now })
  const lists = { VIP: listOf('VIP', begun, now), BIRTHDAY: listOf('BIRTHDAY', begun, now) }
  const isInAny = await audiencesOf(tx, night, memberIds, [...lists.VIP, ...lists.BIRTHDAY])
  return (memberId, bonus) => {
    const giver = lists[kindOf(bonus)].find((one) => isInAny(memberId, one))
    return giver?.gives.includes(bonus) ? giver : null
  }
}

/** Without a promotion of the kind that was begun, the kind itself. */
function listOf(kind: LevelKind, begun: readonly PromotionRow[], now: Date): Giver[] {
  const own = begun.filter((one) => one.kind === kind)
  if (own.length === 0) return [giverOf(kind, null)]
  const open = own.filter(({ state, endsAt }) => state === 'LIVE' && (endsAt === null || endsAt > now))
  return open.filter((one) => !isUsedUp(one)).map((one) => giverOf(kind, one))
}

/** Looks up who is in which audience, if any of the givers states one. */
async function audiencesOf(
  tx: Tx,
  { house, services, now }: Night,
  memberIds: readonly string[],
  givers: readonly Giver[],
): Promise<(memberId: string, giver: Giver) => boolean> {
  const asker = { merchant: house, now, use: services.use.bind(services) as Services['use'] }
  const inside = new Map<Giver, ReadonlySet<string>>()
  for (const giver of givers) {
    const audience = giver.promotion?.audience ?? {}
    if (Object.keys(audience).length > 0)
      inside.set(giver, await audienceAmong(tx, asker, audience, memberIds))
  }
  return (memberId, giver) => inside.get(giver)?.has(memberId) ?? true
}

function giverOf(kind: LevelKind, promotion: PromotionRow | null): Giver {
  const given = promotion?.arguments ?? {}
  if (kind === 'VIP') {
    const { values } = readArguments(vip.declared, given)
    const gives = values.gives as readonly VipBonusKind[]
    return { kind, promotion, gives, birthdayDays: 0, rewardFor: rewardBy(vip, values) }
  }
  const { values } = readArguments(birthday.declared, given)
  const birthdayDays = values.daysAround
  return { kind, promotion, gives: ['BIRTHDAY'], birthdayDays, rewardFor: rewardBy(birthday, values) }
}

type LevelKinds = typeof vip | typeof birthday
const rewardBy =
  <Kind extends LevelKinds>(kind: Kind, values: ArgumentValues<Kind['declared']>) =>
  (rewardAmount: bigint): Reward =>
    kind.pay(values as never, { rewardAmount })!

/**
 * What the budgets of givers still hold, counted in the order in which it is given, up to the first bonus
 * that does not fit.
 */
export class GiverBudgets {
  readonly #taken = new Map<string, { amount: bigint; count: number }>()
  readonly #ended = new Set<string>()

  /** The promotions that had a bonus to give for which their budget does not reach. */
  get ended(): readonly string[] {
    return [...this.#ended]
  }

  /** Whether this much fits; then it is counted. */
  fits({ promotion }: Giver, amount: bigint): boolean {
    if (promotion === null) return true
    if (this.#ended.has(promotion.promotionId)) return false
    const { amount: before, count } = this.#taken.get(promotion.promotionId) ?? { amount: 0n, count: 0 }
    const { claimCount, spentAmount } = promotion
    const counted = { claimCount: claimCount + count, spentAmount: spentAmount + before }
    if (!fitsBudget({ ...promotion, ...counted }, amount)) {
      this.#ended.add(promotion.promotionId)
      return false
    }
    this.#taken.set(promotion.promotionId, { amount: before + amount, count: count + 1 })
    return true
  }
}
