/** What a round of the studio consisted of: the spots of a table by their names; of every kind its proof. */
import { gamesOf } from '../../games/all.ts'
import { spotName } from '../../games/kit/locales/spot-name.ts'
import type { FairRound, TableFairRound } from '../../kernel/games/fair-round.ts'
import type { BetDetail, BetFileDetail } from '../../modules/wallet/index.ts'
import { tableGameByCode } from '../../studio/house/games.ts'

export async function betDetailOfRound(round: FairRound): Promise<BetDetail> {
  const { commit, clientSeed, nonce } = round.proof
  return {
    ...(round.kind === 'TABLE' ? await tablePart(round) : { lines: [], result: null }),
    legs: [],
    proof: {
      address: verifyPath(round.roundId),
      commit,
      clientSeed,
      nonce,
      serverSeed: round.serverSeed,
    },
  }
}

/** For files: every round by its page, those of tables with their spots as well. */
export async function betFileDetails(
  roundIds: readonly string[],
  tableRounds: readonly FairRound[],
): Promise<Map<string, BetFileDetail>> {
  const details = new Map<string, BetFileDetail>(
    roundIds.map((roundId) => [roundId, { lines: [], legs: [], result: null, address: verifyPath(roundId) }]),
  )
  for (const round of tableRounds) {
    const { proof, ...told } = await betDetailOfRound(round)
    details.set(round.roundId, { ...told, address: proof?.address ?? null })
  }
  return details
}

/** The page of the player site that recomputes a round. */
const verifyPath = (roundId: string): string => `/verify?round=${encodeURIComponent(roundId)}`

const tables = new Map(gamesOf('TABLE').map((manifest) => [manifest.game.code, manifest]))

async function tablePart({ gameCode, table }: TableFairRound): Promise<Pick<BetDetail, 'lines' | 'result'>> {
  const words = await tables.get(gameCode)?.words?.()
  const named = (code: string) => ({
    th: spotName(words?.th ?? null, code),
    en: spotName(words?.en ?? null, code),
  })
  const rules = tableGameByCode(gameCode)
  const result = rules && table.outcome !== null ? rules.result(table.outcome) : null
  return {
    lines: table.bets.map(({ spot, stake, winAmount }) => ({
      name: named(spot),
      stakeAmount: BigInt(stake),
      winAmount: BigInt(winAmount),
    })),
    result: words && result ? { th: words.th.short(result), en: words.en.short(result) } : null,
  }
}
