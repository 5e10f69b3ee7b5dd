/**
 * Plans of bets ahead (domain/lottery.md §1.6): every item is a bet of its own issue, all are taken in the
 * transaction that makes the plan, and what is not played is returned.
 */
import { refuse, refuseWith } from '../../../contract/errors.ts'
import type { ChaseGenerator, ChaseState } from '../../../contract/shared/lottery-orders.ts'
import { moneyText } from '../../../kernel/money.ts'
import { newId } from '../../../kernel/ids.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { balancesOf, bonusStakesOf, type Poster, type RidingResult } from '../../wallet/index.ts'
import { readIssues, textOfIssue, type IssueKey } from '../draws/door.ts'
import { lotteryEvents } from './events.ts'
import { isInTree, type Tree } from './in-trees.ts'
import { newClientSeed, priceSlip, refusalOf, refuseStake, type Bettor } from './place.ts'
import { betMessage, cancelMessage, idOfKey, type FreshOrder } from './ride.ts'
import { gameOf, type LotteryGame } from './rules/plays.ts'
import type { SlipLine } from './rules/play-rules.ts'
import { timesMultiple, type Quote } from './rules/slip.ts'
import { mostChaseIssues } from './rules/terms.ts'
import * as store from './store/plans.ts'

export interface PlanDraft {
  readonly gameCode: string
  readonly clientSeed?: string
  readonly betG?: number
  readonly lines: readonly Omit<SlipLine, 'multiple'>[]
  readonly issues: readonly { readonly numero: string; readonly multiple: number }[]
  readonly generator?: ChaseGenerator
  readonly stopOnWin?: boolean
  readonly stopOnWinAmount?: number
}

interface Parts {
  readonly database: Database
  readonly poster: Poster
}

export interface PlacedPlan {
  readonly chaseId: string
  readonly stakeAmount: bigint
  readonly items: readonly FreshOrder[]
  /** Of the last item, with the member's new balance. */
  readonly last: RidingResult
}

/**
 * Makes a plan and takes all its stakes in the caller's transaction, or throws. Errors: as priceSlip,
 * LOTTERY_CHASE_NONE, LOTTERY_CHASE_ISSUES, LOTTERY_CHASE_ORDER, LOTTERY_CHASE_REAL_ONLY, and what forbids
 * one of the bets.
 */
export async function placePlan(
  tx: Tx,
  parts: Parts,
  bettor: Bettor,
  key: string,
  draft: PlanDraft,
): Promise<PlacedPlan> {
  const game = gameOf(draft.gameCode)
  if (!game) refuse('LOTTERY_GAME_UNKNOWN')
  await checkIssues(tx, game, draft)
  const priced = await priceSlip(parts, bettor, {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, multiple: 1 })),
    isTemplate: true,
  })
  const quotes = draft.issues.map(({ multiple }) => timesMultiple(priced.quote, multiple))
  const { minTicketAmount, maxTicketAmount } = priced.terms
  if (quotes.some(({ stakeAmount: stake }) => stake < minTicketAmount || stake > maxTicketAmount))
    refuseStake(priced.terms, bettor.currency)
  const items = itemsOfPlan(bettor, key, draft, {
    chaseId: newId(),
    clientSeed: draft.clientSeed ?? newClientSeed(),
    betG: priced.betG,
    quotes,
  })
  const { chaseId } = items[0]!
  const results = await parts.poster.placeTogether(
    tx,
    items.map((item) => betMessage(game.vendor, item, chaseId)),
  )
  const refused = results.findIndex(({ status }) => status !== 'OK')
  if (refused >= 0)
    throw await refusalOf(
      parts.database,
      bettor,
      { ...priced, quote: quotes[refused]! },
      items[refused]!,
      results[refused]!,
    )
  const stakeAmount = quotes.reduce((sum, quote) => sum + quote.stakeAmount, 0n)
  const bonus = await bonusStakesOf(
    tx,
    results.map(({ walletTransactionId }) => walletTransactionId!),
  )
  if (bonus > 0n) refuse('LOTTERY_CHASE_REAL_ONLY', moneyText(stakeAmount, bettor.currency))
  await store.insertPlan(tx, {
    chaseId,
    merchantId: bettor.merchantId,
    memberId: bettor.memberId,
    gameCode: game.gameCode,
    firstNumero: items[0]!.numero,
    lastNumero: items.at(-1)!.numero,
    itemCount: items.length,
    stakeAmount,
    generator: draft.generator ?? 'FREE',
    stopsOnWin: draft.stopOnWin ?? true,
    stopAmount: draft.stopOnWinAmount === undefined ? null : BigInt(draft.stopOnWinAmount),
    memberG: priced.memberG,
    betG: priced.betG,
  })
  return { chaseId, stakeAmount, items, last: results.at(-1)! }
}

/** One bet for each issue, in a round of its own. */
const itemsOfPlan = (
  bettor: Bettor,
  key: string,
  { gameCode, issues }: PlanDraft,
  plan: { chaseId: string; clientSeed: string; betG: number | null; quotes: readonly Quote[] },
): (FreshOrder & { chaseId: string })[] =>
  issues.map(({ numero }, place) => ({
    orderId: idOfKey(bettor.memberId, key, 0, place),
    merchantId: bettor.merchantId,
    memberId: bettor.memberId,
    gameCode,
    numero,
    chaseId: plan.chaseId,
    betG: plan.betG,
    clientSeed: plan.clientSeed,
    note: '',
    ...plan.quotes[place]!,
  }))

/** The list must grow, begin with an issue that is open, and hold issues alone that are to come. */
async function checkIssues(tx: Tx, game: LotteryGame, { issues }: PlanDraft): Promise<void> {
  const most = mostChaseIssues(game)
  if (most === 0) refuse('LOTTERY_CHASE_NONE')
  if (issues.length > most) refuse('LOTTERY_CHASE_ISSUES', String(most))
  const known = await readIssues(
    tx,
    issues.map(({ numero }) => ({ gameCode: game.gameCode, numero })),
  )
  let before: Date | undefined
  for (const [place, { numero }] of issues.entries()) {
    const issue = known.get(textOfIssue({ gameCode: game.gameCode, numero }))
    if (!issue) refuseWith('LOTTERY_ISSUE_UNKNOWN', { numero })
    if (place === 0 && issue.state !== 'OPEN') refuse('LOTTERY_CHASE_ORDER')
    if (before && issue.closesAt <= before) refuse('LOTTERY_CHASE_ORDER')
    before = issue.closesAt
  }
}

export interface StoppedPlan {
  readonly chaseId: string
  readonly state: ChaseState
  readonly cancelledCount: number
  readonly refundAmount: bigint
  readonly balance: bigint
  readonly isRepeat: boolean
}

/**
 * The member stops a plan: items whose issue is closed stand, the others are returned. Errors:
 * LOTTERY_CHASE_NOT_FOUND, LOTTERY_CHASE_STATE.
 */
export async function stopOwnPlan(
  parts: Parts,
  { merchantId, memberId }: Bettor,
  key: string,
  chaseId: string,
  tree: Tree = null,
): Promise<StoppedPlan> {
  const { database } = parts
  const plan = await store.readPlan(database.kysely, { merchantId, memberId, chaseId })
  if (!plan || !isInTree(tree, plan)) refuse('LOTTERY_CHASE_NOT_FOUND')
  const isStopped = await database.transaction((tx) => store.stopByMember(tx, chaseId, key))
  // Cut off behind the stop, the same call again returns what was not returned yet.
  if (!isStopped && plan.stopKey !== key) refuse('LOTTERY_CHASE_STATE')
  await cancelOpenItems(parts, chaseId)
  const { count, amount } = await store.cancelledOf(database.kysely, chaseId)
  const { balance } = await balancesOf(database.kysely, memberId)
  return {
    chaseId,
    state: 'STOPPED_USER',
    cancelledCount: count,
    refundAmount: amount,
    balance,
    isRepeat: !isStopped,
  }
}

/** Returns the stakes of items whose issue is still to close; an issue that closes meanwhile keeps its item. */
export async function cancelOpenItems({ database, poster }: Parts, chaseId: string): Promise<void> {
  const items = await store.openItems(database.kysely, chaseId)
  const results = await Promise.all(
    items.map((item) => poster.place(cancelMessage(gameOf(item.gameCode)!.vendor, item, 'CHASE'))),
  )
  const wrong = results.find(({ status, reason }) => status !== 'OK' && reason !== 'LOTTERY_CANCEL_CLOSED')
  if (wrong) throw new Error(`an item of the plan ${chaseId} was answered ${wrong.status}`)
  await store.markReturned(database.kysely, chaseId)
}

/** Stops the plans that a paid issue has won, and returns their later items. */
export async function stopWonPlans(
  parts: Parts & { onStep?: (step: 'stopped') => Promise<void> | void },
  issue: IssueKey,
): Promise<void> {
  const { database } = parts
  await database.transaction(async (tx) => {
    for (const plan of await store.stopByWin(tx, issue))
      await emitEvent(tx, lotteryEvents.planStopped, { ...plan, ...issue })
  })
  await parts.onStep?.('stopped')
  await returnStoppedItems(parts, issue.gameCode)
}

/** What a process left behind that was cut off after it had stopped a plan. */
export async function returnStoppedItems(parts: Parts, gameCode?: string): Promise<void> {
  for (const chaseId of await store.returningPlans(parts.database.kysely, gameCode))
    await cancelOpenItems(parts, chaseId)
}

/** Plans whose every item is settled, returned or cancelled are finished. */
export const endPlans = (database: Database, gameCode?: string): Promise<void> =>
  database.transaction((tx) => store.finishPlans(tx, gameCode))
