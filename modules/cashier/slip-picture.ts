/** Finds the small code in the picture of a slip. */
import jsqr from 'jsqr'
import sharp from 'sharp'
import { IMAGE_PIXELS } from '../../platform/images.ts'
import { readSlipCode, type SlipCode } from './rules/slip-code.ts'

/** Longer sides to look at, one after the other: small is quick, and a code within a long slip needs more. */
const SIDES = [900, 1_600]

/** The code of a slip, undefined where none can be read. The picture has been held against the upload's bounds before. */
export async function readSlipPicture(bytes: Buffer): Promise<SlipCode | undefined> {
  for (const side of SIDES) {
    const { data, info } = await sharp(bytes, { limitInputPixels: IMAGE_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient().flatten({ background: 'white' }).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).ensureAlpha().toColourspace('srgb').raw()
      .toBuffer({ resolveWithObject: true })
    const found = jsqr.default(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), info.width, info.height, { inversionAttempts: 'dontInvert' })
    const code = found ? readSlipCode(found.data) : undefined
    if (code) return code
  }
  return undefined
}
