import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamOfWords } from '../../../kernel/fair/stream.ts'
import { pointsOf } from '../../../kernel/pokdeng/hand.ts'
import { eventsFor, type RoomEvent, type RoomStep } from '../../../kernel/rooms/room-game.ts'
import { game } from './index.ts'
import type { Carry, State } from './state.ts'
import { deckOf, sitting, input } from '../../../tests/support/pokdeng-room.ts'

/**
 * A table of random players: stacks from a few satang to plenty, so that some can bet, some can bank and some
 * neither.
 */
const aTable = fc.record({
  stacks: fc.uniqueArray(
    fc.record({
      seat: fc.nat(5),
      stack: fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 290_000, max: 900_000 })),
      away: fc.constantFrom(0, 0, 6_000),
    }),
    { minLength: 2, maxLength: 6, selector: ({ seat }) => seat },
  ),
  rounds: fc.integer({ min: 1, max: 4 }),
})

/** Plays one round by numbers: who acts, what they do, and when the time runs out. */
function playByWords(from: RoomStep<State>, next: () => number): RoomStep<State> {
  let step = from
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThan(20)
    const turn = game.waiting(step.state)
    if (!turn) return step
    expect(turn.seats.length).toBeGreaterThan(0)
    const kept = JSON.parse(JSON.stringify(step.state)) as State
    expect(kept).toEqual(step.state)
    expectBacks(step)
    const seat = turn.seats[next() % turn.seats.length]!
    const legal = game.legalMoves(kept, seat)
    const chosen = legal[next() % legal.length]!
    const amount =
      chosen.amount ??
      (chosen.minAmount === undefined
        ? undefined
        : chosen.minAmount + (next() % (chosen.maxAmount! - chosen.minAmount + 1)))
    const after =
      next() % 5 === 0
        ? game.timeout(kept)
        : game.act(kept, seat, { action: chosen.action, ...(amount === undefined ? {} : { amount }) })!
    step = { state: after.state, events: [...step.events, ...after.events] }
  }
}

/** What everybody may see of a running round holds no card but those of a player's pok. */
function expectBacks({ state, events }: RoomStep<State>): void {
  const open = [
    ...game.view(state).seats.flatMap(({ cards }) => cards),
    ...eventsFor(events, null).flatMap((event: RoomEvent) => event.cards ?? []),
  ].filter((card) => card >= 0)
  const poks = state.hands
    .filter((hand) => hand.seat !== state.bank?.seat && hand.cards.length === 2 && pointsOf(hand.cards) >= 8)
    .flatMap(({ cards }) => [...cards])
  for (const card of open) expect(poks).toContain(card)
}

test('whatever is decided and whoever runs out of time: every round ends, chips and commission sum to zero, nobody pays more than they have', () => {
  fc.assert(
    fc.property(aTable, fc.infiniteStream(fc.nat(0xffff_ffff)), ({ stacks, rounds }, more) => {
      const next = () => more.next().value as number
      const chips = new Map(stacks.map(({ seat, stack }) => [seat, stack]))
      let carry: Carry | null = null
      for (let round = 0; round < rounds; round++) {
        const seats = stacks
          .filter(({ seat }) => chips.get(seat)! > 0)
          .map(({ seat, away }) => sitting(seat, chips.get(seat)!, { awayMs: away }))
        const deck = streamOfWords(next).shuffle(deckOf())
        const { state } = playByWords(game.start(input(seats, { deck, carry })), next)
        const end = game.settlement(state)
        expect(
          end.seats.reduce((sum, { stakeAmount, winAmount }) => sum + winAmount - stakeAmount, 0) + end.rake,
        ).toBe(0)
        expect(end.seats.reduce((sum, { rakeAmount }) => sum + rakeAmount, 0)).toBe(end.rake)
        for (const { seat, stakeAmount, winAmount, rakeAmount } of end.seats) {
          expect(stakeAmount).toBeLessThanOrEqual(chips.get(seat)!)
          const gross = winAmount - stakeAmount + rakeAmount
          expect(rakeAmount).toBe(gross > 0 ? Math.floor((gross * 3) / 100) : 0)
          chips.set(seat, chips.get(seat)! - stakeAmount + winAmount)
          expect(game.view(state).seats.find((one) => one.seat === seat)!.stack).toBe(chips.get(seat))
        }
        // A banker who held the cover has paid every stake won in full.
        for (const { seat, stakes: won } of state.settlement?.seats ?? []) {
          const money = state.settlement!.seats.find((one) => one.seat === seat)!
          if (seat !== state.bank!.seat && won > 0)
            expect(money.winAmount + money.commission).toBe(
              (won + 1) * state.bets.find((one) => one.seat === seat)!.amount,
            )
        }
        carry = end.carry
      }
    }),
    { numRuns: 150 },
  )
})
