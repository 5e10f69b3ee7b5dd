/**
 * Checks rounds that several people share, and hands against the dealer, on this device: each game's rules
 * are loaded when it is asked for.
 */
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { clientPartOfBets, previousSeedOf, tableCommitOf } from '../../../../kernel/fair/shared-round.ts'
import type { Action } from '../../../../games/blackjack/rules/index.ts'
import type { GameKind, TableRules } from '../../../../games/kit/manifest.ts'
import { versionOf } from '../../../../kernel/tables/table-game.ts'
import { stakesOfEntries } from '../../../../kernel/tables/tote.ts'
import { codesOf, gameKinds } from '../../../ui/games/manifests.ts'
import { DECK_SIZE, refusable, rulesOf, shuffledDeck } from './check-parts.ts'
import type { FairRoundOf } from './fair-round.ts'
import { sameJson } from './same-json.ts'

/** Hands are dealt by the rules of the one game there is of them. */
type HandRules = () => Promise<typeof import('../../../../games/blackjack/rules/index.ts')>

/** Played by a version of the rules that this page does not have any more. */
export type OldRules = 'old'

export const verifiableTables = codesOf('TABLE')

export interface CheckedBet {
  spot: string
  stake: number
  recorded: number
  computed: number
}

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

/** Null if the server seed is not known yet or no such round could have been. */
export async function checkTable(round: FairRoundOf<'TABLE'>): Promise<CheckedTable | OldRules | null> {
  const { serverSeed, table, proof } = round
  const load = rulesOf<TableRules>(round.gameCode, 'TABLE')
  if (!serverSeed || !load) return null
  const game = versionOf((await load()).game, proof.mathVersion)
  if (!game) return 'old'
  return refusable(() => {
    const outcome = game.draw(
      openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, tag: game.tag }),
      game.tote && stakesOfEntries(game.tote, table.entries),
    )
    const bets = table.bets.map(
      ({ spot, stake, winAmount }): CheckedBet => ({
        spot,
        stake,
        recorded: winAmount,
        computed: wire(game.payout(outcome, spot, BigInt(stake))),
      }),
    )
    const winAmount = bets.reduce((sum, bet) => sum + bet.computed, 0)
    const isCommitRight = tableCommitOf(serverSeed) === proof.commit
    const isChained = table.previousSeed === null ? null : previousSeedOf(serverSeed) === table.previousSeed
    const isPartRight = clientPartOfBets(table.entries) === proof.clientSeed
    const isOutcomeRight = sameJson(outcome, table.outcome)
    const isPaidRight = bets.every((bet) => bet.recorded === bet.computed) && winAmount === round.winAmount
    return {
      isCommitRight,
      isChained,
      isPartRight,
      isOutcomeRight,
      outcome,
      bets,
      winAmount,
      isRight: isCommitRight && isChained !== false && isPartRight && isOutcomeRight && isPaidRight,
    }
  })
}

/** What a table draws from seeds that somebody kept; null if they are no seeds. */
export async function drawTable(
  gameCode: string,
  seeds: { serverSeed: string; clientSeed: string; nonce: number },
): Promise<{ commit: string; outcome: unknown } | null> {
  const load = rulesOf<TableRules>(gameCode, 'TABLE')
  if (!load) return null
  const { game } = await load()
  return refusable(() => ({
    commit: tableCommitOf(seeds.serverSeed),
    outcome: game.draw(openStream({ ...seeds, tag: game.tag })),
  }))
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
  const load = rulesOf<HandRules>(round.gameCode, 'HAND')
  if (!serverSeed || !load) return null
  const { game, replay } = await load()
  if (game.mathVersion !== proof.mathVersion) return 'old'
  return refusable(() => {
    const stream = openStream({ serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce, tag: game.tag })
    const table = replay(stream, BigInt(hand.stake), hand.decisions as Action[])
    const isCommitRight = commitOf(serverSeed) === proof.commit
    const isVoid = round.state === 'VOID'
    const [betAmount, winAmount] = [wire(table.betAmount), wire(table.winAmount)]
    const hands = table.hands.map(({ cards, stake, isDoubled, result, winAmount: won }) => ({
      cards,
      stake: wire(stake),
      isDoubled,
      result,
      winAmount: wire(won),
    }))
    const [dealer, insuranceAmount] = [table.dealer.cards, wire(table.insuranceAmount)]
    const isOutcomeRight =
      isVoid ||
      sameJson({ dealer, hands, insuranceAmount, insuranceWin: wire(table.insuranceWin) }, hand.outcome)
    const isPaidRight =
      isVoid || (table.isEnded && betAmount === round.betAmount && winAmount === round.winAmount)
    return {
      isCommitRight,
      dealer,
      insuranceAmount,
      betAmount,
      winAmount,
      hands,
      isOutcomeRight,
      isPaidRight,
      isRight: isCommitRight && isOutcomeRight && isPaidRight,
    }
  })
}

/** The cards of a hand or a room follow from seeds alone, under the tag of their kind. */
const cardTags: Partial<Record<GameKind, string>> = { HAND: 'bj', ROOM: 'deck52' }
export const verifiableCards = [...codesOf('HAND'), ...codesOf('ROOM')]
/** More than a hand of blackjack ever takes in practice. */
const HAND_CARDS = 20

/**
 * The cards of kept seeds: a room's deck in the order dealt, those of a blackjack hand in the order drawn;
 * null if they are no seeds.
 */
export function drawCards(
  gameCode: string,
  seeds: { serverSeed: string; clientSeed: string; nonce: number },
): { commit: string; outcome: { cards: number[] } } | null {
  const kind = gameKinds.get(gameCode)
  const tag = kind && cardTags[kind]
  if (!tag) return null
  return refusable(() => {
    const stream = openStream({ ...seeds, tag })
    const cards =
      kind === 'HAND' ? Array.from({ length: HAND_CARDS }, () => stream.int(DECK_SIZE)) : shuffledDeck(stream)
    return { commit: commitOf(seeds.serverSeed), outcome: { cards } }
  })
}
