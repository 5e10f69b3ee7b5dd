import {
  missionLeaderboard,
  missionLeaderboardSchemas,
} from '../../../../contract/player/promotions/mission-leaderboard.ts'
import { handle } from '../../../../platform/calls.ts'
import { goesOnAt, shownBoards, shownPeriod, stopOf } from '../boards.ts'
import { namesOf, ranksOf, winnersOf } from '../reading.ts'
import { readWon } from '../store/prizes.ts'

const PAST = 6

export const handleMissionLeaderboard = handle(
  missionLeaderboard,
  missionLeaderboardSchemas,
  async ({ tx, actor, merchant, now, language, use }, { query }) => {
    const memberId = actor.accountId
    const boards = await shownBoards(tx, { house: merchant, memberId, now, use })
    const found =
      query.promotionId === undefined
        ? boards[0]
        : boards.find(({ running }) => running.promotionId === query.promotionId)
    const listed = boards.map(({ running }) => ({
      promotionId: running.promotionId,
      name: running.names[language],
    }))
    const answer = { currency: merchant.currency, boards: listed }
    if (!found) return { ...answer, board: null }
    const { promotionId } = found.running
    const past = await readWon(tx, promotionId, PAST)
    const shown = shownPeriod(found, { past, asked: query.period, now, timeZone: merchant.timeZone })
    const { stop } = shown
    const board = { promotionId, period: shown.period }
    const prizes = stop?.isPaid === false ? [] : found.values.prizes
    const isWon = past.some(({ period }) => period === shown.period)
    const { rows, mine } = isWon
      ? await winnersOf(tx, board, memberId)
      : await ranksOf(tx, board, memberId, prizes)
    const nameOf = await namesOf(tx, rows, memberId)
    return {
      ...answer,
      board: {
        ...board,
        name: found.running.names[language],
        from: shown.from,
        until: shown.until,
        state: isWon || stop?.isClosed ? ('FINAL' as const) : ('RUNNING' as const),
        stop: stop ? { at: stop.stoppedAt, isPaid: stop.isPaid, nextAt: goesOnAt(found, stop, now) } : null,
        products: [...found.values.products],
        rows: rows.map((row) => ({
          rank: row.rank,
          name: nameOf(row.memberId),
          isMine: row.memberId === memberId,
          validAmount: row.validAmount,
          reachedAt: row.reachedAt,
          prizeAmount: row.prizeAmount,
        })),
        mine: mine && {
          rank: mine.rank,
          validAmount: mine.validAmount,
          prizeAmount: mine.prizeAmount,
        },
        prizes: groupsOf(prizes),
        totalAmount: prizes.reduce((sum, prize) => sum + BigInt(prize), 0n),
        past: past.map((one) => ({ ...one, until: stopOf(found, one.period)?.stoppedAt ?? one.until })),
      },
    }
  },
)

/** Ranks of the same prize as one line. */
function groupsOf(prizes: readonly number[]) {
  const groups: { from: number; to: number; amount: bigint }[] = []
  for (const [place, prize] of prizes.entries()) {
    const last = groups.at(-1)
    if (last?.amount === BigInt(prize)) last.to = place + 1
    else groups.push({ from: place + 1, to: place + 1, amount: BigInt(prize) })
  }
  return groups
}
