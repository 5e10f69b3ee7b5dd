import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { ACME_SECRET } from '../../db/seeds/launch.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../../tests/support/server.ts'
import { checkPlayerApi } from './player-check.ts'
import { checkWallet } from './vendor-check.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const check = async (number: number, more: object = {}) => {
  const lines: string[] = []
  const result = await checkWallet(
    {
      url: server.origin,
      vendor: 'ACME',
      secret: ACME_SECRET,
      member: demoMemberId(number),
      username: `member${String(number).padStart(2, '0')}`,
      password: DEMO_PASSWORD,
      ...more,
    },
    (line) => {
      lines.push(line)
    },
  )
  return { result, failures: lines.filter((line) => line.includes('FAIL')) }
}

test('T-V1 our wallet passes every case of the conformance kit', async () => {
  const { result, failures } = await check(1)
  expect(failures).toEqual([])
  expect(result).toMatchObject({ failed: 0, notPlayed: 0 })
  expect(result.passed).toBeGreaterThan(50)
})

test('T-Y1 the same cases hold in free play', async () => {
  const { result, failures } = await check(2, { free: true })
  expect(failures).toEqual([])
  expect(result.failed).toBe(0)
})

test('the kit finds a wallet that is configured otherwise than stated', async () => {
  const { failures } = await check(3, {
    'late-wins': true,
    'win-rollback': true,
    'unknown-rollback-not-found': true,
  })
  expect(failures.length).toBeGreaterThanOrEqual(3)
})

test('our demo vendor passes the cases of transfer mode', async () => {
  const lines: string[] = []
  const options = {
    api: `${server.origin}/acme/wallet`,
    vendor: 'ACME',
    secret: ACME_SECRET,
    member: 'a-member',
  }
  const result = await checkPlayerApi({ ...options, 'not-found-is-final': true }, (line) => {
    lines.push(line)
  })
  expect(lines.filter((line) => line.includes('FAIL'))).toEqual([])
  expect(result).toMatchObject({ failed: 0, notPlayed: 0 })
  expect(result.passed).toBeGreaterThan(18)
  expect((await checkPlayerApi(options, () => {})).notPlayed).toBe(2)
})
