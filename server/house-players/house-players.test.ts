/** House players in a demo's rooms, with a real database, wallet and ledger. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { catalogueKey } from '../../modules/catalogue/index.ts'
import { launchKey, openLaunch } from '../../modules/launch/index.ts'
import { posterKey, rollUp, runAudit } from '../../modules/wallet/index.ts'
import { databaseKey, lineKey, sessionsKey } from '../../platform/keys.ts'
import type { HousePlayers } from '../../studio/index.ts'
import { firstRoom, houseAccounts, housePlayerParts, playHand } from '../../tests/support/house-players.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import { openHousePlayers } from './index.ts'

let at: RoomsHouse
let players: HousePlayers
const merchantId = 'demo'

beforeAll(async () => {
  at = await openRoomsHouse()
  players = await openHousePlayers(housePlayerParts(at), { pauseMs: () => 1 })
  await players.start()
})
afterAll(async () => {
  await players.close()
  await at.close()
})

describe.each([
  { gameCode: 'HOLDEM', username: 'member01', buyIn: 10_000 },
  { gameCode: 'POKDENGROOM', username: 'member02', buyIn: 20_000 },
])('$gameCode', ({ gameCode, username, buyIn }) => {
  let guest: RoomGuest
  let roomId: string
  beforeAll(async () => {
    guest = await at.guest(username, gameCode)
    ;({ roomId } = await firstRoom(at, guest))
  })
  afterEach(async () => {
    if ((await at.read(guest, roomId)).mine) await at.leave(guest, roomId)
    for (let looks = 0; looks < 4; looks++) {
      await at.advance(30)
      await at.runDue()
    }
  })

  test('two house players sit there, labelled, and are dealt no hand between themselves', async () => {
    const { room } = await at.read(guest, roomId)
    expect(room.seats.map(({ isHouse, state, isAway }) => ({ isHouse, state, isAway }))).toEqual(
      [1, 2].map(() => ({ isHouse: true, state: 'WAITING', isAway: false })),
    )
    await at.advance(20)
    await at.runDue()
    expect((await at.read(guest, roomId)).room).toMatchObject({
      handNo: 0,
      phase: 'WAITING',
      nextHandAt: null,
    })
  })

  test('a member who comes alone is dealt a hand; it is settled, the ledger proves itself, and its record names the house player', async () => {
    await at.sit(guest, { roomId }, buyIn)
    const { room } = await playHand(at, roomId, [guest])
    const ofHouse = (rows: readonly { isHouse: boolean }[]) => rows.filter(({ isHouse }) => isHouse).length
    expect([room.seats.length, ofHouse(room.seats)]).toEqual([3, 2])
    const replay = await at.house.roomHands.replay(guest.seat, room.handId!)
    expect([
      ofHouse(replay.seats),
      replay.seats.find(({ seat }) => seat === replay.ownSeat)!.isHouse,
    ]).toEqual([2, false])
    const desk = (await at.house.rooms.desk.hand(merchantId, room.handId!))!
    expect([desk.state, ofHouse(desk.players)]).toEqual(['SETTLED', 2])
    // Nobody's time ran out: each acted by itself.
    expect(desk.actions.map(({ action }) => action)).not.toContain('TIMEOUT')
    await rollUp(at.owner)
    expect((await runAudit(at.owner.kysely)).filter(({ ok }) => !ok)).toEqual([])
  })

  test('once only house players are left no further hand begins', async () => {
    const {
      room: { handNo },
    } = await at.read(guest, roomId)
    await at.advance(60)
    await at.runDue()
    expect((await at.read(guest, roomId)).room.handNo).toBe(handNo)
  })
})

test('as a room fills house players stand up, so that two seats stay free', async () => {
  const guests = await Promise.all(
    ['member05', 'member06', 'member07', 'member08'].map((name) => at.guest(name)),
  )
  const { list } = await at.house.rooms.list(guests[0]!.seat, { seatCount: 6 })
  const { roomId } = list[0]!
  for (const guest of guests) await at.sit(guest, { roomId }, 10_000)
  await expect
    .poll(async () => {
      await at.advance(20)
      await at.runDue()
      const { seats } = (await at.read(guests[0]!, roomId)).room
      return seats.filter(({ isHouse }) => isHouse).length
    })
    .toBe(0)
})

describe('if members play for money', () => {
  test('there are no house players', async () => {
    const { config } = at.server.process
    await expect(
      openHousePlayers({ ...housePlayerParts(at), config: { ...config, mode: 'live' } }),
    ).rejects.toThrow('for demo credit only')
  })

  test('an account of a house player opens no game and gets no seat, and one that sits already is removed', async () => {
    const { services, config } = at.server.process
    const [memberId] = await houseAccounts(at)
    const asked = { merchantId, memberId: memberId!, vendor: 'STUDIO', gameCode: 'HOLDEM' }
    const walletToken = await services.use(launchKey).admitHousePlayer(asked)
    const live = await openLaunch({
      database: services.use(databaseKey),
      line: services.use(lineKey),
      sessions: services.use(sessionsKey),
      poster: services.use(posterKey),
      catalogue: services.use(catalogueKey),
      secretKey: config.secretKey,
      onError: () => {},
      onSessionFault: () => {},
    })
    await expect(live.admitHousePlayer(asked)).rejects.toThrow('for demo credit only')
    const stacks = live.housePortOf('STUDIO').stacks
    const studio = at.studioWith(stacks)
    const guest = await at.guest('member09')
    const { roomId } = (await studio.rooms.list(guest.seat, { bigBlind: 20_000 })).list[0]!
    const seat = { ...guest.seat, memberId: memberId!, walletToken }
    const order = { buyIn: 800_000, device: '', network: '', key: randomUUID() }
    await expect(studio.rooms.sit(seat, roomId, order)).rejects.toMatchObject({ code: 'GAME_TOKEN_INVALID' })
    await expect(studio.rooms.wait(seat, roomId)).rejects.toMatchObject({ code: 'GAME_TOKEN_INVALID' })
    expect(
      await stacks.take({
        transactionId: randomUUID(),
        memberId: memberId!,
        sessionToken: walletToken,
        gameCode: 'HOLDEM',
        amount: 100,
      }),
    ).toEqual({ status: 'SESSION_EXPIRED' })
    expect(await stacks.blockedAmong([memberId!, guest.memberId])).toEqual([memberId])
    await live.close()
  })
})
