import fc from 'fast-check'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrSvg } from './qr-svg.ts'

async function drawn(text: string, side = 236): Promise<{ pixels: Uint8ClampedArray; side: number }> {
  const { data } = await sharp(Buffer.from(qrSvg(text)), { density: 600 })
    .resize(side, side)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8ClampedArray(data), side }
}

test('a code reads as it was written, at the size of the screen and half of it', async () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 20, maxLength: 90 })
  await fc.assert(
    fc.asyncProperty(digits, fc.constantFrom(236, 472), async (number, side) => {
      const text = `00020101021229370016A000000677010111${number}6304ABCD`
      const { pixels } = await drawn(text, side)
      expect(jsqr.default(pixels, side, side)?.data).toBe(text)
    }),
    { numRuns: 25 },
  )
})

test('an address of a chain reads too', async () => {
  const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
  const { pixels, side } = await drawn(address)
  expect(jsqr.default(pixels, side, side)?.data).toBe(address)
})

test('four modules around the code stay white', async () => {
  const text = '00020101021229370016A0000006770101110113006681234567853037645406500.375802TH6304ABCD'
  const modules = Number.parseInt(/viewBox="-4 -4 (\d+)/.exec(qrSvg(text))![1]!, 10)
  const side = modules * 8
  const { pixels } = await drawn(text, side)
  const isWhite = (x: number, y: number) => pixels[(y * side + x) * 4]! > 250
  const edge = Array.from({ length: side }, (_, at) => at)
  for (const depth of [0, 15, 30]) {
    expect(
      edge.every(
        (at) =>
          isWhite(at, depth) &&
          isWhite(depth, at) &&
          isWhite(at, side - 1 - depth) &&
          isWhite(side - 1 - depth, at),
      ),
    ).toBe(true)
  }
  expect(isWhite(4 * 8 + 3, 4 * 8 + 3)).toBe(false)
})
