/** Checks rounds that several people share, and hands against the dealer, on this device: each game's rules are loaded when it is asked for. */
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { clientPartOfBets, clientPartOfSeats, previousSeedOf, tableCommitOf } from '../../../../kernel/fair/shared-round.ts'
import type { TableGame } from '../../../../kernel/tables/table-game.ts'
import type { Action } from '../../../../games/blackjack/rules/index.ts'
import type { FairRoundOf } from './fair-round.ts'
import { sameJson } from './same-json.ts'

const tables: Record<string, () => Promise<{ game: TableGame }>> = {
  BACCARAT: () => import('../../../../games/baccarat/rules/index.ts') as Promise<{ game: TableGame }>,
  DRAGONTIGER: () => import('../../../../games/dragontiger/rules/index.ts') as Promise<{ game: TableGame }>,
  FANTAN: () => import('../../../../games/fantan/rules/index.ts') as Promise<{ game: TableGame }>,
  HILO: () => import('../../../../games/hilo/rules/index.ts') as Promise<{ game: TableGame }>,
  POKDENG: () => import('../../../../games/pokdeng/rules/index.ts') as Promise<{ game: TableGame }>,
  PRAWNCRAB: () => import('../../../../games/prawncrab/rules/index.ts') as Promise<{ game: TableGame }>,
  ROULETTE: () => import('../../../../games/roulette/rules/index.ts') as Promise<{ game: TableGame }>,
  SICBO: () => import('../../../../games/sicbo/rules/index.ts') as Promise<{ game: TableGame }>,
}

export const verifiableTables = Object.keys(tables)

export interface CheckedBet { spot: string; stake: number; recorded: number; computed: number }

export interface CheckedTable {
  isCommitRight: boolean
  /** null: nothing to compare with. */
  isChained: boolean | null
  isPartRight: boolean
  isOutcomeRight: boolean
  outcome: unknown
  bets: CheckedBet[]
  winAmount: number
  isRight: boolean
}

const wire = (amount: bigint) => Number.parseInt(amount.toString(), 10)

/** Null where the server seed is not known yet or no such round could have been. */
export async function checkTable(round: FairRoundOf<'TABLE'>): Promise<CheckedTable | null> {
  const { serverSeed, table, proof } = round
  const load = tables[round.gameCode]
  if (!serverSeed || !load) return null
  const { game } = await load()
  return refusable(() => {
    const outcome = game.draw(openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, tag: game.tag }))
    const bets = table.bets.map(({ spot, stake, winAmount }): CheckedBet => ({ spot, stake, recorded: winAmount, computed: wire(game.payout(outcome, spot, BigInt(stake))) }))
    const winAmount = bets.reduce((sum, bet) => sum + bet.computed, 0)
    const isCommitRight = tableCommitOf(serverSeed) === proof.commit
    const isChained = table.previousSeed === null ? null : previousSeedOf(serverSeed) === table.previousSeed
    const isPartRight = clientPartOfBets(table.entries) === proof.clientSeed
    const isOutcomeRight = sameJson(outcome, table.outcome)
    const isPaidRight = bets.every((bet) => bet.recorded === bet.computed) && winAmount === round.winAmount
    return { isCommitRight, isChained, isPartRight, isOutcomeRight, outcome, bets, winAmount, isRight: isCommitRight && isChained !== false && isPartRight && isOutcomeRight && isPaidRight }
  })
}

/** What a table draws from seeds that somebody kept; null where they are no seeds. */
export async function drawTable(gameCode: string, seeds: { serverSeed: string; clientSeed: string; nonce: number }): Promise<{ commit: string; outcome: unknown } | null> {
  const load = tables[gameCode]
  if (!load) return null
  const { game } = await load()
  return refusable(() => ({ commit: tableCommitOf(seeds.serverSeed), outcome: game.draw(openStream({ ...seeds, tag: game.tag })) }))
}

export interface CheckedHand {
  isCommitRight: boolean
  dealer: readonly number[]
  hands: readonly { cards: readonly number[]; stake: number; winAmount: number }[]
  insuranceAmount: number
  betAmount: number
  winAmount: number
  isRight: boolean
}

export async function checkHand(round: FairRoundOf<'HAND'>): Promise<CheckedHand | null> {
  const { serverSeed, hand, proof } = round
  if (!serverSeed || round.gameCode !== 'BLACKJACK') return null
  const { game, replay } = await import('../../../../games/blackjack/rules/index.ts')
  return refusable(() => {
    const stream = openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, tag: game.tag })
    const table = replay(stream, BigInt(hand.stake), hand.decisions as Action[])
    const isCommitRight = commitOf(serverSeed) === proof.commit
    const [betAmount, winAmount] = [wire(table.betAmount), wire(table.winAmount)]
    return {
      isCommitRight, dealer: table.dealer.cards, insuranceAmount: wire(table.insuranceAmount), betAmount, winAmount,
      hands: table.hands.map(({ cards, stake, winAmount: won }) => ({ cards, stake: wire(stake), winAmount: wire(won) })),
      isRight: isCommitRight && table.isEnded && betAmount === round.betAmount && winAmount === round.winAmount,
    }
  })
}

export interface CheckedRoom { isCommitRight: boolean; isPartRight: boolean; isDeckRight: boolean; isRight: boolean }

const DECK_SIZE = 52

export async function checkRoom(round: FairRoundOf<'ROOM'>): Promise<CheckedRoom | null> {
  const { serverSeed, room, proof } = round
  if (!serverSeed) return null
  return refusable(() => {
    const stream = openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, tag: 'deck52' })
    const deck = stream.shuffle(Array.from({ length: DECK_SIZE }, (_, place) => place))
    const isCommitRight = commitOf(serverSeed) === proof.commit
    const isPartRight = clientPartOfSeats(room.seeds.map(({ clientSeed }) => clientSeed)) === proof.clientSeed
    const isDeckRight = room.cards.every(({ place, card }) => deck[place] === card)
    return { isCommitRight, isPartRight, isDeckRight, isRight: isCommitRight && isPartRight && isDeckRight }
  })
}

/** Rules refuse what no round could have been with a RangeError. */
function refusable<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
