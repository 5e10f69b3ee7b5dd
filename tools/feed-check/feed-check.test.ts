import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitFeed } from '../../modules/sportsbook/index.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { feedKey, FEED_SECRET } from '../../tests/support/sports-feed.ts'
import { checkFeed } from './feed-check.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ seed: false, env: { SECRET_KEY: feedKey.toString('base64') } })
  const provider = { provider: 'CHECK', name: 'Check', secret: FEED_SECRET, isVirtual: true }
  await admitFeed(server.process.database, feedKey, provider)
})
afterAll(() => server.close())

test('our port passes every case of the kit, silence among them', async () => {
  const lines: string[] = []
  const result = await checkFeed(
    { url: server.origin, provider: 'CHECK', secret: FEED_SECRET },
    (line) => {
      lines.push(line)
    },
    { isSlow: true },
  )
  expect(lines.filter((line) => line.includes('FAIL'))).toEqual([])
  expect(result).toMatchObject({ failed: 0, notPlayed: 0 })
  expect(result.passed).toBeGreaterThan(25)
}, 120_000)

test('the kit finds an endpoint that does not hold to the rules', async () => {
  const result = await checkFeed({ url: server.origin, provider: 'CHECK', secret: 'another' }, () => {})
  expect(result.failed).toBeGreaterThan(20)
})
