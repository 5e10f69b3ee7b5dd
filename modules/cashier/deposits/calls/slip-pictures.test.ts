import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../../tests/support/cashier.ts'
import { drawBlank } from '../../../../tests/support/slip.ts'

let house: CashierHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-slips-'))
  house = await openCashierHouse({ DATA_DIR: folder })
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

const open = async (member: Player, amount = 50_000): Promise<string> =>
  (
    await member.call(openDeposit, {
      body: { channel: 'BANK_TRANSFER', amount, sourceAccountId: await member.bankAccountId() },
    })
  ).value.intentId
const send = (member: Player, intentId: string, ...images: Buffer[]) => {
  const form = new FormData()
  for (const bytes of images)
    form.append('slip', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), '../../slip.html')
  return house.client.post<{
    state: string
    slip: { url: string; sendingBank: string | null; transRef: string | null }
  }>(`/api/wps/deposit/${intentId}/slip`, form, { token: member.token })
}
const read = async (member: Player, intentId: string) =>
  (await member.call(readDeposit, { params: { intentId } })).value

test('T-D2 a small file of 30,000 × 30,000 pixels is refused before it is unpacked', async () => {
  const member = await house.player(10)
  const intentId = await open(member)
  const before = process.memoryUsage().rss
  const bomb = flatPng(30_000, 30_000)
  expect(bomb.length).toBeLessThan(130_000)
  expect(await send(member, intentId, bomb)).toMatchObject({ status: 422, code: 'UPLOAD_INVALID' })
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  expect((await read(member, intentId)).slip).toBeNull()
})

test('T-D3 of 20 files that are two formats at once, none is stored as a page or a drawing', async () => {
  const slip = await drawBlank('#123456')
  const jpg = await sharp(slip).jpeg().toBuffer()
  const pages = [
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'GIF89a/*<svg/onload=alert(1)>*/=1;',
    '%PDF-1.7 <script>',
    '<?xml version="1.0"?><html/>',
  ].map((text) => Buffer.from(text))
  const files = pages.flatMap((page) => [
    Buffer.concat([slip, page]),
    Buffer.concat([jpg, page]),
    Buffer.concat([page, slip]),
    page,
  ])
  expect(files).toHaveLength(20)
  const members = await Promise.all([11, 12, 13, 14].map((number) => house.player(number)))
  let [intentId, keptCount] = ['', 0]
  for (const [place, file] of files.entries()) {
    const member = members[Math.floor(place / 5)]!
    if (place % 5 === 0) intentId = await open(member)
    const reply = await send(member, intentId, file)
    if (reply.status !== 200) {
      expect([reply.status, reply.code]).toEqual([422, 'UPLOAD_INVALID'])
      continue
    }
    const answer = await fetch(house.server.origin + reply.value.slip.url, {
      headers: { authorization: `Bearer ${member.token}` },
    })
    expect(answer.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toMatch(/<script|<svg|<html|%PDF/i)
    keptCount++
  }
  expect(keptCount).toBe(10)
  const onDisk = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  expect(
    onDisk
      .filter((entry) => entry.isFile())
      .every((entry) => /^[A-Za-z0-9_-]{32}\.(png|jpg)$/.test(entry.name)),
  ).toBe(true)
})

function flatPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('the ledger is whole after all of it', () => house.audit())
