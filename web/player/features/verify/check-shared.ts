/** Checks rounds that several people share, and hands against the dealer, on this device: each game's rules are loaded when it is asked for. */
import { commitOf, openStream, type FairStream } from '../../../../kernel/fair/stream.ts'
import { clientPartOfBets, clientPartOfSeats, previousSeedOf, tableCommitOf } from '../../../../kernel/fair/shared-round.ts'
import { foldHand, type KeptMove } from '../../../../kernel/rooms/fold-hand.ts'
import type { HandInput, HandView, RoomGame } from '../../../../kernel/rooms/room-game.ts'
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

/** Played by a version of the rules that this page does not have any more. */
export type OldRules = 'old'

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

const DECK_SIZE = 52
const wire = (amount: bigint) => Number.parseInt(amount.toString(), 10)

/** Null where the server seed is not known yet or no such round could have been. */
export async function checkTable(round: FairRoundOf<'TABLE'>): Promise<CheckedTable | OldRules | null> {
  const { serverSeed, table, proof } = round
  const load = tables[round.gameCode]
  if (!serverSeed || !load) return null
  const { game } = await load()
  if (game.mathVersion !== proof.mathVersion) return 'old'
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
  /** Cards, stakes and results of the record; a void hand has none. */
  isOutcomeRight: boolean
  isPaidRight: boolean
  isRight: boolean
}

export async function checkHand(round: FairRoundOf<'HAND'>): Promise<CheckedHand | OldRules | null> {
  const { serverSeed, hand, proof } = round
  if (!serverSeed || round.gameCode !== 'BLACKJACK') return null
  const { game, replay } = await import('../../../../games/blackjack/rules/index.ts')
  if (game.mathVersion !== proof.mathVersion) return 'old'
  return refusable(() => {
    const stream = openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, tag: game.tag })
    const table = replay(stream, BigInt(hand.stake), hand.decisions as Action[])
    const isCommitRight = commitOf(serverSeed) === proof.commit
    const isVoid = round.state === 'VOID'
    const [betAmount, winAmount] = [wire(table.betAmount), wire(table.winAmount)]
    const hands = table.hands.map(({ cards, stake, isDoubled, result, winAmount: won }) => ({ cards, stake: wire(stake), isDoubled, result, winAmount: wire(won) }))
    const [dealer, insuranceAmount] = [table.dealer.cards, wire(table.insuranceAmount)]
    const isOutcomeRight = isVoid || sameJson({ dealer, hands, insuranceAmount, insuranceWin: wire(table.insuranceWin) }, hand.outcome)
    const isPaidRight = isVoid || (table.isEnded && betAmount === round.betAmount && winAmount === round.winAmount)
    return { isCommitRight, dealer, insuranceAmount, betAmount, winAmount, hands, isOutcomeRight, isPaidRight, isRight: isCommitRight && isOutcomeRight && isPaidRight }
  })
}

const rooms: Record<string, () => Promise<{ game: RoomGame }>> = {
  HOLDEM: () => import('../../../../games/holdem/rules/index.ts') as Promise<{ game: unknown }> as Promise<{ game: RoomGame }>,
  POKDENGROOM: () => import('../../../../games/pokdengroom/rules/index.ts') as Promise<{ game: unknown }> as Promise<{ game: RoomGame }>,
}

/** Games whose cards follow from seeds alone, and the tags they are drawn under. */
const cardTags: Readonly<Record<string, string>> = { BLACKJACK: 'bj', HOLDEM: 'deck52', POKDENGROOM: 'deck52' }
export const verifiableCards = Object.keys(cardTags)
/** More than a hand of blackjack ever takes in practice. */
const HAND_CARDS = 20

/** The cards of kept seeds: a room's deck in the order dealt, those of a blackjack hand in the order drawn; null where they are no seeds. */
export function drawCards(gameCode: string, seeds: { serverSeed: string; clientSeed: string; nonce: number }): { commit: string; outcome: { cards: number[] } } | null {
  const tag = cardTags[gameCode]
  if (!tag) return null
  return refusable(() => {
    const stream = openStream({ ...seeds, tag })
    const cards = tag === 'bj' ? Array.from({ length: HAND_CARDS }, () => stream.int(DECK_SIZE)) : shuffledDeck(stream)
    return { commit: commitOf(seeds.serverSeed), outcome: { cards } }
  })
}

const shuffledDeck = (stream: FairStream): number[] => stream.shuffle(Array.from({ length: DECK_SIZE }, (_, card) => card))

/** What the rules give a seat, beside what was booked for it. */
export interface CheckedSeat { seat: number; name: string; recorded: number; computed: number }

export interface CheckedRoom {
  isCommitRight: boolean
  isPartRight: boolean
  isDeckRight: boolean
  seats: CheckedSeat[]
  /** null: played by rules that have changed since, so its money cannot be worked out here. */
  isMoneyRight: boolean | null
  isRight: boolean
}

/** Shuffles the hand's deck and plays its moves again by the game's rules: every card that was seen and every seat's money must come out the same. */
export async function checkRoom(round: FairRoundOf<'ROOM'>): Promise<CheckedRoom | null> {
  const { serverSeed, room, proof } = round
  const load = rooms[round.gameCode]
  if (!serverSeed || !load) return null
  const { game } = await load()
  return refusable(() => {
    const deck = shuffledDeck(openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, tag: game.tag }))
    const isCommitRight = commitOf(serverSeed) === proof.commit
    const isPartRight = clientPartOfSeats(room.seeds.map(({ clientSeed }) => clientSeed)) === proof.clientSeed
    const isDeckRight = room.cards.every(({ place, card }) => deck[place] === card)
    const end = game.mathVersion === proof.mathVersion ? endOf(game, { ...room.start, deck } as HandInput<unknown>, room.moves) : null
    const seats = room.seats.map(({ seat, name, betAmount, winAmount }): CheckedSeat => {
      const result = end?.seats.find((one) => one.seat === seat)?.result
      return { seat, name, recorded: winAmount - betAmount, computed: result?.netAmount ?? 0 }
    })
    const own = seats.find(({ seat }) => seat === room.ownSeat)
    const isMoneyRight = end === null ? null : end !== undefined && seats.every(({ recorded, computed }) => recorded === computed) && own?.computed === round.winAmount - round.betAmount
      && seats.reduce((sum, { computed }) => sum + computed, 0) === -room.rakeAmount
    return { isCommitRight, isPartRight, isDeckRight, seats, isMoneyRight, isRight: isCommitRight && isPartRight && isDeckRight && isMoneyRight !== false }
  })
}

/** The table at the hand's end; undefined where these moves do not make a hand of this deck. */
function endOf(game: RoomGame, input: HandInput<unknown>, moves: readonly KeptMove[]): HandView | undefined {
  try {
    const view = foldHand(game, input, moves, null).at(-1)!.view
    return view.seats.some(({ result }) => result !== null) ? view : undefined
  } catch {
    return undefined
  }
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
