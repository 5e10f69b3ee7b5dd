/**
 * What a trader changes: prices, margins, suspensions and stakes. A fixture is locked before its lines
 * change, so every change is seen by the next bet and by no bet that is judged at the same moment
 * (domain/sportsbook.md §6).
 */
import { refuse } from '../../../contract/errors.ts'
import { LEAST_MARGIN_PPM, MOST_MARGIN_PPM } from '../../../contract/operator/sportsbook/change-margin.ts'
import type { StopScope } from '../../../contract/operator/sportsbook/desk-fields.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { sportCodes } from '../../../kernel/sports/words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { lockFixtures } from '../book/door.ts'
import { faultOf, fairPricesOf, LEAST_PRICE_E4, MOST_PRICE_E4, type PriceFault } from './rules/fair-price.ts'
import {
  closeLine,
  endOwnPrices,
  followFeed,
  holdLine,
  setMaxStake,
  setOwnPrices,
} from './store/house-lines.ts'
import {
  applyStops,
  deleteStop,
  leagueNamed,
  openMarketsOf,
  writeMargin,
  writeStop,
} from './store/house-rules.ts'
import { openFixtureIds, readFixtureRows } from './store/trading-fixtures.ts'
import type { DeskMarketRow } from './store/trading-markets.ts'
import { tellOfFixtures, tellOfMarkets } from './tell-changes.ts'
import { knownMarket } from './trading-desk.ts'

const DAY_MS = 86_400_000

/** A price in words, for the audit log and for refusals: 19200 is 1.92. */
export const priceText = (priceE4: number): string => {
  const whole = Math.trunc(priceE4 / 10_000)
  const decimals = String(priceE4 % 10_000).padStart(4, '0')
  return `${whole}.${decimals.replace(/00$/, '')}`
}
const percentText = (ppm: number): string => (ppm / 10_000).toFixed(2).replace(/\.?0+$/, '')

const doerOf = ({ actor, now }: CallContext, reason: string) => ({
  by: actor.claims.account,
  at: now,
  reason,
})

/** Locks the market's fixture and reads the market again, as it stands now. */
async function heldMarket(context: CallContext, marketId: string): Promise<DeskMarketRow> {
  const { fixture_id } = await knownMarket(context, marketId)
  await lockFixtures(context.tx, [fixture_id])
  return knownMarket(context, marketId)
}

const keyOf = ({ merchant }: CallContext, row: DeskMarketRow) => ({
  merchantId: merchant.id,
  fixtureId: row.fixture_id,
  marketNo: row.market_no,
})
const subjectOf = (row: DeskMarketRow): string => `sport-market:${row.fixture_id}:${row.market_no}`
const marketFacts = (row: DeskMarketRow) => ({
  fixtureId: row.fixture_id,
  marketType: row.type_code,
  period: row.period,
})

/** SPORT_MARKET_UNKNOWN, SPORT_CLOSED, SPORT_PRICE_RANGE, SPORT_PRICE_WRONG, SPORT_PRICE_FAR. */
export async function changeOwnPrices(
  context: CallContext,
  marketId: string,
  asked: {
    prices: readonly number[]
    until?: string | undefined
    isConfirmed?: boolean | undefined
    reason: string
  },
): Promise<void> {
  const row = await heldMarket(context, marketId)
  if (row.is_closed || ['CLOSED', 'SETTLED', 'VOID'].includes(row.state)) refuse('SPORT_CLOSED')
  const market = { typeCode: row.type_code, pricesE4: row.feed_e4, chances: row.chances }
  const fault = faultOf(market, asked.prices)
  if (fault && !(fault.kind === 'FAR' && asked.isConfirmed))
    refusePrices(fault, asked.prices, fairPricesOf(market))
  const until = untilOf(context, asked.until)
  await setOwnPrices(context.tx, keyOf(context, row), asked.prices, {
    ...doerOf(context, asked.reason),
    until,
  })
  await context.audit('sports.prices', subjectOf(row), {
    ...marketFacts(row),
    before: pricesFact(row.codes, row.sold_e4),
    after: pricesFact(row.codes, asked.prices),
    ...(until ? { until: until.toISOString() } : {}),
    ...(fault ? { isFar: true } : {}),
    reason: asked.reason,
  })
  tellOfMarkets(context, [row.market_no])
}

const pricesFact = (codes: readonly string[], pricesE4: readonly number[]): string =>
  codes.map((code, place) => `${code} ${priceText(pricesE4[place] ?? 0)}`).join(', ')

/** A moment within a day from now; null: none was asked for. */
function untilOf({ now }: CallContext, asked: string | undefined): Date | null {
  if (asked === undefined) return null
  const until = new Date(asked)
  if (until <= now || until.getTime() > now.getTime() + DAY_MS) refuse('REQUEST_INVALID')
  return until
}

function refusePrices(fault: PriceFault, prices: readonly number[], fair: readonly (number | null)[]): never {
  const price = priceText(prices[fault.place] ?? 0)
  switch (fault.kind) {
    case 'RANGE':
      return refuse('SPORT_PRICE_RANGE', priceText(LEAST_PRICE_E4), priceText(MOST_PRICE_E4))
    case 'WRONG':
      return refuse('SPORT_PRICE_WRONG', price, priceText(fair[fault.place] ?? 0), fault.why)
    case 'FAR':
      return refuse('SPORT_PRICE_FAR', price, String(fault.percent))
  }
}

/** SPORT_MARKET_UNKNOWN. */
export async function removeOwnPrices(context: CallContext, marketId: string): Promise<void> {
  const row = await heldMarket(context, marketId)
  if (row.own_e4 === null) return
  await endOwnPrices(context.tx, context.merchant.id, row.fixture_id, [row.market_no])
  await context.audit('sports.prices-end', subjectOf(row), {
    ...marketFacts(row),
    before: pricesFact(row.codes, row.sold_e4),
  })
  tellOfMarkets(context, [row.market_no])
}

/** SPORT_MARKET_UNKNOWN. */
export async function closeForGood(context: CallContext, marketId: string, reason: string): Promise<void> {
  const row = await heldMarket(context, marketId)
  if (row.is_closed) return
  await closeLine(context.tx, keyOf(context, row), doerOf(context, reason))
  await context.audit('sports.close', subjectOf(row), { ...marketFacts(row), reason })
  tellOfMarkets(context, [row.market_no])
}

/** SPORT_MARKET_UNKNOWN. */
export async function changeMaxStake(
  context: CallContext,
  marketId: string,
  { maxStakeAmount, reason }: { maxStakeAmount: number | null; reason: string },
): Promise<void> {
  const row = await heldMarket(context, marketId)
  const maxStake = maxStakeAmount === null ? null : BigInt(maxStakeAmount)
  await setMaxStake(context.tx, keyOf(context, row), maxStake, doerOf(context, reason))
  await context.audit('sports.stake', subjectOf(row), {
    ...marketFacts(row),
    before: { maxStakeAmount: row.max_stake === null ? null : toWireAmount(row.max_stake) },
    after: { maxStakeAmount },
    reason,
  })
}

interface Asked {
  scope: StopScope
  subject?: string | undefined
  isSuspended: boolean
  reason: string
}

/**
 * SPORT_MARKET_UNKNOWN, SPORT_FIXTURE_UNKNOWN, SPORT_LEAGUE_UNKNOWN, SPORT_CLOSED for a market that was
 * closed for good.
 */
export async function changeStop(context: CallContext, asked: Asked): Promise<void> {
  if (asked.scope === 'MARKET') return holdMarket(context, asked)
  if (asked.scope === 'FIXTURE') return holdFixture(context, asked)
  return holdMany(context, asked as Asked & { scope: 'ALL' | 'SPORT' | 'LEAGUE' })
}

const deedOf = ({ isSuspended }: Asked) => (isSuspended ? 'sports.suspend' : 'sports.resume')

async function holdMarket(context: CallContext, asked: Asked): Promise<void> {
  if (!/^[0-9]{1,18}$/.test(asked.subject ?? '')) refuse('SPORT_MARKET_UNKNOWN')
  const row = await heldMarket(context, asked.subject!)
  if (!asked.isSuspended && row.is_closed) refuse('SPORT_CLOSED')
  await holdLine(context.tx, keyOf(context, row), asked.isSuspended, doerOf(context, asked.reason))
  await context.audit(deedOf(asked), subjectOf(row), {
    ...marketFacts(row),
    scope: asked.scope,
    reason: asked.reason,
  })
  tellOfMarkets(context, [row.market_no])
}

async function holdFixture(context: CallContext, asked: Asked): Promise<void> {
  const { tx, merchant, language } = context
  const fixtureId = asked.subject ?? ''
  const known = await readFixtureRows(tx, { merchantId: merchant.id, language }, [fixtureId])
  if (!known.has(fixtureId)) refuse('SPORT_FIXTURE_UNKNOWN')
  await lockFixtures(tx, [fixtureId])
  const key = { merchantId: merchant.id, fixtureId, marketNo: null }
  await holdLine(tx, key, asked.isSuspended, doerOf(context, asked.reason))
  // What a league or a sport has stopped stays so.
  await applyStops(tx, [fixtureId])
  await context.audit(deedOf(asked), `sport-fixture:${fixtureId}`, {
    fixtureId,
    scope: asked.scope,
    reason: asked.reason,
  })
  tellOfFixtures(context, [fixtureId])
}

async function holdMany(
  context: CallContext,
  asked: Asked & { scope: 'ALL' | 'SPORT' | 'LEAGUE' },
): Promise<void> {
  const { tx, merchant } = context
  const subject = asked.scope === 'ALL' ? '' : (asked.subject ?? '')
  if (asked.scope === 'LEAGUE' && (await leagueNamed(tx, subject)) === undefined)
    refuse('SPORT_LEAGUE_UNKNOWN')
  if (asked.scope === 'SPORT' && !(sportCodes as readonly string[]).includes(subject))
    refuse('SPORT_LEAGUE_UNKNOWN')
  const fixtureIds = await openFixtureIds(tx, asked.scope, subject)
  await lockFixtures(tx, fixtureIds)
  const stopping = { merchantId: merchant.id, scope: asked.scope, subject }
  if (asked.isSuspended) await writeStop(tx, stopping, doerOf(context, asked.reason))
  else await deleteStop(tx, stopping)
  await applyStops(tx, fixtureIds)
  await context.audit(deedOf(asked), `sport-${asked.scope.toLowerCase()}:${subject}`, {
    scope: asked.scope,
    subject,
    fixtures: fixtureIds.length,
    reason: asked.reason,
  })
  tellOfFixtures(context, fixtureIds)
}

/** SPORT_LEAGUE_UNKNOWN, SPORT_MARGIN_RANGE. */
export async function changeHouseMargin(
  context: CallContext,
  asked: {
    leagueId?: string | undefined
    typeCode?: string | undefined
    marginPpm: number | null
    reason: string
  },
): Promise<void> {
  const { tx, merchant, now, actor } = context
  const { leagueId = '', typeCode = '', marginPpm, reason } = asked
  if (leagueId && (await leagueNamed(tx, leagueId)) === undefined) refuse('SPORT_LEAGUE_UNKNOWN')
  if (marginPpm !== null && (marginPpm < LEAST_MARGIN_PPM || marginPpm > MOST_MARGIN_PPM))
    refuse('SPORT_MARGIN_RANGE', percentText(LEAST_MARGIN_PPM), percentText(MOST_MARGIN_PPM))
  const { fixtureIds, marketNos } = await openMarketsOf(tx, leagueId, typeCode)
  await lockFixtures(tx, fixtureIds)
  const before = await writeMargin(tx, { merchantId: merchant.id, leagueId, typeCode }, marginPpm, {
    by: actor.claims.account,
    at: now,
  })
  await followFeed(tx, marketNos)
  await context.audit('sports.margin', `sport-margin:${leagueId || 'ALL'}:${typeCode || 'ALL'}`, {
    ...(leagueId ? { leagueId } : {}),
    ...(typeCode ? { marketType: typeCode } : {}),
    before: before === null ? '' : `${percentText(before)} %`,
    after: marginPpm === null ? '' : `${percentText(marginPpm)} %`,
    reason,
  })
  tellOfMarkets(context, marketNos)
}
