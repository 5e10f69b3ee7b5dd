/** Finds the small code in the picture of a slip. */
import jsqr from 'jsqr'
import sharp from 'sharp'
import { IMAGE_PIXELS } from '../../../platform/images.ts'
import { readSlipCode, type SlipCode } from './rules/slip-code.ts'

/**
 * Sizes to try, one after the other: a small picture is quick, and a code in a long slip needs a larger one.
 */
const SIDES = [900, 1_600]

/** The code of a slip, undefined if none can be read. The upload's bounds were checked before. */
export async function readSlipPicture(bytes: Buffer): Promise<SlipCode | undefined> {
  for (const side of SIDES) {
    const { data, info } = await sharp(bytes, { limitInputPixels: IMAGE_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const found = jsqr.default(
      new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
      info.width,
      info.height,
      { inversionAttempts: 'dontInvert' },
    )
    const code = found ? readSlipCode(found.data) : undefined
    if (code) return code
  }
  return undefined
}
