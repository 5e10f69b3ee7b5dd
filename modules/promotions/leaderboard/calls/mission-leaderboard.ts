import {
  missionLeaderboard,
  missionLeaderboardSchemas,
} from '../../../../contract/player/promotions/mission-leaderboard.ts'
import { handle } from '../../../../platform/calls.ts'
import { runningFor } from '../../running/running.ts'
import { boardOf, periodAt } from '../boards.ts'
import { namesOf, ranksOf, winnersOf } from '../reading.ts'
import { readResults } from '../store/prizes.ts'

const PAST = 6
/** Boards that have ended are read on for a while. */
const BACK_MS = 31 * 86_400_000

export const handleMissionLeaderboard = handle(
  missionLeaderboard,
  missionLeaderboardSchemas,
  async ({ tx, actor, merchant, now, language, use }, { query }) => {
    const memberId = actor.accountId
    const asked = { kind: 'LEADERBOARD', from: new Date(now.getTime() - BACK_MS), to: now } as const
    const boards = (await runningFor(tx, { house: merchant, memberId, now, use }, asked)).map(boardOf)
    const found =
      boards.find(({ running }) => running.promotionId === query.promotionId) ??
      (query.promotionId === undefined ? boards[0] : undefined)
    const listed = boards.map(({ running }) => ({
      promotionId: running.promotionId,
      name: running.names[language],
    }))
    const answer = { currency: merchant.currency, boards: listed }
    if (!found) return { ...answer, board: null }
    const { promotionId } = found.running
    const past = await readResults(tx, promotionId, PAST)
    const present = periodAt(found, now, merchant.timeZone)
    const closed = past.find(({ period }) => period === query.period)
    const period = closed ?? { period: present.id, from: present.from, until: present.before }
    const board = { promotionId, period: period.period }
    const { rows, mine } = await (closed ? winnersOf : ranksOf)(tx, board, memberId)
    const nameOf = await namesOf(tx, rows, memberId)
    const prizeOf = (rank: number) => BigInt(found.values.prizes[rank - 1] ?? 0)
    return {
      ...answer,
      board: {
        ...board,
        name: found.running.names[language],
        from: period.from,
        until: period.until,
        state: closed ? ('FINAL' as const) : ('RUNNING' as const),
        products: [...found.values.products],
        rows: rows.map((row) => ({
          rank: row.rank,
          name: nameOf(row.memberId),
          isMine: row.memberId === memberId,
          validAmount: row.validAmount,
          reachedAt: row.reachedAt,
          prizeAmount: prizeOf(row.rank),
        })),
        mine: mine && {
          rank: mine.rank,
          validAmount: mine.validAmount,
          prizeAmount: prizeOf(mine.rank),
        },
        prizes: groupsOf(found.values.prizes),
        totalAmount: found.values.prizes.reduce((sum, prize) => sum + BigInt(prize), 0n),
        past,
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
