/** House players run out of chips, and processes die in the middle of their hands. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StackPort } from '../../contract/vendor/launch/house-port.ts'
import { launchKey } from '../../modules/launch/index.ts'
import { balancesOf, rollUp, runAudit } from '../../modules/wallet/index.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import type { Services } from '../../platform/services.ts'
import { studioKey, type HousePlayers, type Studio } from '../../studio/index.ts'
import type { RoomAnswer } from '../../studio/rooms/view.ts'
import { endHand, firstRoom, houseAccounts, housePlayerParts } from '../../tests/support/house-players.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import { openHousePlayers } from './index.ts'

let at: RoomsHouse
let players: HousePlayers
beforeAll(async () => {
  at = await openRoomsHouse()
  players = await openHousePlayers(housePlayerParts(at), { pauseMs: () => 1 })
  await players.start()
})
afterAll(async () => {
  await players.close()
  await at.close()
})

/** The member's money with the house's, whose part is what it gave its players and took of their hands. */
async function wholeMoney(guest: RoomGuest): Promise<bigint> {
  const { ofHouse } = await oneOf(
    at.owner.kysely,
    sql<{ ofHouse: bigint }>`
    SELECT sum(balance_minor)::bigint AS "ofHouse" FROM audit.accounts
    WHERE currency = 'THB' AND (owner_kind = 'house_player' OR purpose LIKE 'house:%')`,
  )
  const { main, hold } = await balancesOf(at.owner.kysely, guest.memberId)
  return ofHouse + main + hold
}

async function expectProved(): Promise<void> {
  await rollUp(at.owner)
  expect((await runAudit(at.owner.kysely)).filter(({ ok }) => !ok)).toEqual([])
}

/** The member gets up, and what the room still owes is settled. */
async function standUp(guest: RoomGuest, roomId: string): Promise<void> {
  if ((await at.read(guest, roomId)).mine) await at.leave(guest, roomId)
  for (let looks = 0; looks < 4; looks++) {
    await at.advance(30)
    await at.house.rooms.sweep()
    await at.runDue()
  }
}

const houseStacks = ({ room }: RoomAnswer): number[] =>
  room.seats.filter(({ isHouse }) => isHouse).map(({ stack }) => stack)

test('a house player whose chips are gone buys new ones, and the member loses and wins nothing by it', async () => {
  const guest = await at.guest('member01')
  const { roomId, stakes } = await firstRoom(at, guest)
  const before = await wholeMoney(guest)
  await at.sit(guest, { roomId }, 10_000)
  // The test plays their cards: one goes all in, the other calls, the member folds.
  await players.close()
  const seats = await Promise.all(
    (await houseAccounts(at)).slice(0, 2).map(async (memberId): Promise<RoomGuest> => {
      const launch = at.server.process.services.use(launchKey)
      const walletToken = await launch.admitHousePlayer({
        merchantId: 'demo',
        memberId,
        vendor: 'STUDIO',
        gameCode: 'HOLDEM',
      })
      return { ...guest, memberId, seat: { ...guest.seat, memberId, walletToken } }
    }),
  )
  let answer = await at.read(guest, roomId)
  for (let hands = 0; hands < 10 && Math.min(...houseStacks(answer)) >= stakes.minBuyIn; hands++)
    answer = await allIn(guest, roomId, seats)
  expect(Math.min(...houseStacks(answer))).toBeLessThan(stakes.minBuyIn)
  players = await openHousePlayers(housePlayerParts(at), { pauseMs: () => 1 })
  await players.start()
  await standUp(guest, roomId)
  const stacks = houseStacks(await at.read(guest, roomId))
  expect(stacks).toHaveLength(2)
  expect(Math.min(...stacks)).toBeGreaterThanOrEqual(stakes.minBuyIn)
  expect(await wholeMoney(guest)).toBe(before)
  await expectProved()
})

/** A hand between the two alone, for everything that the shorter of them has. */
async function allIn(guest: RoomGuest, roomId: string, seats: readonly RoomGuest[]): Promise<RoomAnswer> {
  const { room } = await at.nextHand(roomId, guest)
  for (let turns = 0; turns < 20; turns++) {
    const now = await at.read(guest, roomId)
    if (!now.room.turn || now.room.handNo !== room.handNo) return now
    for (const player of [guest, ...seats]) {
      const { mine } = await at.read(player, roomId)
      const can = (action: string) => mine?.actions.find((move) => move.action === action)
      if (!mine || mine.actions.length === 0) continue
      const raise = can('RAISE') ?? can('BET')
      if (player === guest) await at.act(player, roomId, can('FOLD') ? 'FOLD' : 'CHECK')
      else if (raise) await at.act(player, roomId, raise.action, raise.maxAmount)
      else await at.act(player, roomId, can('CALL') ? 'CALL' : 'CHECK')
      break
    }
  }
  throw new Error('the hand does not end')
}

describe('a process that dies in the middle of a hand with house players', () => {
  const dies = (when: 'before' | 'after', step: keyof StackPort): Partial<StackPort> => {
    const { stacks } = at.wallet
    const real = stacks[step].bind(stacks) as (message: unknown) => Promise<unknown>
    return {
      [step]: async (message: unknown) => {
        if (when === 'after') await real(message)
        throw new Error('the process is gone')
      },
    }
  }

  /** House players of another process, at the same rooms. */
  async function playersOf(studio: Studio): Promise<HousePlayers> {
    const parts = housePlayerParts(at)
    const services = new Proxy(parts.services, {
      get: (target, name) =>
        name === 'use'
          ? (key: unknown) => (key === studioKey ? studio : target.use(key as typeof studioKey))
          : (Reflect.get(target, name) as unknown),
    }) as Services
    const others = await openHousePlayers({ ...parts, services }, { pauseMs: () => 1 })
    await others.start()
    return others
  }

  test('between two moves: those of the next process take the same seats, and the hand is played to its end', async () => {
    const guest = await at.guest('member02')
    const { roomId } = await firstRoom(at, guest)
    const before = await wholeMoney(guest)
    await at.sit(guest, { roomId }, 10_000)
    const { room } = await at.nextHand(roomId, guest)
    const seats = room.seats.filter(({ isHouse }) => isHouse).map(({ seat }) => seat)
    await players.close()
    const next = at.studioWith({})
    players = await playersOf(next)
    const ended = await endHand(at, roomId, [guest], {
      handNo: room.handNo,
      studio: next,
      look: () => players.lookRound(),
    })
    expect(ended.room.seats.filter(({ isHouse }) => isHouse).map(({ seat }) => seat)).toEqual(seats)
    expect(await at.house.rooms.desk.hand('demo', ended.room.handId!)).toMatchObject({ state: 'SETTLED' })
    await standUp(guest, roomId)
    expect(await wholeMoney(guest)).toBe(before)
    await expectProved()
  })

  test.each([
    ['before', 'member03'],
    ['after', 'member04'],
  ] as const)('%s its money moves: the next one moves it, once', async (when, memberName) => {
    const guest = await at.guest(memberName)
    const { roomId } = await firstRoom(at, guest)
    const before = await wholeMoney(guest)
    await at.sit(guest, { roomId }, 10_000)
    await players.close()
    const mortal = at.studioWith(dies(when, 'settle'))
    players = await playersOf(mortal)
    const { room } = await at.nextHand(roomId, guest, mortal)
    const ended = await endHand(at, roomId, [guest], {
      handNo: room.handNo,
      studio: mortal,
      look: () => players.lookRound(),
    })
    await players.close()
    await mortal.close()
    players = await playersOf(at.house)
    await standUp(guest, roomId)
    expect(await at.house.rooms.desk.hand('demo', ended.room.handId!)).toMatchObject({ state: 'SETTLED' })
    expect(await wholeMoney(guest)).toBe(before)
    await expectProved()
  })
})
