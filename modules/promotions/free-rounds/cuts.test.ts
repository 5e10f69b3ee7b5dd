/** Free rounds that are interrupted anywhere, and grants as chance makes them. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HousePort } from '../../../contract/vendor/launch/house-port.ts'
import { clock } from '../../../kernel/clock.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { openStudio, type Studio } from '../../../studio/index.ts'
import type { Seat } from '../../../studio/core/seats.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { freeRoundsHouse, GAME, STAKE } from '../../../tests/support/free-rounds.ts'
import { launchTokenOf } from '../../../tests/support/vendor.ts'
import { launchKey } from '../../launch/index.ts'
import { merchantsKey } from '../../system/index.ts'
import { endOver } from './end.ts'
import { grantToAudiences } from './grant-all.ts'

let house: CashierHouse
let wallet: HousePort
let member: Player
const rounds = freeRoundsHouse(() => house)
const opened: Studio[] = []
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,studio' })
  wallet = house.server.process.services.use(launchKey).housePortOf('STUDIO')
})
afterAll(async () => {
  for (const studio of opened) await studio.close()
  await house.audit()
  await house.close()
})
beforeEach(async () => {
  member = await rounds.person()
})

/** A studio of its own over the same tables, whose line to the wallet is as told. */
function studioWith(port: Partial<HousePort> = {}): Studio {
  const studio = openStudio({
    databaseUrl: house.server.ownerUrl,
    port: { ...wallet, ...port },
    currencyOf: () => 'THB',
    secretKey: house.server.process.config.secretKey,
    onError: () => {},
  })
  opened.push(studio)
  return studio
}
async function seatIn(studio: Studio): Promise<Seat> {
  const launchToken = await launchTokenOf(house.server, house.client, member.token, {
    vassalage: 'STUDIO',
    gameCode: GAME,
  })
  const answer = await wallet.authenticate({ launchToken })
  const { seat } = await studio.seats.take({
    memberId: answer.memberId!,
    merchantId: 'demo',
    gameCode: GAME,
    isFree: false,
    walletToken: answer.sessionToken!,
  })
  return seat
}
const lost = async (): Promise<never> => {
  throw new Error('the line is lost')
}
/** The wallet does what it is asked, and its answer never arrives. */
const lostAfter: HousePort['freeRound'] = async (message) => {
  await wallet.freeRound(message)
  return lost()
}
const orderOf = (grantId: string, key: string) => ({ gameCode: GAME, betAmount: STAKE, key, grantId })
const sweep = async () => {
  await house.advance('PT2M')
  await house.server.process.jobs.runNow('studio.sweep-rounds')
}

describe('interrupted before the wallet was reached', () => {
  test('the same key completes the stored round', async () => {
    const { grantId } = await rounds.granted(member)
    const broken = studioWith({ freeRound: lost })
    const [seat, key] = [await seatIn(broken), randomUUID()]
    await expect(broken.rounds.play(seat, orderOf(grantId, key))).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 3, rounds: 0 })
    const { value } = await studioWith().rounds.play(seat, orderOf(grantId, key))
    expect(value.free).toMatchObject({ leftCount: 2, wonAmount: value.winAmount })
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 2, rounds: 1 })
  })

  test('left alone it is given up, is never played late, and the grant keeps its round', async () => {
    const { grantId } = await rounds.granted(member)
    const asked: Parameters<HousePort['freeRound']>[0][] = []
    const broken = studioWith({ freeRound: async (message) => (asked.push(message), lost()) })
    const [seat, key] = [await seatIn(broken), randomUUID()]
    await expect(broken.rounds.play(seat, orderOf(grantId, key))).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    await sweep()
    expect((await wallet.freeRound(asked[0]!)).status).toBe('BET_CANCELLED')
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 3, rounds: 0 })
    // The key is free: it plays a round of its own now.
    const { isRepeat } = await studioWith().rounds.play(seat, orderOf(grantId, key))
    expect(isRepeat).toBe(false)
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 2, rounds: 1 })
  })

  test('a rotation gives it up first, so that nobody sees a result and chooses', async () => {
    const { grantId } = await rounds.granted(member)
    const broken = studioWith({ freeRound: lost })
    const [seat, key] = [await seatIn(broken), randomUUID()]
    await expect(broken.rounds.play(seat, orderOf(grantId, key))).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    await broken.seeds.rotate(seat.memberId, undefined)
    const { value } = await studioWith().rounds.play(seat, orderOf(grantId, key))
    expect(value.proof.nonce).toBe(0)
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 2, rounds: 1 })
  })
})

describe('interrupted after the wallet has it', () => {
  test('the last round is credited once, and the same key gets the answer that was lost', async () => {
    const { grantId } = await rounds.granted(member, { arguments: { rounds: 1 } })
    const before = await member.balances()
    const broken = studioWith({ freeRound: lostAfter })
    const [seat, key] = [await seatIn(broken), randomUUID()]
    await expect(broken.rounds.play(seat, orderOf(grantId, key))).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    const after = await rounds.stateOf(grantId)
    expect(after).toMatchObject({ left_count: 0, rounds: 1, ended: true })
    const { value } = await studioWith().rounds.play(seat, orderOf(grantId, key))
    expect(value.free).toMatchObject({ leftCount: 0, creditedAmount: Number(after.amount) })
    expect(await rounds.stateOf(grantId)).toEqual(after)
    expect((await member.balances()).bonus).toBe(before.bonus + after.amount)
  })

  test('left alone it is found played, and is shown when the game is opened again', async () => {
    const { grantId } = await rounds.granted(member)
    const broken = studioWith({ freeRound: lostAfter })
    const seat = await seatIn(broken)
    await expect(broken.rounds.play(seat, orderOf(grantId, randomUUID()))).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    await sweep()
    const { entered } = await rounds.sit(member)
    expect(entered.state).toMatchObject({ betAmount: STAKE, free: { grantId, leftCount: 2 } })
  })
})

describe('cut off after any step', () => {
  const cutAfter = (steps: number) => () => {
    if (steps-- === 0) throw new Error('killed')
  }

  test('grants to an audience go on, and nobody has two', async () => {
    const members = [member, await rounds.person(), await rounds.person(), await rounds.person()]
    const promotionId = await rounds.promote({
      arguments: { occasion: 'GRANT' },
      audience: { memberIds: members.map(({ id }) => id) },
    })
    const { database, services } = house.server.process
    const merchant = services.use(merchantsKey).byId('demo')!
    const parts = { database, services, now: clock.now(), chunk: 1 }
    for (const steps of [0, 1, 0])
      await expect(grantToAudiences({ ...parts, onStep: cutAfter(steps) }, merchant)).rejects.toThrow(
        'killed',
      )
    await grantToAudiences(parts, merchant)
    await grantToAudiences(parts, merchant)
    const counted = await oneOf(
      database.kysely,
      sql<{ grants: number; claims: number }>`
      SELECT (SELECT count(*)::int FROM promotions.free_grant WHERE promotion_id = ${promotionId}) AS grants,
        (SELECT claim_count FROM promotions.promotion WHERE promotion_id = ${promotionId}) AS claims`,
    )
    expect(counted).toEqual({ grants: 4, claims: 4 })
  })

  test('grants whose time is over end once, also when two look at once', async () => {
    const { grantId } = await rounds.granted(member, { arguments: { rounds: 80 } })
    const seat = await rounds.sit(member)
    for (let turn = 0; turn < 40; turn++) await seat.spin(grantId)
    const { bonus } = await member.balances()
    await house.advance('P8D')
    const { database, services } = house.server.process
    const parts = {
      database,
      now: clock.now(),
      houseOf: (id: string) => services.use(merchantsKey).byId(id),
    }
    await Promise.all([endOver(parts), endOver(parts), endOver(parts)])
    const { won, amount } = await rounds.stateOf(grantId)
    expect(amount).toBe(won)
    expect((await member.balances()).bonus).toBe(bonus + won)
  })
})

test('whatever is granted and played, each grant is paid once what its rounds won, at most its largest', async () => {
  const grantOf = fc.record({
    rounds: fc.integer({ min: 1, max: 6 }),
    maxAmount: fc.constantFrom(STAKE, 1_000, 50_000),
    // How often the member presses, with which of so many keys.
    presses: fc.array(fc.nat(7), { maxLength: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(grantOf, { minLength: 1, maxLength: 3 }), async (plans) => {
      member = await rounds.person()
      const grants: { grantId: string; maxAmount: number }[] = []
      for (const { rounds: count, maxAmount, presses } of plans) {
        const { grantId } = await rounds.granted(member, {
          arguments: { rounds: count, maxAmount, stakeAmount: STAKE },
        })
        grants.push({ grantId, maxAmount })
        const seat = await rounds.sit(member)
        const keys = Array.from({ length: 8 }, () => randomUUID())
        await Promise.all(presses.map((key) => seat.spin(grantId, keys[key])))
        const { left_count: left, rounds: played } = await rounds.stateOf(grantId)
        expect(played).toBe(Math.min(count, new Set(presses).size))
        expect(left).toBe(count - played)
      }
      await house.advance('P8D')
      await house.settle('promotions/end-free-rounds')
      let paid = 0n
      for (const { grantId, maxAmount } of grants) {
        const { won, amount } = await rounds.stateOf(grantId)
        expect(amount).toBe(won < BigInt(maxAmount) ? won : BigInt(maxAmount))
        paid += amount
      }
      expect((await member.balances()).bonus).toBe(paid)
      await house.audit()
    }),
    { numRuns: 12 },
  )
}, 240_000)
