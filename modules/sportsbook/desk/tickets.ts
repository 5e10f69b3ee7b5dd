/** Bets as they come in, with what is alarming about them. */
import type { AlarmKind } from '../../../contract/operator/sportsbook/list-alarms.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountsByIds, vipOfKey } from '../../identity/index.ts'
import { settingsOf } from '../../system/index.ts'
import { marketLiability, usedPpmOf } from './rules/market-liability.ts'
import { deskSettings } from './settings.ts'
import { ringsOf } from './store/rings.ts'
import { backersOf, newestTickets, type BackerRow, type TicketRow } from './store/tickets.ts'
import { standingsOfFixtures } from './store/trading-markets.ts'
import { knownMarket, limitOf } from './trading-desk.ts'

const DAYS_2_MS = 2 * 86_400_000
const RINGS_MS = 600_000
const PPM_OF_PERCENT = 10_000
const SHOWN_BACKERS = 10

export async function ticketsOf(
  context: CallContext,
  asked: { fixtureId?: string; leastAmount?: number; isLive?: boolean; count?: number },
) {
  const { tx, merchant, language, now } = context
  const rows = await newestTickets(tx, {
    merchantId: merchant.id,
    language,
    fixtureId: asked.fixtureId,
    leastAmount: BigInt(asked.leastAmount ?? 0),
    isLive: asked.isLive,
    since: new Date(now.getTime() - DAYS_2_MS),
    count: asked.count ?? 30,
  })
  const members = await membersOf(context, rows)
  const rings = await ringsAmong(context, rows)
  const heavy = await heavyOf(context, rows)
  const { largeStake } = await settingsOf(tx, merchant.id, deskSettings)
  return {
    list: rows.map((row) => ({
      betId: row.bet_id,
      betNo: `${row.bet_no}`,
      memberId: row.member_id,
      ...members(row.member_id),
      kind: row.kind,
      state: row.state,
      isLive: row.is_live,
      placedAt: row.placed_at,
      decideAt: row.state === 'PENDING' ? row.decide_at : null,
      rejectReason: row.reject_reason,
      refusedBy: row.refused_by,
      refuseCause: row.refuse_cause,
      stakeAmount: row.stake,
      potentialAmount: row.potential,
      price: row.price_e4,
      legCount: row.leg_count,
      leg: {
        fixtureId: row.fixture_id,
        homeName: row.home_name,
        awayName: row.away_name,
        typeCode: row.type_code,
        period: row.period,
        line: row.line_q,
        code: row.code,
        name: row.runner,
        price: row.leg_price_e4,
      },
      alarms: [
        ...(row.stake >= largeStake ? ['STAKE' as const] : []),
        ...(heavy.has(row.market_no) ? ['EXPOSURE' as const] : []),
        ...(row.is_late && row.state !== 'REJECTED' ? ['LATE' as const] : []),
        ...(rings.has(ringName(row)) ? ['SYNDICATE' as const] : []),
      ] satisfies AlarmKind[],
    })),
    currency: merchant.currency,
  }
}

/** Name and level of those who placed them. */
async function membersOf(context: CallContext, rows: readonly { readonly member_id: string }[]) {
  const { tx, merchant } = context
  const members = await accountsByIds(tx, [...new Set(rows.map((row) => row.member_id))])
  const levels = await context.use(vipOfKey)(tx, merchant.id, [...members.values()])
  return (memberId: string) => ({
    username: members.get(memberId)?.username ?? '',
    vipLevel: levels.get(memberId) ?? 0,
  })
}

const ringName = (row: { market_no: bigint; code: string; address: string | null }): string =>
  `${row.market_no}/${row.code}/${row.address}`

/** Where several accounts at one address are on the same side. */
async function ringsAmong(
  { tx, merchant, now }: CallContext,
  rows: readonly TicketRow[],
): Promise<ReadonlySet<string>> {
  if (rows.every(({ address }) => address === null)) return new Set()
  const rings = await ringsOf(tx, { merchantId: merchant.id, since: new Date(now.getTime() - RINGS_MS) })
  return new Set(rings.map(ringName))
}

/** Markets of these bets that are near their limit. */
async function heavyOf(
  { tx, merchant }: CallContext,
  rows: readonly TicketRow[],
): Promise<ReadonlySet<bigint>> {
  const limit = await limitOf(tx, merchant.id)
  const { alarmPercent } = await settingsOf(tx, merchant.id, deskSettings)
  const standings = await standingsOfFixtures(tx, merchant.id, [
    ...new Set(rows.map((row) => row.fixture_id)),
  ])
  const heavy = new Set<bigint>()
  for (const [marketNo, own] of Map.groupBy(standings, (row) => row.market_no)) {
    const { worst } = marketLiability(own[0]!.type_code, own[0]!.codes, own)
    if (usedPpmOf(worst, limit) >= alarmPercent * PPM_OF_PERCENT) heavy.add(marketNo)
  }
  return heavy
}

const figuresOf = ({ bets, stake, payout }: Omit<BackerRow, 'member_id'>) => ({
  betCount: bets,
  stakeAmount: stake,
  payoutAmount: payout,
  resultAmount: stake - payout,
})

const together = (rows: readonly BackerRow[]) =>
  rows.reduce(
    (sum, row) => ({
      bets: sum.bets + row.bets,
      stake: sum.stake + row.stake,
      payout: sum.payout + row.payout,
    }),
    { bets: 0, stake: 0n, payout: 0n },
  )

/** SPORT_MARKET_UNKNOWN. */
export async function backersView(context: CallContext, marketId: string, code: string) {
  const { tx, merchant } = context
  const { market_no } = await knownMarket(context, marketId)
  const rows = await backersOf(tx, { merchantId: merchant.id, marketNo: market_no, code })
  const [shown, others] = [rows.slice(0, SHOWN_BACKERS), rows.slice(SHOWN_BACKERS)]
  const members = await membersOf(context, shown)
  return {
    list: shown.map((row) => ({
      memberId: row.member_id,
      ...members(row.member_id),
      ...figuresOf(row),
    })),
    others: { memberCount: others.length, ...figuresOf(together(others)) },
    total: figuresOf(together(rows)),
    currency: merchant.currency,
  }
}
