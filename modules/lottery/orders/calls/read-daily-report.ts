import {
  readDailyReport,
  readDailyReportSchemas,
} from '../../../../contract/operator/lottery/read-daily-report.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { readGameDays, type GameDay } from '../store/report.ts'

const DAYS = 6

export const handleReadDailyReport = handle(
  readDailyReport,
  readDailyReportSchemas,
  async ({ tx, merchant, now }, { query }) => {
    const { timeZone, currency } = merchant
    const to = query.to ?? businessDate(now, timeZone)
    const from = query.from ?? addDays(to, -DAYS)
    const days = await readGameDays(tx, {
      merchantId: merchant.id,
      timeZone,
      from: startOfBusinessDate(from, timeZone),
      before: startOfBusinessDate(addDays(to, 1), timeZone),
      gameCode: query.gameCode,
    })
    const figures = ({
      placedCount,
      placedAmount,
      cancelledAmount,
      settledAmount,
      validAmount,
      winAmount,
      rebateAmount,
    }: Sums) => ({
      placedCount,
      placedAmount,
      cancelledAmount,
      openAmount: placedAmount - settledAmount,
      settledAmount,
      validAmount,
      winAmount,
      rebateAmount,
      netAmount: settledAmount - winAmount - rebateAmount,
    })
    return {
      from,
      to,
      currency,
      rows: days.map((day) => ({ date: day.date, gameCode: day.gameCode, ...figures(day) })),
      total: figures(days.reduce(added, nothing)),
    }
  },
)

type Sums = Omit<GameDay, 'date' | 'gameCode'>

const nothing: Sums = {
  placedCount: 0,
  placedAmount: 0n,
  cancelledAmount: 0n,
  settledAmount: 0n,
  validAmount: 0n,
  winAmount: 0n,
  rebateAmount: 0n,
}

const added = (sum: Sums, day: Sums): Sums => ({
  placedCount: sum.placedCount + day.placedCount,
  placedAmount: sum.placedAmount + day.placedAmount,
  cancelledAmount: sum.cancelledAmount + day.cancelledAmount,
  settledAmount: sum.settledAmount + day.settledAmount,
  validAmount: sum.validAmount + day.validAmount,
  winAmount: sum.winAmount + day.winAmount,
  rebateAmount: sum.rebateAmount + day.rebateAmount,
})
