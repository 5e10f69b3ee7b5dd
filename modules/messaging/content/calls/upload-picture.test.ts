/** Uploaded pictures of a merchant, and that no address in a field makes the server fetch anything (T-J1). */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'

let server: TestServer
let desk: TestClient
let token: string
let listener: Server
let port = 0
const asked: string[] = []
beforeAll(async () => {
  server = await startServer({ env: { DATA_DIR: `/tmp/sala-test-${crypto.randomUUID()}` } })
  desk = server.client()
  token = await desk.signInOperator('owner')
  listener = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  listener.on('connection', () => {
    asked.push('connection')
  })
  await new Promise<void>((resolve) => {
    listener.listen(0, '0.0.0.0', resolve)
  })
  port = (listener.address() as AddressInfo).port
})
afterAll(async () => {
  listener.close()
  await server.close()
})

function upload(bytes: Uint8Array<ArrayBuffer> | string, name = 'picture.png', field = 'image') {
  const body = new FormData()
  body.append(field, new Blob([bytes]), name)
  return desk.post<{ url: string; width: number; height: number }>('/api/operator/pictures', body, { token })
}
const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 24, channels: 3, background: { r: 20, g: 80, b: 60 } } })
      .png()
      .toBuffer(),
  )

test('a picture is encoded again, stored and served to everybody', async () => {
  const { status, value } = await upload(await png())
  expect({ status, ...value }).toMatchObject({ status: 200, width: 60, height: 24 })
  expect(value.url).toMatch(/^\/files\/[A-Za-z0-9._-]+$/)
  const served = await fetch(server.origin + value.url)
  expect(served.status).toBe(200)
  expect(served.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp)$/)
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  const draft = {
    kind: 'PL',
    execution: 'A',
    promotionType: 'SYSTEM',
    titles: { TH: 'รูป', EN: 'Picture' },
    contents: { TH: '', EN: `<p>See</p><img src="${value.url}" alt="x">` },
    imageUrl: value.url,
    isShown: true,
    startsAt: '2025-11-01T00:00:00.000Z',
    endsAt: null,
  }
  expect(await desk.post('/api/operator/announcements', draft, { token })).toMatchObject({ status: 200 })
  const { value: list } = await server
    .client()
    .get<{ player: { title: string; content: string; imageUrl: string }[] }>(
      '/api/wps/relay/MCSFE_getListAnnouncements?types=PL',
    )
  const notice = list.player.find(({ title }) => title === 'Picture')!
  expect(notice.imageUrl).toBe(value.url)
  expect(notice.content).toContain(`src="${value.url}"`)
})

test('a file that only claims to be a picture is refused by its content', async () => {
  for (const [bytes, name] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'],
    ['<html></html>', 'a.jpg'],
    ['GIF89a', 'a.png'],
    ['', 'a.png'],
  ] as const) {
    expect(await upload(bytes, name), name).toMatchObject({ status: 422, code: 'UPLOAD_INVALID' })
  }
  expect(await upload(await png(), 'a.png', 'other')).toMatchObject({ code: 'UPLOAD_INVALID' })
  expect(await desk.post('/api/operator/pictures', new FormData(), { token })).toMatchObject({
    code: 'UPLOAD_INVALID',
  })
})

test('T-J1 twenty addresses in every picture field, and pictures that contain addresses, make the server fetch nothing', async () => {
  const addresses = [
    `http://127.0.0.1:${port}/a`,
    `http://localhost:${port}/b`,
    `http://[::1]:${port}/c`,
    `http://[::ffff:127.0.0.1]:${port}/d`,
    `http://2130706433:${port}/e`,
    `http://0x7f000001:${port}/f`,
    `http://0177.0.0.1:${port}/g`,
    `http://127.1:${port}/h`,
    `http://0.0.0.0:${port}/i`,
    `https://127.0.0.1:${port}/j`,
    `//127.0.0.1:${port}/k`,
    `/\\127.0.0.1:${port}/l`,
    `http://user@127.0.0.1:${port}/m`,
    `http://127.0.0.1.nip.io:${port}/n`,
    'file:///etc/passwd',
    `ftp://127.0.0.1:${port}/o`,
    `gopher://127.0.0.1:${port}/p`,
    `data:image/svg+xml,<svg><image href="http://127.0.0.1:${port}/q"/></svg>`,
    `/files/../../redirect?to=http://127.0.0.1:${port}/r`,
    `dict://127.0.0.1:${port}/s`,
  ]
  expect(addresses).toHaveLength(20)
  const texts = { TH: 'ที่อยู่', EN: 'Address' }
  for (const url of addresses) {
    const content = `<p>x</p><img src="${url}"><img srcset="${url} 2x"><a href="${url}">a</a><link rel="stylesheet" href="${url}"><iframe src="${url}"></iframe><video poster="${url}" src="${url}"></video>`
    const announcement = {
      kind: 'PL',
      execution: 'A',
      promotionType: 'SYSTEM',
      titles: texts,
      contents: { TH: content, EN: content },
      isShown: true,
      startsAt: '2025-11-02T00:00:00.000Z',
      endsAt: null,
    }
    const article = {
      section: 'NEWS',
      slug: `address-${addresses.indexOf(url)}`,
      titles: texts,
      seoTitles: texts,
      summaries: texts,
      contents: { TH: content, EN: content },
      publishedAt: '2025-11-02T00:00:00.000Z',
    }
    const banner = {
      groupName: 'w_home',
      titles: texts,
      texts,
      linkageType: 'NONE',
      linkage: '',
      position: 1,
      isShown: true,
      startsAt: null,
      endsAt: null,
      languages: [],
    }
    for (const [path, draft] of [
      ['announcements', announcement],
      ['articles', article],
      ['banners', banner],
    ] as const) {
      expect(
        (await desk.post(`/api/operator/${path}`, { ...draft, imageUrl: url }, { token })).status,
        `${path} ${url}`,
      ).toBe(422)
    }
    expect(
      (await desk.post('/api/operator/announcements', { ...announcement, imageUrl: '' }, { token })).status,
    ).toBe(200)
    expect((await desk.post('/api/operator/articles', { ...article, imageUrl: '' }, { token })).status).toBe(
      200,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="${url}" width="9" height="9"/></svg>`
    expect((await upload(svg, 'a.svg')).code).toBe('UPLOAD_INVALID')
    expect((await upload(url, 'a.png')).code).toBe('UPLOAD_INVALID')
  }
  const { value } = await server
    .client()
    .get<{ player: { content: string; imageUrl: string }[] }>(
      '/api/wps/relay/MCSFE_getListAnnouncements?types=PL',
    )
  for (const { content, imageUrl } of value.player) {
    expect(content).not.toMatch(/<(iframe|video|link)|<[^>]*srcset|<img[^>]*src="(?!\/(files|art)\/)/)
    expect(imageUrl).toMatch(/^(\/(files|art)\/[A-Za-z0-9._-]+)?$/)
  }
  expect(asked).toEqual([])
  // The listener does work: the silence above is the server's.
  await fetch(`http://127.0.0.1:${port}/heard`)
  expect(asked).toContain('/heard')
})
