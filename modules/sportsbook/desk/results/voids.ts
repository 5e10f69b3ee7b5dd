/** Fixtures, markets and single bets made void by two people (domain/sportsbook.md §7). */
import { refuse } from '../../../../contract/errors.ts'
import { VOID_HOURS, type VoidCause } from '../../../../contract/shared/sports-results.ts'
import { moneyText } from '../../../../kernel/money.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { defineProposal, propose } from '../../../system/index.ts'
import { lockFixtures, tellMarkets } from '../../book/door.ts'
import {
  askFixture,
  confirmResult,
  liftMarketVoid,
  markMarketVoid,
  markVoid,
  noteDue,
  readFixture,
  readMarket,
  readVoidable,
  resultsOf,
  stakesOf,
  type VoidableBet,
} from '../../settling/door.ts'
import { checkInTime } from './entries.ts'
import { fixtureTitle, marketTitle } from './titles.ts'

const WAITS_HOURS = 24
const HOUR_MS = 3_600_000

export const fixtureSubject = (fixtureId: string): string => `fixture:${fixtureId}`
/** With the fixture, on whose page the desk shows it. */
export const marketSubject = (marketId: string, fixtureId: string): string =>
  `market:${marketId}:${fixtureId}`
export const betSubject = (betId: string): string => `sport-bet:${betId}`

export const voidFixtureProposal = defineProposal<{ fixtureId: string }>({
  name: 'sports.voidFixture',
  ability: 'sports.void',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: { fixtureId }, subject, reason, requestedByName }) => {
    await lockFixtures(context.tx, [fixtureId])
    await checkFixture(context, fixtureId)
    const { facts } = (await readFixture(context.tx, fixtureId))!
    const version = await confirmResult(context.tx, fixtureId, {
      facts: { ...facts, ending: 'CANCELLED' },
      source: 'DESK',
      madeBy: requestedByName,
      checkedBy: context.actor.claims.account,
      reason,
    })
    await context.audit('sports.void.fixture', subject, { version, reason, askedBy: requestedByName })
  },
})

export const voidMarketProposal = defineProposal<{ marketId: string; fixtureId: string }>({
  name: 'sports.voidMarket',
  ability: 'sports.void',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: { marketId, fixtureId }, subject, reason, requestedByName }) => {
    const marketNo = BigInt(marketId)
    await lockFixtures(context.tx, [fixtureId])
    await checkMarket(context, marketNo, false)
    await markMarketVoid(context.tx, marketNo, reason)
    await settleAgain(context, fixtureId, marketNo)
    await context.audit('sports.void.market', subject, { reason, askedBy: requestedByName })
  },
})

export const restoreMarketProposal = defineProposal<{ marketId: string; fixtureId: string }>({
  name: 'sports.restoreMarket',
  ability: 'sports.void',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: { marketId, fixtureId }, subject, reason, requestedByName }) => {
    const marketNo = BigInt(marketId)
    await lockFixtures(context.tx, [fixtureId])
    await checkMarket(context, marketNo, true)
    await liftMarketVoid(context.tx, marketNo)
    await settleAgain(context, fixtureId, marketNo)
    await context.audit('sports.void.market-lift', subject, { reason, askedBy: requestedByName })
  },
})

async function settleAgain(context: CallContext, fixtureId: string, marketNo: bigint): Promise<void> {
  await askFixture(context.tx, fixtureId)
  context.afterCommit(() =>
    tellMarkets({ database: context.database, services: { use: (key) => context.use(key) } }, [marketNo]),
  )
}

export const voidBetProposal = defineProposal<{ betId: string; cause: VoidCause }>({
  name: 'sports.voidBet',
  ability: 'sports.void',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: { betId, cause }, subject, reason, requestedByName }) => {
    await checkBet(context, betId, true)
    await markVoid(context.tx, betId, reason)
    await noteDue(context.tx, [betId])
    await context.audit('sports.void.bet', subject, { cause, reason, askedBy: requestedByName })
  },
})

/** SPORT_FIXTURE_UNKNOWN, SPORT_RESULT_LATE, SPORT_VOID_STATE, CHANGE_STATE. */
export async function askVoidFixture(
  context: CallContext,
  fixtureId: string,
  reason: string,
): Promise<string> {
  const status = await checkFixture(context, fixtureId)
  return propose(context, voidFixtureProposal, {
    subject: fixtureSubject(fixtureId),
    title: await fixtureTitle(context, fixtureId),
    payload: { fixtureId },
    reason,
    changes: [
      { field: 'sportState', before: status, after: 'CANCELLED' },
      ...(await stakesShown(context, { fixtureId })),
    ],
  })
}

/** SPORT_MARKET_UNKNOWN, SPORT_RESULT_LATE, SPORT_VOID_STATE, CHANGE_STATE. */
export async function askVoidMarket(context: CallContext, marketId: string, reason: string): Promise<string> {
  const market = await checkMarket(context, BigInt(marketId), false)
  return propose(context, voidMarketProposal, {
    subject: marketSubject(marketId, market.fixtureId),
    title: await marketTitle(context, market),
    payload: { marketId, fixtureId: market.fixtureId },
    reason,
    changes: await stakesShown(context, { marketNo: market.marketNo }),
  })
}

/** SPORT_MARKET_UNKNOWN, SPORT_RESULT_LATE, SPORT_VOID_STATE if it is not void, CHANGE_STATE. */
export async function askRestoreMarket(
  context: CallContext,
  marketId: string,
  reason: string,
): Promise<string> {
  const market = await checkMarket(context, BigInt(marketId), true)
  return propose(context, restoreMarketProposal, {
    subject: marketSubject(marketId, market.fixtureId),
    title: await marketTitle(context, market),
    payload: { marketId, fixtureId: market.fixtureId },
    reason,
    changes: [{ field: 'sportState', before: 'VOID', after: 'SETTLED' }],
  })
}

/** SPORT_BET_UNKNOWN, SPORT_VOID_STATE, SPORT_VOID_LATE, CHANGE_STATE. */
export async function askVoidBet(
  context: CallContext,
  betId: string,
  { cause, reason }: { cause: VoidCause; reason: string },
): Promise<string> {
  const bet = await checkBet(context, betId, false)
  const stake = moneyText(bet.stake - bet.cashedStake, context.merchant.currency)
  return propose(context, voidBetProposal, {
    subject: betSubject(betId),
    title: String(bet.betNo),
    payload: { betId, cause },
    reason,
    changes: [
      { field: 'sportCause', before: '', after: cause },
      { field: 'sportState', before: bet.state, after: 'VOID' },
      { field: 'sportStake', before: '', after: stake },
    ],
  })
}

async function stakesShown(
  { tx, merchant }: CallContext,
  of: { fixtureId?: string; marketNo?: bigint },
): Promise<{ field: string; before: string; after: string }[]> {
  const { bets, stake } = await stakesOf(tx, { merchantId: merchant.id, ...of })
  return [
    { field: 'sportBets', before: '', after: String(bets) },
    { field: 'sportStake', before: '', after: moneyText(stake, merchant.currency) },
  ]
}

async function checkFixture({ tx, now }: CallContext, fixtureId: string): Promise<string> {
  const { status } = (await readFixture(tx, fixtureId)) ?? refuse('SPORT_FIXTURE_UNKNOWN')
  const results = await resultsOf(tx, [fixtureId])
  checkInTime(now, results)
  if (results.find(({ state }) => state === 'CONFIRMED')?.facts.ending === 'CANCELLED')
    refuse('SPORT_VOID_STATE')
  return status
}

async function checkMarket({ tx, now }: CallContext, marketNo: bigint, isVoid: boolean) {
  const market = (await readMarket(tx, marketNo)) ?? refuse('SPORT_MARKET_UNKNOWN')
  if (market.isVoid !== isVoid) refuse('SPORT_VOID_STATE')
  checkInTime(now, await resultsOf(tx, [market.fixtureId]))
  return market
}

async function checkBet(context: CallContext, betId: string, forUpdate: boolean): Promise<VoidableBet> {
  const { tx, merchant, now } = context
  const bet =
    (await readVoidable(tx, { merchantId: merchant.id, betId, forUpdate })) ?? refuse('SPORT_BET_UNKNOWN')
  if (!canVoid(bet)) refuse('SPORT_VOID_STATE')
  const until = voidUntil(bet)
  if (until && now > until) refuse('SPORT_VOID_LATE', String(VOID_HOURS))
  return bet
}

/** A waiting live bet is decided in a moment, and what was cashed out whole was ended by its member. */
export const canVoid = ({ state, isVoided }: Pick<VoidableBet, 'state' | 'isVoided'>): boolean =>
  !isVoided && (state === 'ACCEPTED' || state === 'SETTLED')

/** Null: it is not settled. */
export const voidUntil = ({ settledAt }: Pick<VoidableBet, 'settledAt'>): Date | null =>
  settledAt && new Date(settledAt.getTime() + VOID_HOURS * HOUR_MS)
