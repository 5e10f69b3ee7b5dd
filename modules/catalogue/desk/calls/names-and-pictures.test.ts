/** One game in the console's catalogue: its names, pictures and category. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOf, openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import { addAcmeGames } from '../../../../tests/support/acme-games.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
let owner: Database
let desk: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  await addAcmeGames(server, 40)
  owner = openDatabase({ url: server.ownerUrl, role: null })
  desk = server.client()
  token = await desk.signInOperator('owner')
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

interface DeskGame {
  nodeId: number
  gameCode: string
  position: number
  state: string
  maintenanceUntil: string | null
  names: Record<string, string>
  ownNames: Record<string, string>
  iconUrl: string
  isHot: boolean
  isFreePlayOff: boolean
  gameType: string
  product: string
}
const list = async (query: string) =>
  (await desk.get<{ list: DeskGame[]; totalCount: number }>(`/api/operator/games?${query}`, { token })).value
const gameOf = async (code: string) =>
  (await list(`query=${code}&pageSize=100`)).list.find((game) => game.gameCode === code)!
const post = (path: string, body: object) =>
  desk.post<Record<string, unknown> & { fields: { field: string; rule: string }[] }>(
    `/api/operator/${path}`,
    body,
    { token },
  )
describe('names and pictures', () => {
  it('of the merchant replace the vendor’s, until they are removed', async () => {
    const { nodeId, names } = await gameOf('ACME-15')
    await post(`games/${nodeId}`, { names: { TH: 'ชื่อของบ้าน', ZH: '龙' } })
    expect(await gameOf('ACME-15')).toMatchObject({
      names: { TH: 'ชื่อของบ้าน', EN: names.EN, ZH: '龙' },
      ownNames: { TH: 'ชื่อของบ้าน', ZH: '龙' },
    })
    await post(`games/${nodeId}`, { names: { TH: '', ZH: '' } })
    expect((await gameOf('ACME-15')).names).toEqual(names)
  })

  it('are made into the widths that a page loads', async () => {
    const form = new FormData()
    form.append(
      'image',
      new Blob([
        new Uint8Array(
          await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a33' } })
            .jpeg()
            .toBuffer(),
        ),
      ]),
      'x.png',
    )
    form.append('kind', 'poster')
    const { value } = await desk.post<{ url: string; width: number; height: number }>(
      '/api/operator/games/pictures',
      form,
      { token },
    )
    expect(value).toMatchObject({
      width: 320,
      height: 428,
      url: expect.stringMatching(/^\/files\/[\w-]{32}\.poster\.webp$/) as string,
    })
    const sizes = await Promise.all(
      [value.url, value.url.replace('.webp', '@2x.webp')].map(async (url) => {
        const answer = await fetch(server.origin + url)
        expect(answer.headers.get('content-type')).toBe('image/webp')
        const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        return [width, format]
      }),
    )
    expect(sizes).toEqual([
      [320, 'webp'],
      [480, 'webp'],
    ])
    const { nodeId, iconUrl } = await gameOf('ACME-16')
    await post(`games/${nodeId}`, { iconUrl: value.url })
    expect((await gameOf('ACME-16')).iconUrl).toBe(value.url)
    await post(`games/${nodeId}`, { iconUrl: '' })
    expect((await gameOf('ACME-16')).iconUrl).toBe(iconUrl)
    const text = new FormData()
    text.append('image', new Blob(['<svg onload=alert(1)>']), 'x.png')
    text.append('kind', 'poster')
    expect(await desk.post('/api/operator/games/pictures', text, { token })).toMatchObject({
      code: 'UPLOAD_INVALID',
    })
  })

  it('a category by hand belongs to the merchant that manages the vendor', async () => {
    const { nodeId } = await gameOf('ACME-17')
    expect((await post(`games/${nodeId}`, { gameType: 'FISH' })).status).toBe(200)
    expect((await gameOf('ACME-17')).gameType).toBe('FISH')
    expect(
      await firstOf(owner.kysely, sql`SELECT product FROM wallet.game_guard WHERE game_code = 'ACME-17'`),
    ).toEqual({ product: 'FISH' })
    expect(await gameOf('ACME-17')).toMatchObject({ product: 'FISH' })
    await run(owner.kysely, sql`UPDATE catalogue.vendor SET managed_by = 'other' WHERE vendor_code = 'ACME'`)
    expect(await post(`games/${nodeId}`, { gameType: 'RNG' })).toMatchObject({ status: 403 })
    await run(owner.kysely, sql`UPDATE catalogue.vendor SET managed_by = 'demo' WHERE vendor_code = 'ACME'`)
  })
})
