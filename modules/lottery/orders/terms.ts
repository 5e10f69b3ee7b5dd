/** An operator changes what the house offers of a lottery; what raises its risk waits for a second person. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { exposurePlaysOf } from '../../../kernel/lottery/numbers/exposure.ts'
import { moneyText } from '../../../kernel/money.ts'
import type { CallContext, Language } from '../../../platform/calls.ts'
import { checkEconomy } from '../../identity/index.ts'
import { callOffProposals, defineProposal, proposeWeakening } from '../../system/index.ts'
import { nameOfGame } from '../draws/door.ts'
import { gameOf, isNumberGame, rulesOf, type LotteryGame } from './rules/plays.ts'
import { changedTerms, isWeaker, numberLimitOf, type Terms, type TermsChange } from './rules/terms.ts'
import { holdTerms, writeTerms } from './store/terms.ts'

interface Payload {
  readonly gameCode: string
  readonly change: TermsChange
}

export const termsProposal = defineProposal<Payload>({
  name: 'lottery.terms',
  ability: 'lottery.terms',
  waitsHours: 72,
  apply: async (context, { payload, reason, requestedByName }) => {
    const game = gameOf(payload.gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN')
    const before = await holdTerms(context.tx, context.merchant.id, game.gameCode)
    await apply(context, game, before, payload.change, { reason, askedBy: requestedByName })
  },
})

const subjectOf = (gameCode: string): string => `lottery-terms:${gameCode}`

/**
 * LOTTERY_GAME_UNKNOWN, REQUEST_INVALID if the smallest ticket is above the largest, ECONOMY_GUARD,
 * CHANGE_STATE if a change of the game is pending, CHANGE_SECOND_MISSING.
 */
export async function changeOrPropose(
  context: CallContext,
  gameCode: string,
  change: TermsChange,
  reason: string,
) {
  const game = gameOf(gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN')
  checkFields(game, change)
  const before = await holdTerms(context.tx, context.merchant.id, gameCode)
  const after = changedTerms(before, change)
  if (after.minTicketAmount > after.maxTicketAmount)
    refuseFields([{ field: 'minTicketAmount', rule: 'invalid' }])
  await checkGroup(context, before, after)
  if (!isWeaker(game, before, after)) {
    await callOffProposals(context, termsProposal, subjectOf(gameCode))
    return {
      state: 'DONE' as const,
      game: offeredGame(game, await apply(context, game, before, change, { reason }), context.language),
    }
  }
  await proposeWeakening(context, termsProposal, {
    subject: subjectOf(gameCode),
    title: gameCode,
    payload: { gameCode, change },
    reason,
    changes: shownChanges(context, game, before, after),
  })
  return { state: 'PENDING' as const, game: offeredGame(game, before, context.language) }
}

/** Prize groups and ties are of classic numbers, limits of numbers are of the others. */
function checkFields(game: LotteryGame, change: TermsChange): void {
  const isOnNumbers = isNumberGame(game)
  const foreign = isOnNumbers
    ? (['largestG', 'refundsTies'] as const)
    : (['maxPayoutPerNumber', 'numberLimits'] as const)
  const wrong = foreign.filter((field) => change[field] !== undefined)
  if (wrong.length > 0) refuseFields(wrong.map((field) => ({ field, rule: 'unknown' })))
  const codes = isOnNumbers ? exposurePlaysOf(game).map(({ code }) => code) : []
  if (change.numberLimits?.some(({ playCode }) => !codes.includes(playCode)))
    refuseFields([{ field: 'numberLimits', rule: 'unknown' }])
}

/** A group that is sold must be one that the house can afford (domain/economy.md §3). */
async function checkGroup({ tx, merchant }: CallContext, before: Terms, after: Terms): Promise<void> {
  if (after.largestG > before.largestG) await checkEconomy(tx, merchant.id, { memberG: after.largestG })
}

async function apply(
  context: CallContext,
  { gameCode }: LotteryGame,
  before: Terms,
  change: TermsChange,
  detail: { reason: string; askedBy?: string },
): Promise<Terms> {
  const after = { ...changedTerms(before, change), updatedAt: context.now }
  await checkGroup(context, before, after)
  await writeTerms(context.tx, context.merchant.id, gameCode, after)
  await context.audit('lottery.terms', subjectOf(gameCode), { before, after, ...detail })
  return after
}

function shownChanges({ merchant }: CallContext, game: LotteryGame, before: Terms, after: Terms) {
  const money = (amount: bigint) => moneyText(amount, merchant.currency)
  const all = [
    ['lotteryLargestG', String(before.largestG), String(after.largestG)],
    ['lotteryMaxTicket', money(before.maxTicketAmount), money(after.maxTicketAmount)],
    ['lotteryMaxPayout', money(before.maxPayoutAmount), money(after.maxPayoutAmount)],
    ['lotteryMinTicket', money(before.minTicketAmount), money(after.minTicketAmount)],
    ['lotteryMaxPerNumber', money(before.maxPayoutPerNumber), money(after.maxPayoutPerNumber)],
    ...limitChanges(game, before, after, money),
  ] as const
  return all
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => ({ field, before: was, after: is }))
}

/** `TOP3 2,000.00` for each bet type that changes. */
function limitChanges(
  game: LotteryGame,
  before: Terms,
  after: Terms,
  money: (amount: bigint) => string,
): readonly (readonly [string, string, string])[] {
  return Object.keys(after.numberLimits).map((playCode) => {
    const text = (terms: Terms) => `${playCode} ${money(numberLimitOf(terms, game, playCode)!)}`
    return ['lotteryNumberLimit', text(before), text(after)] as const
  })
}

export function offeredGame(game: LotteryGame, terms: Terms, language: Language) {
  const { gameCode, vendor } = game
  const name = nameOfGame(gameCode, language === 'th' ? 'th' : 'en')
  const offered = { gameCode, name, vendor, kind: rulesOf(game).kind }
  if (!isNumberGame(game))
    return {
      ...offered,
      family: game.family as string,
      cycleSeconds: game.cycleSeconds === 'DAILY' ? null : game.cycleSeconds,
      ...terms,
      maxPayoutPerNumber: null,
      numberLimits: [],
    }
  return {
    ...offered,
    family: game.group as string,
    cycleSeconds: game.schedule.every === 'CYCLE' ? game.schedule.cycle : null,
    ...terms,
    largestG: null,
    refundsTies: false,
    numberLimits: exposurePlaysOf(game).map(({ code }) => ({
      playCode: code,
      maxAmount: numberLimitOf(terms, game, code)!,
    })),
  }
}
