/** Shots with a real wallet: what is charged, what is paid, and that a dying process changes none of it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fishOf, game, resolveHit, type SeenFish } from '../../games/fishhunt/rules/index.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import type { Database } from '../../platform/postgres.ts'
import {
  fishNow,
  gunner,
  loadGun,
  moneyOf,
  openSeaHouse,
  shotAt,
  type Room,
  type SeaHouse,
} from '../../tests/support/fish.ts'
import type { TestServer } from '../../tests/support/server.ts'
import { findFairRound, type Studio } from '../index.ts'
import { FishNews } from './fish-pushes.ts'
import { atGun, expectWhole, now, pass } from '../../tests/support/at-gun.ts'

let house: SeaHouse
let server: TestServer
let owner: Database
let studio: Studio
beforeAll(async () => {
  house = await openSeaHouse()
  ;({ server, owner, studio } = house)
})
afterEach(() => house.closeOpened())
afterAll(() => house.close())

describe('at a gun', () => {
  it('money is set aside once, every shot is settled exactly, and the round can be recomputed from its seeds', async () => {
    const one = await atGun(house, 'member01')
    expect(await moneyOf(owner, one.seat.memberId)).toMatchObject({ main: one.before - 6_000, hold: 6_000 })
    expect((await studio.fish.enter(one.seat, 100)).mine).toMatchObject({
      creditAmount: 6_000,
      lockedAmount: 6_000,
    })
    const [fish, spared, ...more] = fishNow(one.room, now(one), [
      'ANCHOVY',
      'MACKEREL',
      'CLOWNFISH',
      'SQUID',
      'PUFFER',
      'CRAB',
    ])
    await loadGun(owner, studio, one.seat.memberId, fishOf(one.room.seed, fish!).kind, true)
    const kill = shotAt([fish!], now(one))
    const first = await studio.fish.shoot(one.seat, [kill])
    const { multiple } = first.results[0]!.hits[0]!
    expect(first).toMatchObject({
      results: [
        {
          shotId: kill.shotId,
          refund: null,
          betAmount: 100,
          winAmount: 100 * multiple,
          hits: [{ fishId: fish, isKill: true }],
        },
      ],
      mine: { creditAmount: 5_900 + 100 * multiple, unsettledBetAmount: 100 },
    })
    expect(first.dead).toContain(fish)
    // Sent again, alone and by two processes at once: the first result.
    expect((await studio.fish.shoot(one.seat, [kill])).results).toEqual(first.results)
    await loadGun(owner, studio, one.seat.memberId, 'ANCHOVY', false)
    const second = shotAt([spared!], now(one))
    const [here, there] = await Promise.all(
      [studio, house.studioWith({})].map((each) => each.fish.shoot(one.seat, [second])),
    )
    expect(there!.results).toEqual(here!.results)
    expect(here!.results[0]).toMatchObject({ refund: null, betAmount: 100 })
    // Lightning: as many bullets as targets, one of which was killed above.
    const bolt = await studio.fish.shoot(one.seat, [
      shotAt([fish!, ...more.slice(0, 3)], now(one) + 300, { gun: 'LIGHTNING' }),
    ])
    expect(bolt.results[0]).toMatchObject({ refund: null, betAmount: 300 })
    expect(bolt.results[0]!.hits.map((hit) => hit.fishId)).toEqual(more.slice(0, 3))

    await studio.fish.leave(one.seat)
    await expectWhole(house, one)
    const [window] = await house.windowsOf(one.seat.memberId)
    const { rows } = await studio.fish.list(one.seat, { pageNo: 1, pageSize: 10 })
    expect(rows[0]!.shots.map(({ bet_amount: bet }) => bet)).toEqual([100n, 100n, 300n])
    const serverSeed = await studio.seeds.rotate(one.seat.memberId, undefined)
    const round = await findFairRound(studio, one.seat.memberId, window!.window_id)
    if (round?.kind !== 'FISH') throw new Error('a window is a round of kind FISH')
    expect(round).toMatchObject({ betAmount: 500, winAmount: window!.win, serverSeed })
    for (const shot of round.fish.shots) {
      for (const hit of shot.hits) {
        const stream = openStream({
          serverSeed,
          clientSeed: round.proof.clientSeed,
          nonce: hit.nonce,
          tag: game.tag,
        })
        expect(
          resolveHit(stream, fishOf(round.fish.roomSeed, hit.fishId).kind, hit.others as SeenFish[]),
        ).toEqual({ isKill: hit.isKill, multiple: hit.multiple, freeShots: hit.freeShots })
      }
    }
  })

  it('a shot without effect is not charged: at a dead fish, at one that left, too late, too fast, too dear', async () => {
    const one = await atGun(house, 'member02')
    const [fish, other] = fishNow(one.room, now(one), ['ANCHOVY', 'MACKEREL', 'CLOWNFISH', 'SQUID', 'PUFFER'])
    await loadGun(owner, studio, one.seat.memberId, fishOf(one.room.seed, fish!).kind, true)
    const atMs = now(one)
    const { results } = await studio.fish.shoot(one.seat, [
      shotAt([fish!], atMs),
      shotAt([fish!], atMs + 125),
      shotAt([Math.floor(atMs / 500) - 70], atMs + 125),
      shotAt([Math.floor(atMs / 500) + 9], atMs + 125),
      shotAt([other!], atMs - 10_500),
      shotAt([other!], atMs + 5_000),
      shotAt([other!], atMs - 600),
      shotAt([other!], atMs + 125, { price: 5_000, gun: 'CANNON' }),
    ])
    expect(results.map(({ refund }) => refund)).toEqual([
      null,
      'GONE',
      'GONE',
      'GONE',
      'LATE',
      'LATE',
      'TOO_FAST',
      null,
    ])
    // Ten at one moment: not more than eight a second.
    await pass(house, 'PT10S')
    const later = now(one)
    const many = await studio.fish.shoot(
      one.seat,
      Array.from({ length: 10 }, (_, place) =>
        shotAt(
          [fishNow(one.room, later, ['WHALE', 'SHARK', 'RAY', 'TURTLE', 'LOBSTER', 'CRAB'])[0]!],
          later + place,
        ),
      ),
    )
    expect(many.results.filter(({ refund }) => refund === null).length).toBeLessThanOrEqual(3)
    await studio.fish.leave(one.seat)
    await expectWhole(house, one)
  })

  it('over HTTP: sit down, shoot, read, list, leave; others are notified at most ten times a second', async () => {
    const one = await gunner(server, studio, 'member10')
    const { token } = await studio.seats.take({
      memberId: one.seat.memberId,
      merchantId: 'demo',
      gameCode: game.gameCode,
      isFree: false,
      walletToken: one.seat.walletToken,
    })
    const call = async (method: 'get' | 'post', path: string, body?: object) => {
      const reply =
        method === 'get'
          ? await one.client.get<Record<string, unknown>>(`/api/studio/v1/fish/${path}`, { token })
          : await one.client.post<Record<string, unknown>>(`/api/studio/v1/fish/${path}`, body!, { token })
      if (!reply.success) throw new Error(reply.code)
      return reply.value
    }
    const entered = await call('post', 'room/enter', { price: 200 })
    const room = entered.room as Room
    expect(entered).toMatchObject({
      mine: { creditAmount: 12_000, lockedAmount: 12_000, price: 200, gun: 'CANNON' },
      currency: 'THB',
      prices: [...game.prices],
    })
    const [fish] = fishNow(room, room.roomMs)
    expect(
      await call('post', 'room/shots', { shots: [shotAt([fish!], room.roomMs, { price: 200 })] }),
    ).toMatchObject({ results: [{ refund: null, betAmount: 200, hits: [{ fishId: fish }] }], refusal: null })
    expect(await call('get', 'room')).toMatchObject({
      room: { roomId: room.roomId, seed: room.seed },
      mine: { unsettledBetAmount: 200 },
    })
    await expect(
      call('post', 'room/shots', { shots: [shotAt([fish!], room.roomMs, { price: 300 })] }),
    ).rejects.toThrow('ROOM_STAKES')
    await call('post', 'room/leave', {})
    expect(await call('get', 'rounds')).toMatchObject({
      totalCount: 1,
      list: [{ state: 'SETTLED', betAmount: 200, shots: [{ price: 200 }] }],
    })
    await expect(call('get', 'room')).rejects.toThrow('ROOM_NOT_SEATED')

    const told: Record<string, unknown>[] = []
    const news = new FishNews({
      tell: (_topic, data) => {
        told.push(data)
      },
      onError: () => {},
    })
    const row = {
      room_id: room.roomId,
      merchant_id: 'demo',
      is_free: false,
      number: 1,
      seed: BigInt(room.seed),
      started_at: new Date(),
      dead: [1],
    }
    for (let version = 1n; version <= 5n; version++) {
      news.add(
        { ...row, version },
        {
          seat: 2,
          shots: [
            {
              shotId: `n${version}`,
              refund: version === 3n ? 'GONE' : null,
              fishIds: [7],
              price: 100,
              gun: 'CANNON',
              firedMs: 1,
              hits: [],
              betAmount: 100n,
              winAmount: 0n,
            },
          ],
        },
      )
    }
    await expect.poll(() => told.length).toBe(1)
    expect(told[0]).toMatchObject({ version: 5, dead: [1] })
    expect(told[0]!.shots).toHaveLength(4)
    // Three processes share the ten pushes of a room; those of another room are separate.
    const others = ['one', 'two'].map((by) => ({ version: 6, by }))
    for (const data of [...others, ...others, told[0]!]) news.heard(`room:${room.roomId}`, data)
    expect([news.pauseOf(room.roomId), news.pauseOf('other')]).toEqual([300, 100])
    news.close()
  })

  it('of two who kill the same fish at the same moment one gets it and the other pays nothing', async () => {
    const [one, two] = [await atGun(house, 'member03'), await atGun(house, 'member04')]
    expect(two.room.roomId).toBe(one.room.roomId)
    for (let turn = 0; turn < 3; turn++) {
      const [fish] = fishNow((await studio.fish.read(one.seat)).room, now(one), [
        'ANCHOVY',
        'MACKEREL',
        'CLOWNFISH',
        'SQUID',
      ])
      for (const each of [one, two])
        await loadGun(owner, studio, each.seat.memberId, fishOf(one.room.seed, fish!).kind, true)
      const answers = await Promise.all(
        [one, two].map((each, place) =>
          (place ? studio : house.studioWith({})).fish.shoot(each.seat, [
            shotAt([fish!], now(one) + turn * 130),
          ]),
        ),
      )
      expect(
        answers.map(({ results }) => String(results[0]!.refund)).toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(['GONE', 'null'])
    }
    for (const each of [one, two]) {
      await studio.fish.leave(each.seat)
      await expectWhole(house, each)
    }
  })
})
