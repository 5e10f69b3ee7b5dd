/**
 * The prizes for the numbers of two ranks (domain/lottery.md §6.2). A round is decided once it is settled, in
 * one transaction with all that follows: the credit, its turnover, the message and the mark. What is cut off
 * leaves the round to the next run.
 */
import { businessDate } from '../../../kernel/calendar.ts'
import { placeOfRank } from '../../../kernel/lottery/yeekee/round.ts'
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'
import type { Job } from '../../../platform/calls.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { sendMessage } from '../../messaging/index.ts'
import { currencyOf, merchantsKey, timeZoneOf } from '../../system/index.ts'
import { openRequirement } from '../../wagering/index.ts'
import { creditSet, memberGuardOf } from '../../wallet/index.ts'
import { textOfIssue } from '../draws/door.ts'
import { prizeTexts } from './locales/messages.ts'
import type { RoundTerms } from './rules/terms.ts'
import {
  addPrize,
  holdBudget,
  markDecided,
  shooterAt,
  spentOn,
  stakedIn,
  takeEndedRound,
  type EndedRound,
  type PrizeKind,
} from './store/prizes.ts'
import { termsAt } from './store/terms.ts'

/** What is played before a prize may leave: once. */
const TURNOVER_PPM = 1_000_000n
const SCOPE = 'yeekee-prize'

export interface PrizeParts {
  readonly database: Database
  readonly now: Date
  zoneOf(merchantId: string): string
  currencyOf(merchantId: string): RealCurrency
  /** Where a round can be cut off. */
  onStep?(step: 'credited' | 'told' | 'marked'): Promise<void> | void
}

/** Decides every round that is settled. */
export async function payPrizes(parts: PrizeParts): Promise<void> {
  while (await parts.database.transaction((tx) => decideNext(tx, parts)));
}

async function decideNext(tx: Tx, parts: PrizeParts): Promise<boolean> {
  const round = await takeEndedRound(tx)
  if (!round) return false
  const terms = await termsAt(tx, round.opensAt)
  if (terms.hasPrizes && !round.isVoid)
    for (const prize of prizesOf(terms, round.count)) await payPrize(tx, parts, round, terms, prize)
  await markDecided(tx, round)
  await parts.onStep?.('marked')
  return true
}

interface OpenPrize {
  readonly kind: PrizeKind
  readonly rank: number
  /** Of the shot that has the rank. */
  readonly place: number
  readonly amount: bigint
}

const prizesOf = (terms: RoundTerms, count: number): OpenPrize[] =>
  [
    { kind: 'FIRST' as const, rank: 1, amount: terms.firstPrizeAmount },
    { kind: 'RANK' as const, rank: terms.rank, amount: terms.rankPrizeAmount },
  ]
    .filter(({ amount, rank }) => amount > 0n && rank <= count)
    .map((prize) => ({ ...prize, place: placeOfRank(terms, prize.rank, count) }))

/** Nothing if nobody may have the prize: it falls to no other member. */
async function payPrize(
  tx: Tx,
  parts: PrizeParts,
  round: EndedRound,
  terms: RoundTerms,
  { kind, rank, place, amount }: OpenPrize,
): Promise<void> {
  const shooter = await shooterAt(tx, round, place)
  if (!shooter || shooter.isDemo) return
  const { merchantId, memberId } = shooter
  if ((await stakedIn(tx, round, memberId)) < terms.prizeMinBetAmount) return
  if (await isBlocked(tx, memberId, parts.now)) return
  const day = businessDate(round.drawsAt, parts.zoneOf(merchantId))
  await holdBudget(tx, merchantId)
  if ((await spentOn(tx, merchantId, day)) + amount > terms.prizeBudgetAmount) return
  const reference = `${textOfIssue(round)}:${kind}`
  const [credited] = await creditSet(tx, {
    merchantId,
    scope: SCOPE,
    kind: 'PRIZE',
    code: 'PRIZE',
    expense: 'bonus',
    credits: [{ memberId, amount, key: reference, reference: textOfIssue(round) }],
  })
  const { txnId } = credited!
  await openRequirement(tx, {
    merchantId,
    memberId,
    source: 'PRIZE',
    reference,
    baseAmount: amount,
    txnId,
    multiplierPpm: TURNOVER_PPM,
    now: parts.now,
  })
  const { gameCode, numero } = round
  await addPrize(tx, { gameCode, numero, kind, merchantId, memberId, place, amount, day, walletTxn: txnId })
  await parts.onStep?.('credited')
  await sendMessage(tx, {
    merchantId,
    memberId,
    category: 'GAME',
    ...prizeTexts(numero, rank, moneyText(amount, parts.currencyOf(merchantId))),
    link: `/lottery?gameCode=${encodeURIComponent(gameCode)}`,
    key: `${SCOPE}:${reference}`,
  })
  await parts.onStep?.('told')
}

/** Whoever may not play wins nothing by it: frozen, excluded, or in a time-out that is not over. */
async function isBlocked(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const { blockedReason, blockedUntil } = await memberGuardOf(tx, memberId)
  return blockedReason !== null && (blockedUntil === null || blockedUntil > now)
}

export const payPrizesJob: Job = {
  name: 'lottery/pay-shooting-prizes',
  everyMs: 15_000,
  run: ({ database, services, now }) => {
    const merchants = services.use(merchantsKey)
    return payPrizes({
      database,
      now,
      zoneOf: (merchantId) => timeZoneOf(merchants, merchantId),
      currencyOf: (merchantId) => currencyOf(merchants, merchantId),
    })
  },
}
