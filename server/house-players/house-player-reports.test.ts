/** What house players may not change: figures, suspicions and lists of members. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { memberFiguresOf, searchMembers } from '../../modules/identity/index.ts'
import { pairBookKey } from '../../modules/launch/index.ts'
import {
  activeMembers,
  balancesOf,
  ledgerTotals,
  liabilitiesOf,
  readWins,
  rollUp,
} from '../../modules/wallet/index.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import type { HousePlayers } from '../../studio/index.ts'
import { firstRoom, houseAccounts, housePlayerParts, playHand } from '../../tests/support/house-players.ts'
import { openRoomsHouse, type RoomsHouse } from '../../tests/support/rooms.ts'
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

describe('reports and checks', () => {
  test('count members only: what they lose to house players at a table belongs to the house', async () => {
    const guests = await Promise.all(['member03', 'member04'].map((name) => at.guest(name)))
    const { roomId } = await firstRoom(at, guests[0]!)
    for (const guest of guests) await at.sit(guest, { roomId }, 10_000)
    await playHand(at, roomId, guests)
    await playHand(at, roomId, guests)
    for (const guest of guests) await at.leave(guest, roomId)
    await at.advance(30)
    await at.runDue()
    const { kysely } = at.owner
    const day = {
      merchantId,
      from: new Date(clock.nowMs() - 86_400_000),
      to: new Date(clock.nowMs() + 86_400_000),
    }
    const ids = await houseAccounts(at)
    const members = await oneOf(
      kysely,
      sql<{ stakes: bigint; payouts: bigint; members: bigint }>`
      SELECT sum(r.stake_real)::bigint AS stakes, sum(r.win_amount)::bigint AS payouts, count(DISTINCT r.owner_no) AS members
      FROM wallet.round r JOIN wallet.owner o ON o.owner_no = r.owner_no WHERE o.owner_kind = 'member'`,
    )
    const play = async () => {
      await rollUp(at.owner)
      const totals = (await ledgerTotals(kysely, { ...day, timeZone: 'Asia/Bangkok' })).flatMap(
        ({ byProduct }) => byProduct.PVP ?? [],
      )
      return {
        stakes: totals.reduce((sum, { stakes }) => sum + stakes, 0n),
        ggr: totals.reduce((sum, one) => sum + one.ggr, 0n),
      }
    }
    const ggr = members.stakes - members.payouts
    // The last postings are folded once every transaction before them is over.
    await expect.poll(play).toEqual({ stakes: members.stakes, ggr })
    // The same from the other side: what the house's accounts gained, with what its players hold.
    const { made } = await oneOf(
      kysely,
      sql<{ made: bigint }>`
      SELECT sum(balance_minor)::bigint AS made FROM audit.accounts WHERE currency = 'THB' AND (owner_kind = 'house_player' OR purpose LIKE 'house:%')`,
    )
    expect(made).toBe(ggr)
    expect(await activeMembers(kysely, day)).toBe(Number(members.members))
    const held = await Promise.all(
      Array.from({ length: 20 }, async (_, number) =>
        balancesOf(kysely, `00000000-0000-7000-8000-00000000${String(number + 1).padStart(4, '0')}`),
      ),
    )
    const { hold } = await liabilitiesOf(kysely, merchantId)
    expect(hold).toBe(held.reduce((sum, one) => sum + one.hold, 0n))
    const { wins } = await at.owner.transaction((tx) => readWins(tx, 'house-players-test', 100_000, 1n))
    expect(wins.filter(({ memberId }) => ids.includes(memberId))).toEqual([])
  })

  test('no pair with a house player can be suspected', async () => {
    await at.advance(60)
    const book = at.server.process.services.use(pairBookKey)
    await book.count(clock.now())
    const pairs = await book.pairs({ merchantId, since: '2020-01-01', leastHands: 1 })
    const ids = new Set(await houseAccounts(at))
    expect(pairs.filter(({ memberA, memberB }) => ids.has(memberA) || ids.has(memberB))).toEqual([])
    expect(pairs).toHaveLength(1)
  })

  test('they are on no list of members and count as no registration', async () => {
    const { list } = await searchMembers(at.owner.kysely, { merchantId, query: '', pageNo: 1, pageSize: 100 })
    expect(list.filter(({ kind }) => kind === 'house')).toEqual([])
    const figures = await memberFiguresOf(
      at.owner.kysely,
      merchantId,
      new Date(0),
      new Date(clock.nowMs() + 86_400_000),
    )
    expect(figures.registered).toBe(list.length)
    expect(
      await searchMembers(at.owner.kysely, { merchantId, query: 'house1', pageNo: 1, pageSize: 5 }),
    ).toMatchObject({ list: [{ kind: 'house' }] })
  })
})
