import { describe, expect, it } from 'vitest'
import { replay } from '../../../../games/blackjack/rules/index.ts'
import { clientPartOfSeats, tableCommitOf } from '../../../../kernel/fair/shared-round.ts'
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { roomOffers } from '../../../../studio/rooms/room-games.ts'
import { drawCards } from './check-shared.ts'
import { checkRoom } from './check-room.ts'
import type { FairRoundOf } from './fair-round.ts'
import { seedOf, base } from '../../../../tests/support/fair-rounds.ts'

/** A hand that was played to its end, every third decision left to the clock. */
function roomRound(gameCode: 'HOLDEM' | 'POKDENGROOM', nonce: number): FairRoundOf<'ROOM'> {
  const { game, stakes } = roomOffers
    .map((offer) => ({ game: offer.game, stakes: offer.stakes[0]! }))
    .find((offer) => offer.game.gameCode === gameCode)!
  const serverSeed = seedOf(`${gameCode} ${nonce}`)
  const names = ['anna', 'boon', 'chai']
  const clientSeed = clientPartOfSeats(names)
  const deck = openStream({ serverSeed, clientSeed, nonce, tag: game.tag }).shuffle(
    Array.from({ length: 52 }, (_, card) => card),
  )
  const start = {
    seats: names.map((_, seat) => ({ seat, stack: 20_000 + seat * 700, owesBlind: false, seatedAtMs: seat })),
    seatCount: 6,
    stakes,
    carry: null,
  }
  const moves: { seat: number | null; action: string; amount: number | null }[] = []
  let { state } = game.start({ ...start, deck })
  for (let turn = nonce; ; turn++) {
    const waiting = game.waiting(state)
    if (waiting === null) break
    const seat = waiting.seats[0]!
    const legal = game.legalMoves(state, seat)
    const { action, amount = null, minAmount } = legal[turn % legal.length]!
    if (turn % 3 === 2) {
      moves.push({ seat: null, action: 'TIMEOUT', amount: null })
      state = game.timeout(state).state
    } else {
      moves.push({ seat, action, amount: minAmount ?? (action === 'CALL' ? null : amount) })
      state = game.act(state, seat, {
        action,
        ...(moves.at(-1)!.amount === null ? {} : { amount: moves.at(-1)!.amount! }),
      })!.state
    }
  }
  const { seats: settled, rake } = game.settlement(state)
  const seats = names.map((name, seat) => ({
    seat,
    name,
    isHouse: false,
    betAmount: settled.find((one) => one.seat === seat)?.stakeAmount ?? 0,
    winAmount: settled.find((one) => one.seat === seat)?.winAmount ?? 0,
  }))
  const cards = game.cardsOf(state, 0).map((card) => ({ place: deck.indexOf(card), card, to: 'SEAT:0' }))
  return {
    ...base,
    kind: 'ROOM',
    gameCode,
    serverSeed,
    betAmount: seats[0]!.betAmount,
    winAmount: seats[0]!.winAmount,
    proof: { commit: commitOf(serverSeed), clientSeed, nonce, mathVersion: game.mathVersion },
    room: {
      roomId: 'room',
      handNo: nonce,
      seeds: names.map((name, seat) => ({ seat, clientSeed: name })),
      ownSeat: 0,
      cards,
      actions: [],
      seats,
      rakeAmount: rake,
      start,
      moves,
    },
  }
}

const replayed = (kept: { serverSeed: string; clientSeed: string; nonce: number }) => {
  const table = replay(openStream({ ...kept, tag: 'bj' }), 1_000n, [])
  return { player: table.hands[0]!.cards, dealer: table.dealer.cards.slice(0, 2) }
}

describe('rooms', () => {
  it('agree by their seats’ seeds, their deck, and the money that their moves come to', async () => {
    let played = 0
    for (const gameCode of ['HOLDEM', 'POKDENGROOM'] as const)
      for (let nonce = 1; nonce <= 60; nonce++) {
        const round = roomRound(gameCode, nonce)
        // Nobody bid or bet: such a round is kept nowhere.
        if (round.room.seats.every(({ betAmount, winAmount }) => betAmount + winAmount === 0)) continue
        played += 1
        expect(await checkRoom(round), `${gameCode} ${nonce}`).toMatchObject({
          isMoneyRight: true,
          isRight: true,
        })
      }
    expect(played).toBeGreaterThan(60)
  })

  it('and hands of blackjack show the cards of kept seeds, those that were dealt', () => {
    const { serverSeed, proof, room } = roomRound('HOLDEM', 4)
    const kept = { serverSeed: serverSeed!, clientSeed: proof.clientSeed, nonce: 4 }
    const {
      outcome: { cards: deck },
      commit,
    } = drawCards('HOLDEM', kept)!
    expect([commit, room.cards.map(({ place }) => deck[place])]).toEqual([
      proof.commit,
      room.cards.map(({ card }) => card),
    ])
    const { player, dealer } = replayed(kept)
    expect(
      drawCards('BLACKJACK', kept)!
        .outcome.cards.slice(0, 4)
        .toSorted((one, other) => one - other),
    ).toEqual([...player, ...dealer].toSorted((one, other) => one - other))
    expect([drawCards('HOLDEM', { ...kept, serverSeed: 'no' }), drawCards('ROULETTE', kept)]).toEqual([
      null,
      null,
    ])
  })

  it('do not agree if anything was changed', async () => {
    const round = roomRound('HOLDEM', 4)
    const { room, proof } = round
    const changed: [string, FairRoundOf<'ROOM'>][] = [
      ['order of the seats’ seeds', { ...round, room: { ...room, seeds: [...room.seeds].reverse() } }],
      [
        'a card',
        { ...round, room: { ...room, cards: [{ ...room.cards[0]!, card: (room.cards[0]!.card + 1) % 52 }] } },
      ],
      ['commit', { ...round, proof: { ...proof, commit: tableCommitOf(round.serverSeed!) } }],
      ['seed', { ...round, serverSeed: seedOf('y') }],
      [
        'a payout',
        {
          ...round,
          room: {
            ...room,
            seats: room.seats.map((seat) =>
              seat.seat === 2 ? { ...seat, winAmount: seat.winAmount + 1 } : seat,
            ),
          },
        },
      ],
      ['the record’s own win', { ...round, winAmount: round.winAmount + 1 }],
      ['the rake', { ...round, room: { ...room, rakeAmount: room.rakeAmount + 1 } }],
      ['a move left out', { ...round, room: { ...room, moves: room.moves.slice(1) } }],
      ['no moves', { ...round, room: { ...room, moves: [] } }],
    ]
    for (const [what, one] of changed) expect((await checkRoom(one))?.isRight, what).toBe(false)
    expect(await checkRoom({ ...round, serverSeed: null })).toBeNull()
    expect(await checkRoom({ ...round, proof: { ...proof, mathVersion: 'old' } })).toMatchObject({
      isMoneyRight: null,
      isRight: true,
    })
  })
})
