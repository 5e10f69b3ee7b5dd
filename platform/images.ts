/**
 * Pictures that strangers send (security/decisions.md §4, Deposit slips upload): recognised by their content,
 * never by name or declared type; decoded and encoded again, so that the uploaded file is never served.
 * Metadata is dropped.
 */
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type OutputInfo } from 'sharp'
import { Refusal } from '../kernel/refusal.ts'

export const IMAGE_BYTES = 5 * 1024 * 1024
export const IMAGE_PIXELS = 40_000_000
const LONGER_SIDE = 4096
/** A decoded picture of 40 Mpx takes about 160 MB; one at a time keeps the process small. */
const WAITING_AT_MOST = 30

export interface CleanImage {
  readonly bytes: Buffer
  readonly mediaType: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
  /** SHA-256 of the file as it was sent, in hex: the same file sent twice is noticed (T-D4). */
  readonly sourceHash: string
}

/** By its content; an animated PNG begins like any other and is encoded as its first picture. */
const KINDS: Readonly<Record<string, { mediaType: CleanImage['mediaType']; format: 'png' | 'jpeg' }>> = {
  'image/png': { mediaType: 'image/png', format: 'png' },
  'image/apng': { mediaType: 'image/png', format: 'png' },
  'image/jpeg': { mediaType: 'image/jpeg', format: 'jpeg' },
}

/**
 * The picture encoded again: png stays png and jpg stays jpg, turned upright, at most 4096 px on the longer
 * side by default. UPLOAD_INVALID for anything that is not a complete png or jpg of at most 5 MiB and 40 Mpx;
 * COMMON_BUSY if too many wait.
 */
export async function cleanImage(sent: Buffer, longerSide = LONGER_SIDE): Promise<CleanImage> {
  if (sent.length > IMAGE_BYTES) throw new Refusal('UPLOAD_INVALID')
  const kind = KINDS[(await fileTypeFromBuffer(sent))?.mime ?? '']
  if (!kind) throw new Refusal('UPLOAD_INVALID')
  return inTurn(async () => {
    const { data, info } = await redraw(sent, kind.format, longerSide)
    return {
      bytes: data,
      mediaType: kind.mediaType,
      width: info.width,
      height: info.height,
      sourceHash: createHash('sha256').update(sent).digest('hex'),
    }
  })
}

async function redraw(
  sent: Buffer,
  format: 'png' | 'jpeg',
  longerSide: number,
): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const picture = () =>
      sharp(sent, { limitInputPixels: IMAGE_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
    // Only the header is read here, so that a small file that claims to be enormous costs nothing.
    const { width, height, format: found } = await picture().metadata()
    if (found !== format || width * height > IMAGE_PIXELS) throw new Refusal('UPLOAD_INVALID')
    const upright = picture()
      .autoOrient()
      .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    return await (format === 'png'
      ? upright.png({ compressionLevel: 8 })
      : upright.jpeg({ quality: 86 })
    ).toBuffer({ resolveWithObject: true })
  } catch {
    throw new Refusal('UPLOAD_INVALID')
  }
}

let isRunning = false
const waiting: (() => void)[] = []

/** Runs work on a decoded picture when the one before has ended. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isRunning) {
    if (waiting.length >= WAITING_AT_MOST) throw new Refusal('COMMON_BUSY', { retryAfterS: 2 })
    // The task that ends passes its turn on, so `isRunning` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else isRunning = true
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else isRunning = false
  }
}
