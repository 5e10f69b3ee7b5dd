import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../contract/shared/call.ts'
import { handle } from '../../platform/calls.ts'
import { keepImages, sweepFiles } from '../../platform/files.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'

const schemas = () => ({
  body: Type.Object({ reader: Type.String() }),
  value: Type.Object({ names: Type.Array(Type.String()), seen: Type.Array(Type.Boolean()) }),
})
const keep: Call<typeof schemas> = {
  name: 'test/keep-images',
  method: 'POST',
  path: '/api/test/images',
  module: 'WPS',
  audience: 'member',
  takes: 'upload',
  summary: 'Stores pictures.',
  errors: ['UPLOAD_INVALID'],
}
const handleKeep = handle(keep, schemas, async (context, { body }) => {
  const kept = await keepImages(
    context,
    context.uploads,
    'test',
    body.reader === 'everybody'
      ? { isPublic: true }
      : { ownerId: context.actor.accountId, ability: 'members.read' },
  )
  return { names: kept.map(({ name }) => name), seen: kept.map(({ isSeenBefore }) => isSeenBefore) }
})

describe('stored files', () => {
  let server: TestServer
  let folder: string
  let picture: Buffer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sala-files-'))
    server = await startServer({ handlers: [handleKeep], env: { DATA_DIR: folder } })
    picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const send = (token: string, reader: string, files: Buffer[]) => {
    const form = new FormData()
    form.set('reader', reader)
    for (const bytes of files)
      form.append('images', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), '../../etc/passwd.html')
    return server.client().post<{ names: string[]; seen: boolean[] }>(keep.path, form, { token })
  }
  const read = (name: string, token?: string) =>
    fetch(`${server.origin}/files/${name}`, token ? { headers: { authorization: `Bearer ${token}` } } : {})

  it('T-D3 serves a picture under a random name, as a picture to save and never as a page', async () => {
    const token = await server.client().signIn('member01')
    const { value } = await send(token, 'everybody', [picture])
    expect(value.names[0]).toMatch(/^[A-Za-z0-9_-]{32}\.png$/)
    const answer = await read(value.names[0]!)
    expect(answer.status).toBe(200)
    expect(
      Object.fromEntries(
        ['content-type', 'x-content-type-options', 'content-security-policy'].map((name) => [
          name,
          answer.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[A-Za-z0-9_-]+\.png"$/)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(20)
  })

  it('shows a private picture to its owner and to operators with the ability; for everybody else it does not exist', async () => {
    const client = server.client()
    const [owner, other] = [await client.signIn('member02'), await client.signIn('member03')]
    const name = (await send(owner, 'me', [picture])).value.names[0]!
    expect((await read(name, owner)).status).toBe(200)
    expect((await read(name, owner)).headers.get('cache-control')).toBe('private, no-store')
    expect((await read(name, await client.signInOperator('viewer'))).status).toBe(200)
    for (const token of [undefined, other, 'x'.repeat(43)]) {
      const answer = await read(name, token)
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'UPLOAD_NOT_FOUND'])
    }
  })

  it('answers 404 for invalid names', async () => {
    for (const name of ['..%2f..%2fpackage.json', 'a.png', `${'a'.repeat(32)}.svg`, `${'a'.repeat(32)}.png`])
      expect((await read(name)).status, name).toBe(404)
  })

  it('T-D4 says that the same file was sent before', async () => {
    const token = await server.client().signIn('member04')
    const fresh = await sharp({ create: { width: 21, height: 20, channels: 3, background: '#996633' } })
      .jpeg()
      .toBuffer()
    expect((await send(token, 'me', [fresh])).value.seen).toEqual([false])
    expect((await send(token, 'me', [fresh])).value.seen).toEqual([true])
  })

  it('T-D5 refuses the sixth upload within a minute', async () => {
    const token = await server.client().signIn('member05')
    for (let count = 0; count < 5; count++) expect((await send(token, 'me', [picture])).status).toBe(200)
    const sixth = await send(token, 'me', [picture])
    expect([sixth.status, sixth.code]).toEqual([429, 'COMMON_RATE_LIMIT'])
  })

  it('takes three pictures of 5 MiB at most, and nothing but pictures', async () => {
    const token = await server.client().signIn('member06')
    expect(await send(token, 'me', [picture, picture, picture, picture])).toMatchObject({
      status: 422,
      code: 'REQUEST_INVALID',
      value: {
        fields: [{ field: 'images', rule: 'maxFiles', message: 'Please send at most 3 files at a time' }],
      },
    })
    expect(await send(token, 'me', [Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)])])).toMatchObject({
      status: 413,
      code: 'REQUEST_TOO_LARGE',
    })
    expect(await send(token, 'me', [picture, Buffer.from('<svg/>')])).toMatchObject({
      status: 422,
      code: 'UPLOAD_INVALID',
    })
  })

  it('deletes day-old pictures that no row names, and nothing else', async () => {
    const token = await server.client().signIn('member07')
    const kept = (await send(token, 'me', [picture])).value.names[0]!
    const place = (name: string) => join(folder, 'files', name.slice(0, 2), name)
    const [orphan, young, sealed] = [
      `aa${'b'.repeat(30)}.png`,
      `aa${'c'.repeat(30)}.png`,
      `aa${'d'.repeat(30)}.sealed`,
    ]
    await mkdir(join(folder, 'files', 'aa'), { recursive: true })
    for (const name of [orphan, young, sealed]) await writeFile(place(name), 'x')
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    for (const name of [kept, orphan, sealed]) await utimes(place(name), yesterday, yesterday)
    expect(await sweepFiles(server.process.database.kysely, server.process.config, 86_400_000)).toBe(1)
    expect(
      (await readdir(join(folder, 'files', 'aa'))).filter((name) => /^aa[bcd]/.test(name)).sort(),
    ).toEqual([young, sealed])
    expect((await read(kept, token)).status).toBe(200)
  })

  it('stores nothing outside its own folder', async () => {
    expect((await readdir(folder)).every((name) => name === 'files')).toBe(true)
  })
})
