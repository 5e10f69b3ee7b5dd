/** Players of the house in a demo's rooms, over a real database, wallet and ledger. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { catalogueKey } from '../../modules/catalogue/index.ts'
import { accountByName, memberFiguresOf, searchMembers } from '../../modules/identity/index.ts'
import { launchKey, openLaunch, pairBookKey } from '../../modules/launch/index.ts'
import { activeMembers, balancesOf, ledgerTotals, liabilitiesOf, posterKey, readWins, rollUp, runAudit } from '../../modules/wallet/index.ts'
import { hubKey } from '../../platform/hub.ts'
import { databaseKey, lineKey, loggerKey, sessionsKey } from '../../platform/keys.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import type { HousePlayers } from '../../studio/index.ts'
import type { RoomAnswer } from '../../studio/rooms/view.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import { openHousePlayers } from './index.ts'

let at: RoomsHouse
let players: HousePlayers
const merchantId = 'demo'

const parts = () => {
  const { config, services } = at.server.process
  return { config, services, database: services.use(databaseKey), hub: services.use(hubKey), logger: services.use(loggerKey) }
}

beforeAll(async () => {
  at = await openRoomsHouse()
  players = await openHousePlayers(parts(), { pauseMs: () => 1 })
  await players.start()
})
afterAll(async () => {
  await players.close()
  await at.close()
})

const isOver = ({ room }: RoomAnswer) => room.phase === 'SHOWDOWN' || room.phase === 'OVER'
/** The member's own moves: what costs least and keeps the hand. */
const calm = ['CHECK', 'CALL', 'STAND', 'BET', 'PASS']

async function firstRoom(guest: RoomGuest): Promise<{ roomId: string; playerCount: number; stakes: RoomAnswer['room']['stakes'] }> {
  const { list } = await at.house.rooms.list(guest.seat, {})
  return list.find((row) => row.playerCount > 0)!
}

/** The members act as it comes to them, the house by itself, until a hand is over and its money has moved. */
async function playHand(roomId: string, guests: readonly RoomGuest[]): Promise<RoomAnswer> {
  const { room: { handNo } } = await at.nextHand(roomId, guests[0]!)
  for (let looks = 0; looks < 2_000; looks++) {
    for (const guest of guests) {
      const answer = await at.read(guest, roomId)
      if (answer.room.handNo === handNo && isOver(answer)) {
        await at.house.rooms.clock.idle()
        return at.read(guest, roomId)
      }
      const move = calm.map((wanted) => answer.mine?.actions.find(({ action }) => action === wanted)).find(Boolean)
      if (move) await at.act(guest, roomId, move.action, move.minAmount)
    }
    await sleep(5)
  }
  throw new Error('the hand does not end')
}

const houseAccounts = async () => Promise.all(Array.from({ length: 8 }, async (_, number) =>
  (await accountByName(at.owner.kysely, { merchantId, account: `house${number + 1}` }))!.accountId))

describe.each([
  { gameCode: 'HOLDEM', username: 'member01', buyIn: 10_000 },
  { gameCode: 'POKDENGROOM', username: 'member02', buyIn: 20_000 },
])('$gameCode', ({ gameCode, username, buyIn }) => {
  let guest: RoomGuest
  let roomId: string
  beforeAll(async () => {
    guest = await at.guest(username, gameCode);
    ({ roomId } = await firstRoom(guest))
  })
  afterEach(async () => {
    if ((await at.read(guest, roomId)).mine) await at.leave(guest, roomId)
    for (let looks = 0; looks < 4; looks++) {
      await at.advance(30)
      await at.runDue()
    }
  })

  test('two players of the house sit there, labelled, and are dealt nothing among themselves', async () => {
    const { room } = await at.read(guest, roomId)
    expect(room.seats.map(({ isHouse, state, isAway }) => ({ isHouse, state, isAway }))).toEqual([1, 2].map(() => ({ isHouse: true, state: 'WAITING', isAway: false })))
    await at.advance(20)
    await at.runDue()
    expect((await at.read(guest, roomId)).room).toMatchObject({ handNo: 0, phase: 'WAITING', nextHandAt: null })
  })

  test('a member who comes alone is dealt a hand; it is settled, the ledger proves itself, and its record names the house', async () => {
    await at.sit(guest, { roomId }, buyIn)
    const { room } = await playHand(roomId, [guest])
    const ofHouse = (rows: readonly { isHouse: boolean }[]) => rows.filter(({ isHouse }) => isHouse).length
    expect([room.seats.length, ofHouse(room.seats)]).toEqual([3, 2])
    const replay = await at.house.roomHands.replay(guest.seat, room.handId!)
    expect([ofHouse(replay.seats), replay.seats.find(({ seat }) => seat === replay.ownSeat)!.isHouse]).toEqual([2, false])
    const desk = (await at.house.rooms.desk.hand(merchantId, room.handId!))!
    expect([desk.state, ofHouse(desk.players)]).toEqual(['SETTLED', 2])
    // Nobody's time ran out: each answered by itself.
    expect(desk.actions.map(({ action }) => action)).not.toContain('TIMEOUT')
    await rollUp(at.owner)
    expect((await runAudit(at.owner.kysely)).filter(({ ok }) => !ok)).toEqual([])
  })

  test('once nobody but the house is left no further hand begins', async () => {
    const { room: { handNo } } = await at.read(guest, roomId)
    await at.advance(60)
    await at.runDue()
    expect((await at.read(guest, roomId)).room.handNo).toBe(handNo)
  })
})

describe('reports and checks', () => {
  test('count members alone: what they lose to the house at a table is the house’s', async () => {
    const guests = await Promise.all(['member03', 'member04'].map((name) => at.guest(name)))
    const { roomId } = await firstRoom(guests[0]!)
    for (const guest of guests) await at.sit(guest, { roomId }, 10_000)
    await playHand(roomId, guests)
    await playHand(roomId, guests)
    for (const guest of guests) await at.leave(guest, roomId)
    await at.advance(30)
    await at.runDue()
    const { kysely } = at.owner
    const day = { merchantId, from: new Date(clock.nowMs() - 86_400_000), to: new Date(clock.nowMs() + 86_400_000) }
    const ids = await houseAccounts()
    const members = await oneOf(kysely, sql<{ stakes: bigint; payouts: bigint; members: bigint }>`
      SELECT sum(r.stake_real)::bigint AS stakes, sum(r.win_amount)::bigint AS payouts, count(DISTINCT r.owner_no) AS members
      FROM wallet.round r JOIN wallet.owner o ON o.owner_no = r.owner_no WHERE o.owner_kind = 'member'`)
    const play = async () => {
      await rollUp(at.owner)
      const totals = (await ledgerTotals(kysely, { ...day, timeZone: 'Asia/Bangkok' })).flatMap(({ byProduct }) => byProduct.PVP ?? [])
      return { stakes: totals.reduce((sum, { stakes }) => sum + stakes, 0n), ggr: totals.reduce((sum, one) => sum + one.ggr, 0n) }
    }
    const ggr = members.stakes - members.payouts
    // What was posted last is folded once every transaction before it is over.
    await expect.poll(play, { timeout: 10_000 }).toEqual({ stakes: members.stakes, ggr })
    // The same from the other side: what the house's accounts made, with what its players hold.
    const { made } = await oneOf(kysely, sql<{ made: bigint }>`
      SELECT sum(balance_minor)::bigint AS made FROM audit.accounts WHERE currency = 'THB' AND (owner_kind = 'house_player' OR purpose LIKE 'house:%')`)
    expect(made).toBe(ggr)
    expect(await activeMembers(kysely, day)).toBe(Number(members.members))
    const held = await Promise.all(Array.from({ length: 20 }, async (_, number) => balancesOf(kysely, `00000000-0000-7000-8000-00000000${String(number + 1).padStart(4, '0')}`)))
    const { hold } = await liabilitiesOf(kysely, merchantId)
    expect(hold).toBe(held.reduce((sum, one) => sum + one.hold, 0n))
    const { wins } = await at.owner.transaction((tx) => readWins(tx, 'house-players-test', 100_000, 1n))
    expect(wins.filter(({ memberId }) => ids.includes(memberId))).toEqual([])
  })

  test('no suspicion can fall on a pair with a player of the house', async () => {
    await at.advance(60)
    const book = at.server.process.services.use(pairBookKey)
    await book.count(clock.now())
    const pairs = await book.pairs({ merchantId, since: '2020-01-01', leastHands: 1 })
    const ids = new Set(await houseAccounts())
    expect(pairs.filter(({ memberA, memberB }) => ids.has(memberA) || ids.has(memberB))).toEqual([])
    expect(pairs).toHaveLength(1)
  })

  test('they are on no list of members and registered as none', async () => {
    const { list } = await searchMembers(at.owner.kysely, { merchantId, query: '', pageNo: 1, pageSize: 100 })
    expect(list.filter(({ kind }) => kind === 'house')).toEqual([])
    const figures = await memberFiguresOf(at.owner.kysely, merchantId, new Date(0), new Date(clock.nowMs() + 86_400_000))
    expect(figures.registered).toBe(list.length)
    expect(await searchMembers(at.owner.kysely, { merchantId, query: 'house1', pageNo: 1, pageSize: 5 })).toMatchObject({ list: [{ kind: 'house' }] })
  })
})

test('as a room fills the house stands up, so that two seats stay free', async () => {
  const guests = await Promise.all(['member05', 'member06', 'member07', 'member08'].map((name) => at.guest(name)))
  const { list } = await at.house.rooms.list(guests[0]!.seat, { seatCount: 6 })
  const { roomId } = list[0]!
  for (const guest of guests) await at.sit(guest, { roomId }, 10_000)
  await expect.poll(async () => {
    await at.advance(20)
    await at.runDue()
    const { seats } = (await at.read(guests[0]!, roomId)).room
    return seats.filter(({ isHouse }) => isHouse).length
  }, { timeout: 20_000 }).toBe(0)
})

describe('where members play for money', () => {
  test('nobody seats players of the house', async () => {
    const { config } = at.server.process
    await expect(openHousePlayers({ ...parts(), config: { ...config, mode: 'live' } })).rejects.toThrow('for demo credit only')
  })

  test('an account of the house is let into no game and onto no seat, and one that sits already is stood up', async () => {
    const { services, config } = at.server.process
    const [memberId] = await houseAccounts()
    const asked = { merchantId, memberId: memberId!, vendor: 'STUDIO', gameCode: 'HOLDEM' }
    const walletToken = await services.use(launchKey).admitHousePlayer(asked)
    const live = await openLaunch({
      database: services.use(databaseKey), line: services.use(lineKey), sessions: services.use(sessionsKey), poster: services.use(posterKey),
      catalogue: services.use(catalogueKey), secretKey: config.secretKey, onError: () => {},
    })
    await expect(live.admitHousePlayer(asked)).rejects.toThrow('for demo credit only')
    const stacks = live.portOf('STUDIO').stacks!
    const studio = at.studioWith(stacks)
    const guest = await at.guest('member09')
    const { roomId } = (await studio.rooms.list(guest.seat, { bigBlind: 20_000 })).list[0]!
    const seat = { ...guest.seat, memberId: memberId!, walletToken }
    const order = { buyIn: 800_000, device: '', network: '', key: randomUUID() }
    await expect(studio.rooms.sit(seat, roomId, order)).rejects.toMatchObject({ code: 'GAME_TOKEN_INVALID' })
    await expect(studio.rooms.wait(seat, roomId)).rejects.toMatchObject({ code: 'GAME_TOKEN_INVALID' })
    expect(await stacks.take({ transactionId: randomUUID(), memberId: memberId!, sessionToken: walletToken, gameCode: 'HOLDEM', amount: 100 })).toEqual({ status: 'SESSION_EXPIRED' })
    expect(await stacks.blockedAmong([memberId!, guest.memberId])).toEqual([memberId])
    await live.close()
  })
})
