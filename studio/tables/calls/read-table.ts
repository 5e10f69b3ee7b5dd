import { readTable, readTableSchemas } from '../../../contract/vendor/studio/read-table.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { tablesKey } from '../service.ts'
import { ownBetsOf } from '../own-rounds.ts'
import { readLastOwn } from '../store/shares.ts'
import { serverNow } from '../view.ts'

export const handleReadTable = handleBatched(readTable, readTableSchemas, async (context, { params }) => {
  const { database, seats, tables } = context.use(tablesKey)
  const seat = seats.of(context.actor)
  const { view } = await tables.open(seat, params.tableId)
  const [history, bets, last, balance] = await Promise.all([
    tables.views.historyOf(params.tableId, view),
    view.roundId === null ? [] : ownBetsOf(database, view.roundId, seat),
    readLastOwn(database.kysely, seat, params.tableId),
    tables.balanceOf(seat),
  ])
  const lastRound = last
    ? {
        roundNo: last.round_no,
        stakeAmount: toWireAmount(last.stake_amount),
        winAmount: toWireAmount(last.win_amount),
      }
    : null
  return { ...view, history, mine: { bets, balance, lastRound }, serverNow: serverNow() }
})
