/** The report of sports by sport, league, market or the member's level. */
import type { ReportBasis, ReportGroup } from '../../../../contract/shared/sports-results.ts'
import { addDays, boundsOf, businessDate } from '../../../../kernel/calendar.ts'
import type { SportCode } from '../../../../kernel/sports/words.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { accountsByIds, vipOfKey } from '../../../identity/index.ts'
import { leagueNames, readSums, type ReportSums } from './store/report.ts'

type Asked = Omit<Parameters<typeof readSums>[1], 'merchantId'>

/** Days back from the last one, if a report names no first day. */
const DAYS = 6

interface ReportQuery {
  readonly by: ReportGroup
  readonly basis?: ReportBasis
  readonly sportCode?: SportCode
  readonly from?: string
  readonly to?: string
}

/** The report of the days that were asked for, which are the last seven if none are named. */
export async function askedReport(context: CallContext, query: ReportQuery) {
  const { merchant, now } = context
  const to = query.to ?? businessDate(now, merchant.timeZone)
  const from = query.from ?? addDays(to, -DAYS)
  const { from: begin, before } = boundsOf({ from, to }, merchant.timeZone)
  const { by, basis = 'SETTLED', sportCode } = query
  const asked = { by, basis, sportCode, from: begin!, before: before! }
  return { from, to, ...(await sportReport(context, asked)) }
}

async function sportReport(context: CallContext, asked: Asked) {
  const { merchant, language } = context
  return readReports(context, async (reader) => {
    const ask = { ...asked, merchantId: merchant.id }
    const sums = await readSums(reader, ask)
    // A bet with legs in several groups counts in each of them, and once in all.
    const whole = (await readSums(reader, { ...ask, by: 'MEMBER_TIER' })).reduce(added, nothing)
    if (asked.by !== 'MEMBER_TIER') {
      const names =
        asked.by === 'LEAGUE'
          ? await leagueNames(
              reader,
              language,
              sums.map(({ key }) => key),
            )
          : new Map<string, string>()
      return {
        rows: sums.map((row) => ({ key: row.key, name: names.get(row.key) ?? row.key, ...figuresOf(row) })),
        total: figuresOf(whole),
      }
    }
    const accounts = [
      ...(
        await accountsByIds(
          reader,
          sums.map(({ key }) => key),
        )
      ).values(),
    ]
    const levels = await context.use(vipOfKey)(reader, merchant.id, accounts)
    const byLevel = Map.groupBy(sums, ({ key }) => levels.get(key) ?? 0)
    return {
      rows: [...byLevel]
        .sort(([a], [b]) => a - b)
        .map(([level, members]) => ({
          key: String(level),
          name: String(level),
          ...figuresOf(members.reduce(added, nothing)),
        })),
      total: figuresOf(whole),
    }
  })
}

const nothing: ReportSums = {
  key: '',
  bets: 0,
  stake: 0n,
  settledStake: 0n,
  payout: 0n,
  cashOut: 0n,
  valid: 0n,
}

const added = (sum: ReportSums, row: ReportSums): ReportSums => ({
  key: sum.key,
  bets: sum.bets + row.bets,
  stake: sum.stake + row.stake,
  settledStake: sum.settledStake + row.settledStake,
  payout: sum.payout + row.payout,
  cashOut: sum.cashOut + row.cashOut,
  valid: sum.valid + row.valid,
})

function figuresOf(sums: ReportSums) {
  const ggr = sums.settledStake - sums.payout
  return {
    betCount: sums.bets,
    stakeAmount: sums.stake,
    openStakeAmount: sums.stake - sums.settledStake,
    settledStakeAmount: sums.settledStake,
    payoutAmount: sums.payout,
    cashOutAmount: sums.cashOut,
    validAmount: sums.valid,
    ggrAmount: ggr,
    holdPpm:
      sums.settledStake === 0n ? 0 : Number.parseInt(String((ggr * 1_000_000n) / sums.settledStake), 10),
  }
}
