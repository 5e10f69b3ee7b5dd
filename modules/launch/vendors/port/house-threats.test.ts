/** The calls of the house port: refused to every vendor that is not the house's own, and checked like any. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { houseCallNames, type HouseCallName } from '../../../../contract/vendor/launch/house-messages.ts'
import { oneOf, run, sql } from '../../../../platform/postgres.ts'
import { FAR_SECRET, openFarHouse, type FarHouse } from '../../../../tests/support/far-studio.ts'
import { grantTo } from '../../../../tests/support/free-rounds.ts'
import { acmeOf, launchTokenOf } from '../../../../tests/support/vendor.ts'
import type { VendorClient } from '../../../../tools/vendor-check/client.ts'
import { launchKey } from '../../index.ts'

let far: FarHouse
let acme: VendorClient
let studio: VendorClient
let memberId: string
let sessionToken: string
let stackId: string
let grantId: string
beforeAll(async () => {
  far = await openFarHouse()
  acme = acmeOf(far.server)
  studio = acmeOf(far.server, { vendor: 'STUDIO', secret: FAR_SECRET })
  const client = far.server.client()
  const token = await client.signIn('member01')
  const seat = await far.port.authenticate({
    launchToken: await launchTokenOf(far.server, client, token, { vassalage: 'STUDIO', gameCode: 'HOLDEM' }),
  })
  memberId = seat.memberId!
  sessionToken = seat.sessionToken!
  stackId = (await far.port.stacks.take({ ...orderOf(), amount: 10_000 })).stackId!
  grantId = await grantTo(far.owner, memberId, { games: ['TUKTUK3'], roundAmount: 100 })
})
afterAll(() => far.close())

const orderOf = () => ({ transactionId: randomUUID(), memberId, sessionToken, gameCode: 'HOLDEM' })
const stakeOf = () => ({
  transactionId: randomUUID(),
  memberId,
  sessionToken,
  gameCode: 'TUKTUK3',
  roundId: randomUUID(),
  currency: 'THB',
})

/** What each call takes when it is right. */
const messages: Record<HouseCallName, () => object> = {
  'house/bet': () => ({ ...stakeOf(), amount: 1_000 }),
  'house/bet-win': () => ({
    ...stakeOf(),
    betAmount: 1_000,
    winAmount: 0,
    jackpot: { draw: '1', rtp: '0.963542' },
  }),
  'house/take-stack': () => ({ ...orderOf(), amount: 1_000 }),
  'house/find-stack': () => ({ transactionId: randomUUID() }),
  'house/return-stack': () => ({ stackId }),
  'house/settle-hand': () => ({
    handId: randomUUID(),
    gameCode: 'HOLDEM',
    seats: [{ stackId, stakeAmount: 100, winAmount: 90, rakeAmount: 10 }],
  }),
  'house/settle-play': () => ({
    roundId: randomUUID(),
    gameCode: 'HOLDEM',
    stackId,
    stakeAmount: 100,
    winAmount: 0,
  }),
  'house/player': () => ({ memberId, sessionToken }),
  'house/blocked-members': () => ({ memberIds: [memberId] }),
  'house/note-valid': () => ({ rounds: [{ memberId, roundId: randomUUID(), amount: 100 }] }),
  'house/free-grants': () => ({ merchantId: 'demo', memberId, gameCode: 'TUKTUK3' }),
  'house/free-round': () => ({
    roundId: randomUUID(),
    grantId,
    memberId,
    sessionToken,
    gameCode: 'TUKTUK3',
    betAmount: 100,
    winAmount: 1_000,
  }),
  'house/find-free-round': () => ({ roundId: randomUUID(), grantId, gameCode: 'TUKTUK3' }),
  'house/game-state': () => ({ merchantId: 'demo', gameCode: 'HOLDEM' }),
  'house/slot-rules': () => ({ merchantId: 'demo' }),
  'house/hand-limits': () => ({ merchantId: 'demo' }),
  'house/jackpots': () => ({ merchantId: 'demo', rtp: '0.963542' }),
  'house/pools': () => ({ merchantId: 'demo' }),
}

const ledger = () =>
  oneOf(
    far.owner.kysely,
    sql<{ transfers: number; answers: number; held: bigint; pools: bigint }>`
    SELECT (SELECT count(*)::int FROM wallet.transfer) AS transfers, (SELECT count(*)::int FROM wallet.answer) AS answers,
      (SELECT sum(left_amount)::bigint FROM wallet.hold) AS held, (SELECT sum(counter)::bigint FROM launch.jackpot_pool) AS pools`,
  )

test.each(houseCallNames)(
  'T-V an outside vendor that signs %s is told what an unknown call is',
  async (call) => {
    const before = await ledger()
    const unknown = await acme.send('house/nothing' as HouseCallName, messages[call]())
    expect(unknown.http).toBe(404)
    expect(await acme.send(call, messages[call]())).toEqual(unknown)
    expect(await acme.send(call, {})).toEqual(unknown)
    expect(await acme.send(call, messages[call](), { vendor: 'NOBODY' })).toEqual(unknown)
    // In the name of the house's vendor, with another's secret.
    expect(await acme.send(call, messages[call](), { vendor: 'STUDIO' })).toEqual({
      http: 401,
      status: 'INVALID_SIGNATURE',
    })
    expect(await ledger()).toEqual(before)
  },
)

test('T-V a vendor that adds a draw for the pools to its own bet-win raises none', async () => {
  const pools = (await ledger()).pools
  const message = { ...messages['house/bet-win']() }
  expect((await studio.send('bet-win', message)).status).toBe('OK')
  expect((await ledger()).pools).toBe(pools)
})

describe('the house’s own vendor', () => {
  // The stack is played for by the tests that follow.
  test.each(houseCallNames.filter((call) => call !== 'house/return-stack'))(
    '%s is answered',
    async (call) => {
      expect((await studio.send(call, messages[call]())).status).toBe('OK')
    },
  )

  test.each<[HouseCallName, object, string]>([
    ['house/bet', { amount: 0 }, 'amount'],
    ['house/bet-win', { jackpot: { draw: '1' } }, 'jackpot.rtp'],
    ['house/bet-win', { jackpot: [] }, 'jackpot'],
    ['house/take-stack', { stackId: 'mine' }, 'stackId'],
    ['house/return-stack', { stackId: 7 }, 'stackId'],
    ['house/settle-hand', { seats: {} }, 'seats'],
    ['house/settle-hand', { seats: [] }, 'seats'],
    ['house/settle-hand', { seats: [null] }, 'seats'],
    [
      'house/settle-hand',
      { seats: [{ stackId: '1', stakeAmount: -1, winAmount: 0, rakeAmount: 0 }] },
      'seats.stakeAmount',
    ],
    [
      'house/settle-hand',
      { seats: [{ stackId: '1', stakeAmount: 100, winAmount: 100, rakeAmount: 1 }] },
      'seats',
    ],
    ['house/settle-play', { stakeAmount: 0 }, 'stakeAmount'],
    ['house/blocked-members', { memberIds: Array.from({ length: 1_001 }, String) }, 'memberIds'],
    ['house/blocked-members', { memberIds: ['a', 1] }, 'memberIds'],
    ['house/note-valid', { rounds: [{ roundId: 'r', amount: 1 }] }, 'rounds.memberId'],
    ['house/pools', { merchantId: '' }, 'merchantId'],
  ])('%s with %j is INVALID_REQUEST of %s', async (call, spoilt, field) => {
    const before = await ledger()
    expect(await studio.send(call, { ...messages[call](), ...spoilt })).toEqual({
      http: 200,
      status: 'INVALID_REQUEST',
      field,
    })
    expect(await ledger()).toEqual(before)
  })

  test('money in a list is written as an integer too', async () => {
    const rawBody = JSON.stringify(messages['house/note-valid']()).replace('100}', '1e2}')
    expect(await studio.send('house/note-valid', {}, { rawBody })).toMatchObject({
      status: 'INVALID_REQUEST',
      field: 'rounds.amount',
    })
  })

  test('a settlement counts once: the same again changes nothing, other content is refused', async () => {
    const hand = messages['house/settle-hand']() as { seats: object[] }
    const play = messages['house/settle-play']()
    for (const [call, message] of [
      ['house/settle-hand', hand],
      ['house/settle-play', play],
    ] as const) {
      const first = await studio.send(call, message)
      const after = await ledger()
      expect(await studio.send(call, message)).toEqual(first)
      const other = { ...message, gameCode: 'POKDENGROOM' }
      expect((await studio.send(call, other)).status).toBe('DUPLICATE_TRANSACTION')
      expect(await ledger()).toEqual(after)
    }
  })

  test('a stack is given back once, and one that never was is named so', async () => {
    const order = { ...orderOf(), amount: 2_000 }
    const first = await studio.send('house/take-stack', order)
    expect(await studio.send('house/take-stack', order)).toMatchObject({
      status: 'OK',
      stackId: first.stackId,
    })
    const found = await studio.send('house/find-stack', { transactionId: order.transactionId })
    expect(found).toMatchObject({ status: 'OK', stackId: first.stackId })
    const back = { stackId: first.stackId }
    expect(await studio.send('house/return-stack', back)).toMatchObject({ status: 'OK', amount: 2_000 })
    const after = await ledger()
    expect(await studio.send('house/return-stack', back)).toMatchObject({ status: 'OK', amount: 2_000 })
    expect(await ledger()).toEqual(after)
    expect((await studio.send('house/return-stack', { stackId: '999999' })).status).toBe('STACK_NOT_FOUND')
  })

  test('only what is lost or refused of its questions is kept among the messages', async () => {
    await studio.send('house/slot-rules', { merchantId: 'demo' })
    await studio.send('house/slot-rules', {})
    await far.server.process.services.use(launchKey).messages.flush()
    const { statuses } = await oneOf(
      far.owner.kysely,
      sql<{ statuses: string[] }>`
      SELECT array_agg(DISTINCT status) AS statuses FROM launch.vendor_message WHERE call = 'house/slot-rules'`,
    )
    expect(statuses).toContain('INVALID_REQUEST')
    expect(statuses).not.toContain('OK')
  })

  test('one that is the house’s own no more is an outside vendor', async () => {
    await run(
      far.owner.kysely,
      sql`UPDATE catalogue.vendor SET is_house = false WHERE vendor_code = 'STUDIO'`,
    )
    await far.server.process.services.use(launchKey).directory.load()
    const before = await ledger()
    expect((await studio.send('house/bet', messages['house/bet']())).http).toBe(404)
    await expect(far.nearPort.bet(messages['house/bet']() as never)).rejects.toThrow('no vendor of the house')
    expect(await ledger()).toEqual(before)
  })
})
