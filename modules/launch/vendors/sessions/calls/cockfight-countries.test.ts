/** Cockfights are neither listed nor opened in the countries that a house names. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../../../../tests/support/server.ts'
import { DEMO_MERCHANT } from '../../../../../db/seeds/system.ts'
import { catalogueKey, providerSettings } from '../../../../catalogue/index.ts'
import { setSetting } from '../../../../system/index.ts'

const AMERICAN = '8.8.8.8'
let server: TestServer
let client: TestClient
let token: string
beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: '1' } })
  client = server.client()
  token = await client.signIn('member07')
})
afterAll(() => server.close())

const listedFrom = async (address: string) => {
  const { value } = await client.get<{ games: { gameCode: string }[] }>(
    '/api/wps/relay/GCSGAME_gameList?gameType=COCKFIGHT',
    { headers: { 'x-forwarded-for': address } },
  )
  return value.games.map(({ gameCode }) => gameCode)
}
const launchFrom = (address: string, gameCode = 'COCKFIGHT') =>
  client.post(
    '/api/wps/game/launchGame',
    { vassalage: 'STUDIO', gameCode },
    { token, headers: { 'x-forwarded-for': address } },
  )

test('a country that is named sees no cockfight and opens none; any other does as before', async () => {
  expect(await listedFrom(AMERICAN)).toContain('COCKFIGHT')
  expect((await launchFrom(AMERICAN)).status).toBe(200)
  await server.process.database.transaction((tx) =>
    setSetting(tx, DEMO_MERCHANT, providerSettings.cockfightHiddenIn, ['US']),
  )
  const catalogue = server.process.services.use(catalogueKey)
  await expect.poll(() => catalogue.of(DEMO_MERCHANT, 'US').gameOf('STUDIO', 'COCKFIGHT')).toBeUndefined()
  expect(await listedFrom(AMERICAN)).toEqual([])
  expect(await launchFrom(AMERICAN)).toMatchObject({ status: 403, code: 'COMMON_REGION' })
  expect((await launchFrom(AMERICAN, 'TUKTUK3')).status).toBe(200)
  expect(await listedFrom('127.0.0.1')).toContain('COCKFIGHT')
  expect((await launchFrom('127.0.0.1')).status).toBe(200)
})
