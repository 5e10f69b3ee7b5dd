/**
 * Pictures in the widths that a page loads: one upload becomes two WebP files, `<name>.poster.webp` for a
 * plain screen and `<name>.poster@2x.webp` for a dense one, which web/ui/layout/picture.tsx offers to the
 * browser as a srcset.
 */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { Refusal } from '../kernel/refusal.ts'
import type { CallContext, Upload } from './calls.ts'
import { FILES_PREFIX, keepFile, takeUploadTurn } from './files.ts'
import { cleanImage, inTurn } from './images.ts'

/**
 * Pixels of the plain picture and of the dense one; a poster is cropped to its shape, the others keep theirs.
 */
const sizes = {
  poster: { widths: [320, 480], ratio: 428 / 320 },
  banner: { widths: [720, 1600], ratio: null },
  scene: { widths: [800, 1600], ratio: null },
} as const
export type SizedKind = keyof typeof sizes

const QUALITY = 78

export interface SizedPicture {
  url: string
  width: number
  height: number
}

/**
 * Stores one public picture of a request in both widths; the rows belong to the request's transaction.
 * UPLOAD_INVALID for content that is not png or jpg (see cleanImage).
 */
export async function keepSizedImage(
  context: CallContext,
  upload: Upload,
  kind: SizedKind,
  purpose: string,
): Promise<SizedPicture> {
  await takeUploadTurn(context)
  const clean = await cleanImage(upload.bytes)
  const base = randomBytes(24).toString('base64url')
  let plain: SizedPicture | undefined
  for (const [index, width] of sizes[kind].widths.entries()) {
    const { data, info } = await inTurn(() => draw(clean.bytes, width, sizes[kind].ratio))
    const name = `${base}.${kind}${index === 0 ? '' : '@2x'}.webp`
    await keepFile(
      context,
      { name, bytes: data, mediaType: 'image/webp', sourceHash: clean.sourceHash },
      purpose,
      { isPublic: true },
    )
    plain ??= { url: FILES_PREFIX + name, width: info.width, height: info.height }
  }
  if (!plain) throw new Refusal('UPLOAD_INVALID')
  return plain
}

async function draw(bytes: Buffer, width: number, ratio: number | null) {
  const height = ratio === null ? undefined : Math.round(width * ratio)
  return sharp(bytes)
    .resize({ width, ...(height ? { height, fit: 'cover' } : {}) })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer({ resolveWithObject: true })
}
