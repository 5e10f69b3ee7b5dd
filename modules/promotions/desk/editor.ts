/** Promotions as operators write, start, stop and order them (docs/flows/promotions-desk.md). */
import type { Static, TObject } from 'typebox'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { PromotionDraft } from '../../../contract/operator/promotions/desk-fields.ts'
import type { BoardPrizes, PromotionPhase } from '../../../contract/operator/promotions/desk-words.ts'
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import { edgesOf } from '../../../kernel/agents/economy-guard.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { economyOf } from '../../identity/index.ts'
import { heldSettingOf } from '../../system/index.ts'
import { endRunningPeriod } from '../leaderboard/stop.ts'
import { isOfMissions } from '../missions/rounds.ts'
import { promotionSettings } from '../settings.ts'
import { storeAudience } from './audience.ts'
import {
  judgeArguments,
  judgeAudience,
  judgeChange,
  judgeBudget,
  judgeCap,
  judgeCost,
  judgeMoments,
  judgePast,
  judgeTimes,
  phaseOf,
  type FieldFault,
} from './rules/draft.ts'
import {
  changeContent,
  changeState,
  insertPromotion,
  lockDeskPromotion,
  lockOrder,
  writeOrder,
  type DeskPromotion,
  type PromotionContent,
} from './store/promotions.ts'

type Draft = Static<TObject<ReturnType<typeof PromotionDraft>>>

export async function writeDraft(
  context: CallContext,
  kind: PromotionKindCode,
  draft: Draft,
): Promise<string> {
  const { tx, merchant, now } = context
  const content = await judged(context, kind, draft, () => [])
  const promotionId = newId()
  await insertPromotion(tx, { merchantId: merchant.id, promotionId, kind, now }, content)
  await context.audit('promotions.write', subjectOf(promotionId), {
    before: null,
    after: { kind, ...factsOf(content) },
  })
  return promotionId
}

/** Errors: PROMO_NOT_FOUND, PROMO_STATE if it was changed meanwhile, REQUEST_INVALID at the fields. */
export async function changeDraft(
  context: CallContext,
  promotionId: string,
  { version, ...draft }: Draft & { version: number },
): Promise<number> {
  const before = await lockAsSeen(context, promotionId, version)
  const content = await judged(context, before.kind, draft, (after) =>
    judgeChange(before, after, context.now),
  )
  await changeContent(context.tx, promotionId, content, context.now)
  await context.audit('promotions.change', subjectOf(promotionId), {
    before: factsOf(before),
    after: factsOf(content),
  })
  return version + 1
}

export async function startPromotionNow(
  context: CallContext,
  promotionId: string,
  version: number,
): Promise<PromotionPhase> {
  const { tx, now } = context
  const promotion = await lockAsSeen(context, promotionId, version)
  if (promotion.state === 'LIVE') refuse('PROMO_STATE')
  if (promotion.endsAt && promotion.endsAt <= now) refuse('PROMO_ENDED', promotion.endsAt.toISOString())
  if (promotion.budgetAmount !== null && promotion.spentAmount >= promotion.budgetAmount)
    refuse('PROMO_BUDGET')
  // Its kind may have got narrower bounds since it was written.
  const { values, faults } = judgeArguments(promotion.kind, promotion.arguments)
  if (faults.length > 0) refuseFields(faults)
  const past = promotion.hasDraw ? [] : judgePast(promotion.kind, values, now)
  if (past.length > 0) refuseFields(past)
  const costs = [
    ...(await costsOf(context, promotion.kind, values)),
    ...(await capsOf(context, promotion.kind, values)),
  ]
  if (costs.length > 0) refuseFields(costs)
  await changeState(tx, promotionId, 'LIVE', now)
  await context.audit('promotions.start', subjectOf(promotionId), {
    ...factsOf(promotion),
    before: { state: promotion.state },
    after: { state: 'LIVE' },
  })
  return phaseOf({ ...promotion, state: 'LIVE' }, now)
}

/** Errors: PROMO_NOT_FOUND, PROMO_STATE if it is not live, REQUEST_INVALID at `prizes`. */
export async function stopPromotionNow(
  context: CallContext,
  promotionId: string,
  prizes: BoardPrizes | undefined,
): Promise<PromotionPhase> {
  const { tx, merchant, now } = context
  const promotion = await lockDeskPromotion(tx, merchant.id, promotionId)
  if (!promotion) refuse('PROMO_NOT_FOUND')
  if (promotion.state !== 'LIVE') refuse('PROMO_STATE')
  const isBoard = promotion.kind === 'LEADERBOARD'
  if (!isBoard && prizes !== undefined) refuseFields([{ field: 'prizes', rule: 'argumentChoice' }])
  const isDecided =
    isBoard && (await endRunningPeriod(tx, { ...promotion, timeZone: merchant.timeZone }, prizes, now))
  await changeState(tx, promotionId, 'STOPPED', now)
  await context.audit('promotions.stop', subjectOf(promotionId), {
    names: promotion.names,
    before: { state: promotion.state },
    after: { state: 'STOPPED', ...(isDecided ? { isPaid: prizes === 'PAY' } : {}) },
  })
  return 'STOPPED'
}

/** Changes places with its neighbour; at the end of the list it stays. Returns its place, from 1. */
export async function movePromotionBy(
  context: CallContext,
  promotionId: string,
  step: -1 | 1,
): Promise<number> {
  const { tx, merchant } = context
  const order = await lockOrder(tx, merchant.id)
  const from = order.indexOf(promotionId)
  if (from < 0) refuse('PROMO_NOT_FOUND')
  const to = Math.min(Math.max(from + step, 0), order.length - 1)
  order.splice(to, 0, ...order.splice(from, 1))
  await writeOrder(tx, order)
  await context.audit('promotions.move', subjectOf(promotionId), {
    before: { position: from + 1 },
    after: { position: to + 1 },
  })
  return to + 1
}

async function lockAsSeen(
  { tx, merchant }: CallContext,
  promotionId: string,
  version: number,
): Promise<DeskPromotion> {
  const promotion = await lockDeskPromotion(tx, merchant.id, promotionId)
  if (!promotion) refuse('PROMO_NOT_FOUND')
  if (promotion.version !== version) refuse('PROMO_STATE')
  return promotion
}

async function judged(
  { tx, merchant }: CallContext,
  kind: PromotionKindCode,
  { arguments: given, audience, startsAt, endsAt, budgetAmount, dayBudgetAmount, ...draft }: Draft,
  more: (
    content: Pick<PromotionContent, 'startsAt' | 'endsAt' | 'budgetAmount' | 'claimLimit' | 'arguments'>,
  ) => FieldFault[],
): Promise<PromotionContent> {
  const bounds = {
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    budgetAmount: budgetAmount === null ? null : BigInt(budgetAmount),
    dayBudgetAmount: typeof dayBudgetAmount === 'number' ? BigInt(dayBudgetAmount) : null,
    claimLimit: draft.claimLimit,
  }
  const { values, faults } = judgeArguments(kind, given)
  const costs = faults.length > 0 ? [] : await costsOf({ tx, merchant }, kind, values)
  const all = [
    ...faults,
    ...costs,
    ...(faults.length > 0 ? [] : await capsOf({ tx, merchant }, kind, values)),
    ...(await judgeRounds({ tx, merchant }, kind, values)),
    ...judgeBudget(kind, values, bounds, merchant.currency),
    ...judgeTimes(bounds),
    ...(faults.length > 0 ? [] : judgeMoments(kind, values, bounds)),
    ...judgeAudience(audience),
    ...more({ ...bounds, arguments: values }),
  ]
  if (all.length > 0) refuseFields(all)
  return {
    ...draft,
    ...bounds,
    arguments: values,
    audience: await storeAudience(tx, merchant.id, audience),
  }
}

/** Nothing while the economy guard is off. */
async function costsOf(
  { tx, merchant }: Pick<CallContext, 'tx' | 'merchant'>,
  kind: PromotionKindCode,
  values: Readonly<Record<string, unknown>>,
): Promise<FieldFault[]> {
  const economy = await economyOf(tx, merchant.id)
  return economy.isGuarded ? judgeCost(kind, values, edgesOf(economy), merchant.currency) : []
}

/** Whoever lowers the cap at the same moment waits, and finds this promotion live. */
const capsOf = async (
  { tx, merchant }: Pick<CallContext, 'tx' | 'merchant'>,
  kind: PromotionKindCode,
  values: Readonly<Record<string, unknown>>,
): Promise<FieldFault[]> =>
  judgeCap(
    kind,
    values,
    await heldSettingOf(tx, merchant.id, promotionSettings.dailyBonusCap),
    merchant.currency,
  )

/** The free rounds that a mission brings are of a promotion that is given by missions. */
async function judgeRounds(
  { tx, merchant }: Pick<CallContext, 'tx' | 'merchant'>,
  kind: PromotionKindCode,
  { reward, rewardRounds }: Readonly<Record<string, unknown>>,
): Promise<FieldFault[]> {
  if (kind !== 'MISSION' || reward !== 'ROUNDS' || rewardRounds === '') return []
  const isFit = await isOfMissions(tx, merchant.id, String(rewardRounds))
  return isFit ? [] : [{ field: 'arguments.rewardRounds', rule: 'argumentChoice' }]
}

const subjectOf = (promotionId: string) => `promotion:${promotionId}`

/** What the log keeps: a list of thousands of members is there by its length. */
function factsOf({
  names,
  arguments: values,
  startsAt,
  endsAt,
  budgetAmount,
  dayBudgetAmount,
  claimLimit,
  audience,
}: PromotionContent) {
  const { memberIds, ...conditions } = audience
  return {
    names,
    ...values,
    ...conditions,
    ...(memberIds ? { memberCount: memberIds.length } : {}),
    startsAt,
    endsAt,
    budgetAmount,
    dayBudgetAmount,
    claimLimit,
  }
}
