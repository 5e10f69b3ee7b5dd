import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { crc32, deflateSync } from 'node:zlib'
import { cleanImage, IMAGE_BYTES } from './images.ts'

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 30 } } })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A valid png of one colour whose packed rows are tiny, however many pixels it claims. */
function flatPng(width: number, height: number): Buffer {
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

describe('a picture that somebody sends', () => {
  it('keeps a png a png and a jpg a jpg, whatever it was called', async () => {
    expect(await cleanImage(await paint(40, 30).png().toBuffer())).toMatchObject({
      mediaType: 'image/png',
      width: 40,
      height: 30,
    })
    expect(await cleanImage(await paint(40, 30).jpeg().toBuffer())).toMatchObject({
      mediaType: 'image/jpeg',
      width: 40,
      height: 30,
    })
  })

  it('T-D3 loses its metadata and is turned upright', async () => {
    const sent = await paint(40, 20)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: '<script>alert(1)</script>', ImageDescription: '13.7563,100.5018' } },
      })
      .jpeg()
      .toBuffer()
    expect(sent.includes('<script>')).toBe(true)
    const kept = await cleanImage(sent)
    expect([kept.width, kept.height]).toEqual([20, 40])
    const { exif, icc, xmp } = await sharp(kept.bytes).metadata()
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    expect(kept.bytes.includes('<script>')).toBe(false)
  })

  it('is at most 4096 px long afterwards', async () => {
    expect(await cleanImage(await paint(5000, 100).png().toBuffer())).toMatchObject({
      width: 4096,
      height: 82,
    })
  })

  it('T-D2 is refused by its header if it claims 900 million pixels, without being unpacked', async () => {
    const bomb = flatPng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(120_000)
    const before = process.memoryUsage().rss
    await expect(cleanImage(bomb)).rejects.toMatchObject({ code: 'UPLOAD_INVALID' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
    await expect(cleanImage(flatPng(8000, 5001))).rejects.toMatchObject({ code: 'UPLOAD_INVALID' })
    await expect(cleanImage(flatPng(6000, 6000))).resolves.toMatchObject({ width: 4096 })
  })

  it('T-D3 is refused if it is anything else, or broken, or too large', async () => {
    const png = await paint(10, 10).png().toBuffer()
    const others = [
      Buffer.alloc(0),
      Buffer.from('GIF89a<script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      Buffer.from('<!doctype html><p>'),
      Buffer.from('PK\u0003\u0004'),
      Buffer.from('%PDF-1.7'),
      await paint(10, 10).webp().toBuffer(),
      await paint(10, 10).gif().toBuffer(),
      await paint(10, 10).tiff().toBuffer(),
      png.subarray(0, 20),
      png.subarray(0, 50),
      Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')]),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x3c, 0x68]),
      Buffer.concat([png, Buffer.alloc(IMAGE_BYTES)]),
    ]
    for (const sent of others)
      await expect(cleanImage(sent), sent.subarray(0, 12).toString('latin1')).rejects.toMatchObject({
        code: 'UPLOAD_INVALID',
      })
  })

  it('T-D3 only the picture is kept of twenty polyglots', async () => {
    const [png, jpg] = [await paint(16, 16).png().toBuffer(), await paint(16, 16).jpeg().toBuffer()]
    const hidden = [
      '<script>alert(1)</script>',
      '<html><body onload=alert(1)>',
      '<svg onload=alert(1)>',
      '<?php echo 1 ?>',
      'PK\u0003\u0004hidden',
      '%PDF-1.7 hidden',
      '#!/bin/sh hidden',
      'GIF89a=1;hidden',
      'MZhidden',
      '<!--hidden-->',
    ]
    let polyglots = 0
    for (const text of hidden) {
      const marker = Buffer.from(text)
      const comment = Buffer.concat([
        jpg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, marker.length + 2]),
        marker,
        jpg.subarray(2),
      ])
      const inText = Buffer.concat([
        png.subarray(0, 33),
        chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), marker])),
        png.subarray(33),
        marker,
      ])
      for (const sent of [comment, inText]) {
        const { bytes } = await cleanImage(sent)
        expect(bytes.includes(marker)).toBe(false)
        polyglots++
      }
    }
    expect(polyglots).toBe(20)
  })
})
