/** T-J1 the platform calls vendors at their own addresses, and nowhere in its own network. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendorRecord } from '../../../../tests/support/pocket-vendor.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../../tests/support/server.ts'
import { PlayerApi } from '../pockets/player-api.ts'
import { isVendorAddress } from './rules/vendor-address.ts'

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
test('T-J1 the platform calls a vendor at its own address, nowhere in its own network', async () => {
  for (const apiUrl of [
    'ftp://vendor.example',
    'http://name:word@vendor.example',
    'https://vendor.example/?to=x',
    'http://169.254.169.254/latest',
    'http://[fe80::1]/',
    '//vendor.example',
    'javascript:alert(1)',
    'vendor.example',
    'http://@vendor.example',
    'http://vendor.example.',
    'https://a.example\\@b.example',
    'http:vendor.example',
    'http://224.0.0.1',
    'http://0.0.0.0:3000',
    'http://[ff02::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
  ]) {
    expect(await change({ wallet: { apiUrl } }), apiUrl).toMatchObject({
      status: 422,
      code: 'REQUEST_INVALID',
      value: { fields: [{ field: 'wallet.apiUrl' }] },
    })
  }
  for (const inside of [
    'http://vendor.example',
    '/acme/wallet',
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://localhost',
    'https://a.localhost',
    'https://10.1.2.3',
    'https://192.168.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[fd00::1]',
    'https://0177.0.0.1',
    'https://127.1',
    'https://127.0.0.1.',
    'https://localhost.',
    'https://vendor.example.',
    'https://intranet',
    'https://[64:ff9b::a00:1]',
    'https://[2002:a00:1::1]',
    'https://[ff02::1]',
    'https://224.0.0.251',
    'https://0.0.0.0',
    'https://100.64.0.1',
    'https://198.18.0.1',
    'https://203.0.113.7',
  ])
    expect(isVendorAddress(inside, true), inside).toBe(false)
  for (const outside of [
    'https://vendor.example',
    'https://vendor.example:8443/wallet/v1',
    'https://93.184.216.34/api',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/api',
  ])
    expect(isVendorAddress(outside, true), outside).toBe(true)
})

test('T-J1 in live mode no vendor is called whose name leads to a private address, whatever is in the list of vendors', async () => {
  const live = new PlayerApi(server.origin, 'PUBLIC')
  for (const apiUrl of [
    server.origin,
    server.origin.replace('127.0.0.1', 'localhost'),
    server.origin.replace('127.0.0.1', '2130706433'),
    '/acme/wallet',
    'http://localhost./',
  ]) {
    expect([apiUrl, await live.balance(vendorRecord(apiUrl), { memberId: 'anybody' })]).toEqual([
      apiUrl,
      { kind: 'UNKNOWN', why: 'ADDRESS_REFUSED' },
    ])
  }
  const demo = new PlayerApi(server.origin, 'NEARBY')
  expect(
    await demo.balance(vendorRecord(`${server.origin}/acme/wallet`), { memberId: 'anybody' }),
  ).not.toMatchObject({ why: 'ADDRESS_REFUSED' })
})
