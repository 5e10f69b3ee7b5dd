/**
 * Who bets against whom at shared tables (domain/economy.md §9): similar stakes on the two sides of one
 * round, so that together they only risk the house's edge. The studio counts, the platform judges.
 */
import type { OppositeFacts } from '../../kernel/tables/opposite-facts.ts'
import type { Reader } from '../../platform/postgres.ts'
import { tableGames } from '../house/games.ts'
import { readOpposites } from './store-opposites.ts'

/** Sides that exclude each other: red and black, not the three dozens. */
const sides = tableGames.flatMap(({ gameCode, opposites }) =>
  opposites
    .filter((group) => group.length === 2)
    .flatMap(([one, other]) => [
      { game_code: gameCode, spot: one!, other: other! },
      { game_code: gameCode, spot: other!, other: one! },
    ]),
)

/**
 * Every two members of a merchant who did so in at least this many rounds since a moment, at any number of
 * tables.
 */
export async function oppositesOf(
  reader: Reader,
  asked: { merchantId: string; since: Date; leastRounds: number },
): Promise<OppositeFacts[]> {
  const rows = await readOpposites(reader, { ...asked, sides })
  return rows.map((row) => ({
    memberA: row.member_a,
    memberB: row.member_b,
    shared: Number(row.shared),
    opposed: Number(row.opposed),
    amount: row.amount,
  }))
}
