/** A run of Pok Deng rounds in a room with a real database, wallet and ledger; and its history. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { game } from '../../games/pokdengroom/rules/index.ts'
import { commitOf, openStream } from '../../kernel/fair/stream.ts'
import { clientPartOfSeats } from '../../kernel/fair/shared-round.ts'
import { rankHand } from '../../kernel/pokdeng/hand.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../support/rooms.ts'
import { checkRoom } from '../../web/player/features/verify/check-room.ts'
import type { FairRoundOf } from '../../web/player/features/verify/fair-round.ts'
import type { Studio } from '../../studio/index.ts'
import type { RoomAnswer } from '../../studio/rooms/view.ts'

interface HandRow {
  handId: string
  handNo: number
  cards: number[]
  betAmount: number
  winAmount: number
  netAmount: number
  rakeAmount: number
  playerCount: number
}
interface FrameSeat {
  seat: number
  stack: number
  cards: number[]
  result: { netAmount: number; name: string } | null
}
interface Replay {
  ownSeat: number
  board: number[]
  rakeAmount: number
  seats: { seat: number; stackBefore: number; stackAfter: number; cards: number[]; netAmount: number }[]
  frames: {
    step: number
    action: { seat: number | null; action: string; amount: number | null } | null
    phase: string
    seats: FrameSeat[]
    extra: { bank: { seat: number; roundsLeft: number } | null }
  }[]
  proof: {
    commit: string
    serverSeed: string | null
    clientSeed: string
    clientSeeds: string[]
    nonce: number
  }
}

const MAX_BET = 500
const BUY_IN = 40_000

let at: RoomsHouse
let guests: RoomGuest[]
beforeAll(async () => {
  at = await openRoomsHouse()
  guests = await Promise.all(
    ['member01', 'member02', 'member03', 'member04'].map((name) => at.guest(name, game.gameCode)),
  )
})
afterAll(() => at.close())

const inPlay = () => guests.slice(0, 3)

/**
 * All seats that are waited for in a phase act as told, in the given order; undefined lets the time run out.
 */
async function phase(
  roomId: string,
  name: string,
  moves: readonly ([RoomGuest, string, number?] | 'TIMEOUT')[],
  studio?: Studio,
): Promise<RoomAnswer> {
  for (const move of moves) {
    const { room } = await at.read(guests[0]!, roomId, studio)
    if (room.phase !== name) break
    if (move === 'TIMEOUT') {
      await at.advance(Math.ceil((Date.parse(room.turn!.endsAt) - Date.parse(room.serverNow)) / 1000))
      await at.runDue(studio)
    } else if (
      (await at.read(move[0], roomId, studio)).mine!.actions.some(({ action }) => action === move[1])
    ) {
      await at.act(move[0], roomId, move[1], move[2], studio)
    }
  }
  return at.read(guests[0]!, roomId, studio)
}

const stacks = (answer: RoomAnswer) => answer.room.seats.reduce((sum, seat) => sum + seat.stack, 0)

/**
 * One round: the players bet; one of them stands, for the other the time runs out, and once for the banker:
 * twice in a row would cost them the bank.
 */
async function playRound(roomId: string, round: number, studio?: Studio): Promise<RoomAnswer> {
  await at.nextHand(roomId, guests[0]!, studio)
  const [one, two, three] = inPlay()
  await phase(
    roomId,
    'BET',
    [
      [three!, 'BET', MAX_BET],
      [two!, 'BET', 200],
    ],
    studio,
  )
  await phase(roomId, 'DRAW', [[two!, 'STAND'], 'TIMEOUT'], studio)
  return phase(roomId, 'BANKER', [round === 1 ? 'TIMEOUT' : [one!, 'STAND']], studio)
}

describe('a run of the bank', () => {
  test('is bid for and played over its five rounds; interrupted during settlement, it ends with the same money', async () => {
    const [one, two, three] = inPlay()
    const before = await at.money(guests)
    const place = await at.room(one!, { bigBlind: MAX_BET })
    for (const guest of inPlay()) await at.sit(guest, place, BUY_IN)
    const bidding = await at.nextHand(place.roomId, one!)
    expect(bidding.room).toMatchObject({
      phase: 'BID',
      turn: { seats: [0, 1, 2] },
      extra: { bankCover: MAX_BET * 6 * 5 },
    })
    const betting = await phase(place.roomId, 'BID', [
      [two!, 'BID', 5],
      [one!, 'BID', 10],
      [three!, 'PASS'],
    ])
    expect(betting.room).toMatchObject({
      phase: 'BET',
      turn: { seats: [1, 2] },
      extra: { bank: { seat: 0, rounds: 10, roundsLeft: 10 } },
    })

    let chips = 3 * BUY_IN
    for (let round = 1; round <= 5; round++) {
      // Two answers of the wallet are lost: once before it did anything, once after it had moved the money.
      const lost =
        round === 2
          ? at.studioWith({ settle: () => Promise.reject(new Error('the line is cut')) })
          : round === 4
            ? at.studioWith({
                settle: async (message) => {
                  await at.wallet.stacks.settle(message)
                  throw new Error('the answer is lost')
                },
              })
            : undefined
      const ended = await playRound(place.roomId, round, lost)
      expect(ended.room.phase).toBe('OVER')
      if (lost) {
        await at.advance(3)
        await at.runDue()
      }
      const after = await at.read(one!, place.roomId)
      const money = await at.money(guests)
      chips = 3 * BUY_IN - Number(money.rake - before.rake)
      expect([stacks(after), money.total]).toEqual([chips, before.total])
      expect(money.each.reduce((sum, { hold }) => sum + hold, 0n)).toBe(BigInt(chips))
    }
    const rounds = await rowsOf(
      at.owner.kysely,
      sql<{ state: string; sum: bigint; rake_amount: bigint; rake: bigint }>`
      SELECT h.state, sum(s.win_amount - s.stake_amount)::bigint AS sum, h.rake_amount, sum(s.rake_amount)::bigint AS rake
      FROM studio.room_hand h JOIN studio.room_hand_seat s USING (hand_id) WHERE h.room_id = ${place.roomId} GROUP BY h.hand_id ORDER BY h.hand_no`,
    )
    expect(rounds).toHaveLength(5)
    for (const { state, sum, rake_amount: rake, rake: parts } of rounds)
      expect([state, sum, parts]).toEqual(['SETTLED', -rake, rake])
    const next = await at.nextHand(place.roomId, one!)
    expect(next.room.extra).toMatchObject({ bank: { seat: 0, roundsLeft: 5 } })

    // The banker leaves in the middle of a round: it is played to its end, and the bank is free again.
    await phase(place.roomId, 'BET', [
      [two!, 'BET', MAX_BET],
      [three!, 'PASS'],
    ])
    await at.leave(one!, place.roomId)
    await phase(place.roomId, 'DRAW', ['TIMEOUT'])
    await at.runDue()
    await expect.poll(async () => (await at.money([one!])).each[0]!.hold).toBe(0n)
    const free = await at.nextHand(place.roomId, two!)
    expect(free.room).toMatchObject({ phase: 'BID', turn: { seats: [1, 2] }, extra: { bank: null } })
    for (const guest of [two!, three!]) await at.leave(guest, place.roomId)
    await at.runDue()
    await expect
      .poll(async () => {
        await at.runDue()
        return (await at.money(guests)).each.map(({ hold }) => hold)
      })
      .toEqual([0n, 0n, 0n, 0n])
    expect((await at.money(guests)).total).toBe(before.total)
  })
})

describe('the history', () => {
  const list = (guest: RoomGuest, query = '') =>
    guest.player.client.get<{ list: HandRow[]; totalCount: number }>(`/api/studio/v1/rooms/hands${query}`, {
      token: guest.player.gameToken,
    })
  const replay = (guest: RoomGuest, handId: string) =>
    guest.player.client.get<Replay>(`/api/studio/v1/rooms/hands/${handId}`, { token: guest.player.gameToken })

  test('lists the member’s rounds, newest first, and no void ones', async () => {
    const { value } = await list(guests[2]!, '?pageSize=4')
    expect(value.totalCount).toBe(6)
    expect(value.list.map((hand) => hand.handNo)).toEqual(
      [...value.list.map((hand) => hand.handNo)].sort((one, other) => other - one),
    )
    for (const hand of value.list) expect(hand.netAmount).toBe(hand.winAmount - hand.betAmount)
    expect((await list(guests[3]!)).value).toMatchObject({ list: [], totalCount: 0 })
  })

  test('replays a round as the member saw it: others’ cards only once they were compared', async () => {
    const [own, other] = [guests[1]!, guests[2]!]
    const { list: hands } = (await list(own)).value
    for (const { handId, cards, netAmount } of hands) {
      const { value } = await replay(own, handId)
      expect(value.frames[0]).toMatchObject({ step: 0, action: null })
      expect(value.frames.at(-1)!.phase).toBe('OVER')
      for (const frame of value.frames) {
        for (const seat of frame.seats) {
          const isPok =
            seat.cards.length === 2 && !seat.cards.includes(-1) && rankHand(seat.cards).kind.startsWith('POK')
          if (seat.seat !== value.ownSeat && frame.phase !== 'OVER' && !isPok)
            expect(seat.cards.every((card) => card === -1)).toBe(true)
        }
      }
      const last = value.frames.at(-1)!.seats.find((seat) => seat.seat === value.ownSeat)!
      expect([last.cards, last.result?.netAmount]).toEqual([cards, netAmount])
      expect(value.seats.reduce((sum, seat) => sum + seat.netAmount, 0) + value.rakeAmount).toBe(0)
      for (const seat of value.frames.at(-1)!.seats)
        expect(seat.stack).toBe(value.seats.find((one) => one.seat === seat.seat)!.stackAfter)
      // The other player saw their own cards from the deal on.
      const their = (await replay(other, handId)).value
      expect(their.frames.map(({ step, action, phase: name }) => [step, action, name])).toEqual(
        value.frames.map(({ step, action, phase: name }) => [step, action, name]),
      )
    }
  })

  test('is in the betting record with the bet, beside what was taken if a deng took more', async () => {
    const { client, token } = guests[1]!.player
    const { list: bets } = (
      await client.get<{
        list: { roundId: string; stakeAmount: number; playedAmount: number | null; netAmount: number }[]
      }>('/api/wps/report/bets?pageSize=100', { token })
    ).value
    for (const { handId, betAmount, netAmount } of (await list(guests[1]!)).value.list) {
      const { frames, ownSeat } = (await replay(guests[1]!, handId)).value
      const bet = frames.find(({ action }) => action?.seat === ownSeat && action.action === 'BET')!.action!
        .amount!
      expect(bets.find(({ roundId }) => roundId === handId)).toMatchObject({
        stakeAmount: betAmount,
        netAmount,
        playedAmount: bet === betAmount ? null : bet,
      })
    }
  })

  test('reveals the seed with the end of the round: it gives the cards that were dealt', async () => {
    const { handId, cards } = (await list(guests[1]!)).value.list.at(-1)!
    const { proof, ownSeat, frames } = (await replay(guests[1]!, handId)).value
    expect([commitOf(proof.serverSeed!), clientPartOfSeats(proof.clientSeeds)]).toEqual([
      proof.commit,
      proof.clientSeed,
    ])
    const deck = openStream({
      serverSeed: proof.serverSeed!,
      clientSeed: proof.clientSeed,
      nonce: proof.nonce,
      tag: game.tag,
    }).shuffle(Array.from({ length: 52 }, (_, card) => card))
    // Seat 1 is dealt first, left of the banker; three hands in all.
    expect([ownSeat, frames.at(-1)!.extra.bank?.seat]).toEqual([1, 0])
    expect(cards.slice(0, 2)).toEqual([deck[0], deck[3]])
  })

  test('each round agrees on the verify page: seeds, deck, and the money of its moves', async () => {
    const { client, token } = guests[1]!.player
    for (const { handId } of (await list(guests[1]!)).value.list) {
      const { value } = await client.get<FairRoundOf<'ROOM'>>(`/api/studio/v1/fair/rounds/${handId}`, {
        token,
      })
      expect(await checkRoom(value)).toMatchObject({ isMoneyRight: true, isRight: true })
    }
  })

  test('shows no other member’s rounds', async () => {
    const { handId } = (await list(guests[1]!)).value.list[0]!
    expect((await replay(guests[3]!, handId)).code).toBe('HAND_NOT_FOUND')
    expect((await replay(guests[1]!, 'not-a-hand')).code).toBe('HAND_NOT_FOUND')
  })
})
