/** Rounds and bets as the calls of the tables answer them. */
import { toWireAmount } from '../../kernel/money.ts'
import { toPage, type Page, type PageRequest } from '../../kernel/paging.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Seat } from '../core/seats.ts'
import {
  ACCEPTED,
  PENDING,
  readBets,
  readBetsOfRounds,
  RETURNED,
  RETURNING,
  type BetRow,
} from './store/bets.ts'
import { readRounds, type RoundRow } from './store/rounds.ts'
import { readOwnRounds } from './store/shares.ts'
import { toteOf } from './tote.ts'

interface ResultShown {
  winner: string
  marks: string[]
  score?: number[]
}

/** A finished round with what proves it. A void one was not drawn, so it has neither outcome nor seed. */
export function finishedRoundOf(round: RoundRow) {
  return {
    roundId: round.round_id,
    tableId: round.table_id,
    roundNo: round.round_no,
    state: round.step === 'VOID' ? ('VOID' as const) : ('SETTLED' as const),
    outcome: round.outcome === null ? null : (JSON.parse(round.outcome) as unknown),
    result: round.result === null ? null : (JSON.parse(round.result) as ResultShown),
    tote: toteOf(round),
    proof: {
      commit: round.commit_hash,
      serverSeed: round.server_seed,
      clientPart: round.client_part,
      nonce: round.round_no,
      mathVersion: round.math_version,
    },
    playedAt: round.opened_at,
  }
}

type Owner = Pick<Seat, 'memberId' | 'gameCode' | 'isFree' | 'currency'>
export type OwnRound = ReturnType<typeof finishedRoundOf> & {
  gameCode: string
  bets: { spot: string; stake: number }[]
  stakeAmount: number
  winAmount: number
  currency: string
}

/** A member's finished rounds of a game, newest first. */
export async function ownRounds(database: Database, own: Owner, page: PageRequest): Promise<Page<OwnRound>> {
  const { rows, total } = await readOwnRounds(database.kysely, own, page)
  const ids = rows.map((row) => row.round_id)
  const rounds = new Map((await readRounds(database.kysely, ids)).map((round) => [round.round_id, round]))
  const bets = Map.groupBy(await readBetsOfRounds(database.kysely, ids, own), (bet) => bet.round_id)
  return toPage(
    rows.map((row) => ({
      ...finishedRoundOf(rounds.get(row.round_id)!),
      gameCode: own.gameCode,
      bets: (bets.get(row.round_id) ?? []).flatMap(stakesOf),
      stakeAmount: toWireAmount(row.stake_amount),
      winAmount: toWireAmount(row.win_amount),
      currency: own.currency,
    })),
    page,
    total,
  )
}

const stakesOf = (bet: BetRow) =>
  bet.spots.map((spot, at) => ({ spot, stake: toWireAmount(bet.stakes[at]!) }))

const SHOWN = {
  [PENDING]: 'PENDING',
  [ACCEPTED]: 'ACCEPTED',
  [RETURNED]: 'VOID',
  [RETURNING]: 'VOID',
} as const

/** The member's bets on a round, without those that the wallet refused. */
export async function ownBetsOf(database: Database, roundId: string, own: Owner) {
  const bets = await readBets(
    database.kysely,
    roundId,
    [PENDING, ACCEPTED, RETURNED, RETURNING],
    own.memberId,
  )
  return bets
    .filter((bet) => bet.is_free === own.isFree)
    .flatMap((bet) =>
      stakesOf(bet).map((stake) => ({
        betId: bet.bet_id,
        ...stake,
        state: SHOWN[bet.state as keyof typeof SHOWN],
      })),
    )
}
