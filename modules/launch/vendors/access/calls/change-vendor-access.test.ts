/**  */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderFaults, pocketPlayer, switchAcme } from '../../../../../tests/support/pockets.ts'
import { confirmAs } from '../../../../../tests/support/two-people.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type Reply,
  type TestServer,
} from '../../../../../tests/support/server.ts'

let server: TestServer
let owner: string
beforeAll(async () => {
  // What waits for the vendor's answer waits until a test asks.
  server = await startServer({ env: WITHOUT_WORKER })
  owner = await server.client().signInOperator('owner')
})
afterAll(() => server.close())

const change = (body: object, token = owner) =>
  server.client().post('/api/operator/vendors/ACME/access', body, { token })
const vendors = async () =>
  (
    await server
      .client()
      .get<{ list: { vassalage: string; wallet: object; allowList: string[]; heldAmount: number }[] }>(
        '/api/operator/vendors',
        { token: owner },
      )
  ).value.list
interface Waiting {
  transferId: string
  vendor: string
  account: string
  direction: string
  amount: number
  lastAnswer: string
  abilities: string[]
}
const waiting = async (token = owner) =>
  ((await server.client().get('/api/operator/pocket-transfers', { token })) as Reply<{ list: Waiting[] }>)
    .value.list

test('an operator switches a vendor to pockets and back, but not while members’ money is there', async () => {
  expect(await change({ wallet: { walletMode: 'TRANSFER' } })).toMatchObject({
    status: 200,
    value: { state: 'PENDING', wallet: { walletMode: 'SEAMLESS' } },
  })
  await confirmAs(server, 'finance', 'vendor:ACME')
  const changed = (await vendors()).find((vendor) => vendor.vassalage === 'ACME')!
  expect(changed.wallet).toEqual({ walletMode: 'TRANSFER', apiUrl: '/acme/wallet', notFoundIsFinal: true })
  const member = await pocketPlayer(server, 'member01')
  await expect.poll(async () => (await member.transfer('MAIN', 'ACME', 500)).status).toBe(200)
  const acme = (await vendors()).find((vendor) => vendor.vassalage === 'ACME')!
  expect(acme).toMatchObject({ wallet: { walletMode: 'TRANSFER' }, heldAmount: 500 })
  expect(await change({ wallet: { walletMode: 'SEAMLESS' } })).toMatchObject({
    status: 409,
    code: 'VENDOR_POCKETS',
  })
  const menus = await server
    .client()
    .get<{ vendors: { vassalage: string; accountTypeName: string }[] }>('/api/lgw/games/game_menus')
  expect(menus.value.vendors.find((vendor) => vendor.vassalage === 'ACME')!.accountTypeName).toBe('ACME')
  expect((await member.transfer('ACME', 'MAIN', 500)).value.state).toBe('DONE')
  expect((await change({ wallet: { walletMode: 'SEAMLESS' } })).status).toBe(200)
  await expect
    .poll(async () => (await member.transfer('MAIN', 'ACME', 500)).code)
    .toBe('WALLET_NOT_TRANSFERABLE')
  await expect
    .poll(async () => (await member.wallets()).value.wallets.map((wallet) => wallet.vassalage))
    .toEqual(['MAIN'])
})

test('what gives more access, forgives more or sends money elsewhere waits for a second person; the rest takes effect at once', async () => {
  const wallet = (await vendors()).find((vendor) => vendor.vassalage === 'ACME')!.wallet as {
    walletMode: string
  }
  expect(wallet.walletMode).toBe('SEAMLESS')
  const rules = { lateWinAllowed: false, unknownRollbackNotFound: false, winRollbackAllowed: false }
  const listed = {
    allowList: ['10.1.0.0/16', '127.0.0.1'],
    settings: rules,
    wallet: { notFoundIsFinal: false },
  }
  expect((await change(listed)).value).toMatchObject({ state: 'CHANGED', ...listed })
  expect(
    (await change({ allowList: ['127.0.0.1'], settings: { unknownRollbackNotFound: true } })).value,
  ).toMatchObject({ state: 'CHANGED', allowList: ['127.0.0.1'] })
  interface Row {
    proposalId: string
    kind: string
    changes: object[]
  }
  const proposals = async () =>
    (
      await server
        .client()
        .get<{ list: Row[] }>('/api/operator/proposals?state=PENDING&subject=vendor:ACME', { token: owner })
    ).value.list
  for (const [loose, shown] of [
    [{ allowList: [] }, { field: 'vendor_allowList', before: '127.0.0.1', after: '' }],
    [
      { allowList: ['127.0.0.1', '10.2.0.0/16'] },
      { field: 'vendor_allowList', before: '127.0.0.1', after: '127.0.0.1, 10.2.0.0/16' },
    ],
    [{ settings: { lateWinAllowed: true } }, { field: 'vendor_lateWin', before: 'false', after: 'true' }],
    [
      { settings: { winRollbackAllowed: true } },
      { field: 'vendor_winRollback', before: 'false', after: 'true' },
    ],
    [{ wallet: { notFoundIsFinal: true } }, { field: 'vendor_final', before: 'false', after: 'true' }],
    [
      { wallet: { walletMode: 'TRANSFER' } },
      { field: 'vendor_wallet', before: 'SEAMLESS', after: 'TRANSFER' },
    ],
  ] as const) {
    expect((await change(loose)).value).toMatchObject({
      state: 'PENDING',
      allowList: ['127.0.0.1'],
      settings: { ...rules, unknownRollbackNotFound: true },
    })
    const [row] = await proposals()
    expect(row).toMatchObject({ kind: 'vendor.access', changes: [shown] })
    expect((await change(loose)).code).toBe('CHANGE_STATE')
    await server
      .client()
      .post(
        `/api/operator/proposals/${row!.proposalId}/reject`,
        {},
        { token: owner, key: crypto.randomUUID() },
      )
  }
  // A change that takes effect meanwhile rejects the pending one, since that was proposed for another state.
  await change({ allowList: [] })
  expect((await change({ opensIn: 'WINDOW' })).value).toMatchObject({
    state: 'CHANGED',
    opensIn: 'WINDOW',
    allowList: ['127.0.0.1'],
  })
  expect(await proposals()).toEqual([])
  await change({
    allowList: [],
    settings: { winRollbackAllowed: true },
    wallet: { notFoundIsFinal: true },
    opensIn: 'IFRAME',
  })
  await confirmAs(server, 'finance', 'vendor:ACME')
  expect((await vendors()).find((vendor) => vendor.vassalage === 'ACME')).toMatchObject({
    allowList: [],
    opensIn: 'IFRAME',
    settings: { winRollbackAllowed: true },
  })
})

test('a closed vendor accepts no money and returns it', async () => {
  await switchAcme(server)
  const member = await pocketPlayer(server, 'member02')
  await member.transfer('MAIN', 'ACME', 500)
  await server.client().post('/api/operator/vendors/ACME/state', { state: 'MAINTENANCE' }, { token: owner })
  expect(await member.transfer('MAIN', 'ACME', 500)).toMatchObject({ status: 503, code: 'GAME_MAINTENANCE' })
  expect((await member.wallets()).value.wallets.at(-1)).toMatchObject({
    vassalage: 'ACME',
    balance: 500,
    status: 'MAINTENANCE',
  })
  expect((await member.transfer('ACME', 'MAIN', 500)).value.state).toBe('DONE')
  await server.client().post('/api/operator/vendors/ACME/state', { state: 'OPEN' }, { token: owner })
})

test('operators see pending transfers and ask again; a viewer only sees them', async () => {
  await switchAcme(server)
  const member = await pocketPlayer(server, 'member03')
  await orderFaults(server, ['LOST'], 1)
  await member.transfer('MAIN', 'ACME', 700)
  const [row] = await waiting()
  expect(row).toMatchObject({
    vendor: 'ACME',
    account: 'member03',
    direction: 'IN',
    amount: 700,
    lastAnswer: 'NO_ANSWER',
    abilities: ['ask'],
  })
  const viewer = await server.client().signInOperator('viewer')
  expect((await waiting(viewer))[0]!.abilities).toEqual([])
  const ask = (token: string, id = row!.transferId) =>
    server.client().post(`/api/operator/pocket-transfers/${id}/ask`, {}, { token })
  expect((await ask(viewer)).status).toBe(403)
  expect((await ask(owner)).value).toEqual({ state: 'PENDING' })
  expect((await waiting())[0]!.lastAnswer).toBe('HTTP 503')
  expect((await ask(owner)).value).toEqual({ state: 'DONE' })
  expect(await waiting()).toEqual([])
  expect((await ask(owner)).value).toEqual({ state: 'DONE' })
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000'])
    expect((await ask(owner, id)).code).toBe('TRANSFER_NOT_FOUND')
})

test('a game of a vendor with pockets is played on the pocket, and its stakes never touch the main wallet', async () => {
  await switchAcme(server)
  const member = await pocketPlayer(server, 'member04')
  await member.transfer('MAIN', 'ACME', 5_000)
  const { main } = await member.stand()
  const launched = await member.client.post<{ url: string }>(
    '/api/wps/game/launchGame',
    { vassalage: 'ACME', gameCode: 'ACME-1' },
    { token: member.token },
  )
  const play = async (path: string, body: object) =>
    (await (
      await fetch(`${server.origin}/acme/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as { value: { play: string; balanceAmount: number; winAmount: number }; refusal?: string }
  const entered = await play('enter', {
    token: new URL(launched.value.url, server.origin).searchParams.get('token'),
  })
  expect(entered.value.balanceAmount).toBe(5_000)
  const round = await play('play', { play: entered.value.play, stakeAmount: 500, field: 0 })
  expect(round.value.balanceAmount).toBe(4_500 + round.value.winAmount)
  expect((await play('play', { play: entered.value.play, stakeAmount: 50_000, field: 0 })).refusal).toBe(
    'INSUFFICIENT_FUNDS',
  )
  const seen = await member.wallets()
  expect(seen.value.wallets).toMatchObject([
    { vassalage: 'MAIN', balance: main },
    { vassalage: 'ACME', balance: 4_500 + round.value.winAmount },
  ])
})
