/** House players at a table that changes while they act. */
import { afterEach, expect, test } from 'vitest'
import type { Rooms } from '../rooms/rooms.ts'
import type { RoomAnswer, RoomView } from '../rooms/view.ts'
import { HousePlayers } from './house-players.ts'

let players: HousePlayers
afterEach(() => players.close())

const viewAt = (step: number): RoomView =>
  ({
    roomId: 'r1',
    gameCode: 'POKDENGROOM',
    handNo: 1,
    step,
    stakes: { minBuyIn: 100, maxBuyIn: 1_000 },
    seatCount: 6,
    waitingCount: 0,
    seats: [{ seat: 1, isHouse: true, stack: 500, isInHand: true, state: 'PLAYING' }],
    turn: { seats: [1], endsAt: new Date(Date.now() + 60_000).toISOString() },
  }) as unknown as RoomView

const answerAt = (step: number): RoomAnswer =>
  ({
    room: viewAt(step),
    mine: {
      seat: 1,
      cards: [0, 4],
      actions: [{ action: 'STAND' }],
      isLeaving: false,
      pendingTopUp: 0,
      topUpMax: 0,
    },
  }) as unknown as RoomAnswer

test('a player who is told of a new step while an older one is under way acts in the new one, without another push', async () => {
  const acted: number[] = []
  let step = 1
  const rooms = {
    core: { parts: { currencyOf: () => 'THB' } },
    list: async () => ({ list: [{ roomId: 'r1', isSeated: true }] }),
    read: async () => answerAt(step),
    act: async (_seat: unknown, _roomId: string, move: { step: number }) => {
      acted.push(move.step)
      if (move.step > 1) return
      // Another member was quicker: the push of the new step comes before this one has ended.
      step = 2
      players.heard('room:r1', viewAt(2))
      await new Promise((resolve) => setTimeout(resolve, 60))
    },
  } as unknown as Rooms
  players = new HousePlayers({
    rooms,
    accounts: [{ memberId: 'm1', merchantId: 'demo', gameCode: 'POKDENGROOM', place: 0 }],
    admit: async () => 'token',
    fund: async () => {},
    onError: (error) => {
      throw error
    },
    pauseMs: () => 1,
  })
  await players.start()
  await expect.poll(() => acted).toEqual([1, 2])
})
