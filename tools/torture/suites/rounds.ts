/**
 * Rounds of every solo game, over HTTP as its page requests them: the page's figures equal the ledger's, the
 * balance follows, and the mean is near the published return.
 */
import { randomUUID } from 'node:crypto'
import { seededStream, simulate } from '../../../games/kit/exact/simulate.ts'
import type { SoloGame } from '../../../kernel/games/solo-game.ts'
import { runAudit } from '../../../modules/wallet/index.ts'
import { openDatabase, rowsOf, sql } from '../../../platform/postgres.ts'
import { soloGames } from '../../../studio/house/games.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { sitDown, type Player } from '../../../tests/support/studio.ts'
import { Failures, inTurns, type Outcome, type Suite, type SuiteContext } from '../suite.ts'

const ROUNDS = 100_000
/** Those of the demo house that may play. */
const MEMBERS = 16
/** Standard errors that a mean may lie away: one game in a thousand would by chance. */
const ERRORS = 3.29
/**
 * The spread of a round is computed from many in memory: a sample of a few thousand may lack the wins that
 * make it.
 */
const SPREAD_ROUNDS = 400_000
const PAGE = 5_000

interface Told {
  roundId: string
  betAmount: number
  winAmount: number
}

export const rounds: Suite = {
  name: 'rounds',
  about: '100,000 rounds of every solo game over HTTP: answered, booked and published figures agree',
  async run({ seed, count, say }: SuiteContext): Promise<Outcome> {
    const failures = new Failures()
    const figures: string[] = []
    const server = await startServer()
    try {
      // One after the other: ten attempts at once from one address are asked for a captcha.
      const members = await inTurns(MEMBERS, 1, async (n) => {
        const client = server.client()
        return { client, token: await client.signIn(`member${String(n + 1).padStart(2, '0')}`) }
      })
      for (const [index, game] of soloGames.entries()) {
        const players: Player[] = []
        for (const { client, token } of members)
          players.push(await sitDown(server, client, token, { gameCode: game.gameCode }))
        const told = (
          await inTurns(MEMBERS, MEMBERS, (n) =>
            play(players[n]!, game, Math.ceil((count ?? ROUNDS) / MEMBERS), failures),
          )
        ).flat()
        await compareWithLedger(server, game, told, failures)
        const line = againstPublished(game, told, seed + index, failures)
        figures.push(line)
        say(`${line}; ${failures.list().length} failures`)
      }
      await auditAll(server, failures)
      return { figures, failures: failures.list() }
    } finally {
      await server.close()
    }
  },
}

/** With a connection of its own: some statements over millions of rounds take longer than a request may. */
async function auditAll({ ownerUrl }: TestServer, failures: Failures): Promise<void> {
  const database = openDatabase({ url: ownerUrl, max: 2, statementTimeoutMs: 3_600_000 })
  try {
    for (const { id, ok, detail } of await runAudit(database.kysely))
      failures.check(ok, `the audit fails in ${id}`, detail)
  } finally {
    await database.close()
  }
}

/**
 * One member's rounds, one after the other; the answered balance moves by what was staked and won, apart from
 * a jackpot.
 */
async function play(player: Player, game: SoloGame, count: number, failures: Failures): Promise<Told[]> {
  const told: Told[] = []
  const betAmount = Number(game.betAmounts[0]!)
  let balance = await player.balance()
  for (let round = 0; round < count; round++) {
    const { success, code, value } = await player.play(betAmount, randomUUID())
    if (!success) {
      failures.add(`${game.gameCode}: a round was refused`, code)
      break
    }
    told.push({ roundId: value.roundId, betAmount: value.betAmount, winAmount: value.winAmount })
    balance += value.winAmount - value.betAmount
    failures.check(value.balance >= balance, `${game.gameCode}: the balance told lacks money`, value)
    balance = value.balance
  }
  return told
}

async function compareWithLedger(
  server: TestServer,
  { gameCode }: SoloGame,
  told: readonly Told[],
  failures: Failures,
): Promise<void> {
  for (let from = 0; from < told.length; from += PAGE) {
    const page = told.slice(from, from + PAGE)
    const booked = new Map(
      (
        await rowsOf(
          server.process.database.kysely,
          sql<{ round_id: string; bet: number; win: number; state: number }>`
      SELECT round_id, (stake_real + stake_bonus)::float8 AS bet, win_amount::float8 AS win, state FROM wallet.round WHERE round_id = ANY(${page.map(({ roundId }) => roundId)}::text[])`,
        )
      ).map((row) => [row.round_id, row]),
    )
    for (const round of page) {
      const row = booked.get(round.roundId)
      failures.check(
        row?.state === 1 && row.bet === round.betAmount && row.win === round.winAmount,
        `${gameCode}: a round was booked otherwise than told`,
        { round, row },
      )
    }
  }
}

function againstPublished(game: SoloGame, told: readonly Told[], seed: number, failures: Failures): string {
  const stream = seededStream(seed)
  const spread =
    simulate(game, SPREAD_ROUNDS, game.betAmounts[0]!, () => stream).standardError * Math.sqrt(SPREAD_ROUNDS)
  const mean = told.reduce((sum, { betAmount, winAmount }) => sum + winAmount / betAmount, 0) / told.length
  const away = (mean - Number.parseFloat(game.rtp)) / (spread / Math.sqrt(told.length))
  const line = `${game.gameCode}: ${told.length} rounds, ${mean.toFixed(4)} against ${game.rtp}, ${away.toFixed(2)} standard errors away`
  failures.check(Math.abs(away) <= ERRORS, line)
  return line
}
