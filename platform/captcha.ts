/**
 * The picture captcha: four characters drawn as outlines and turned into a PNG with noise. It needs no font
 * of the machine, its bytes hold pixels only, and its answer is bound to the visitor's cookie, once, for two
 * minutes.
 */
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import { Refusal } from '../kernel/refusal.ts'
import type { RequestContext } from './calls.ts'
import { peekOneUse, raiseCounter, replaceOneUse, takeOneUse } from './counters.ts'

type Asker = Pick<RequestContext, 'database' | 'merchant' | 'visitorId'>

/** Letters and digits without 0 O 1 I (domain/gaps.md §4). */
export const CAPTCHA_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 4
const LIFE_MS = 120_000
const WIDTH = 150
const HEIGHT = 50

// The package can draw a given text; its types only know its own random text, which is predictable.
const drawText = svgCaptcha as unknown as (text: string, options: Record<string, unknown>) => string

/**
 * A new picture as a data address; the visitor's former one is void. More than one a second:
 * COMMON_RATE_LIMIT.
 */
export async function makeCaptcha(context: Asker): Promise<string> {
  const drawn = await raiseCounter(context.database.aside, 'captcha-drawn', context.visitorId, 2_000)
  if (drawn > 2) throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: 1 })
  const answer = Array.from(
    { length: LENGTH },
    () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)],
  ).join('')
  const picture = await drawCaptcha(answer)
  await replaceOneUse(context.database.aside, 'captcha', subjectOf(context), answer, LIFE_MS)
  return `data:image/png;base64,${picture.toString('base64')}`
}

export async function drawCaptcha(answer: string): Promise<Buffer> {
  const svg = drawText(answer, { width: WIDTH, height: HEIGHT, noise: 3, color: false, fontSize: 52 })
  const noise = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: { r: 128, g: 128, b: 128 },
      noise: { type: 'gaussian', mean: 150, sigma: 45 },
    },
  })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .flatten({ background: { r: 240, g: 240, b: 240 } })
    .composite([{ input: noise, blend: 'soft-light' }])
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/**
 * Uses up the visitor's answer: right for one caller only, however many ask at once; an empty one uses up
 * nothing.
 */
export async function takeCaptcha(
  context: Asker,
  answer: string | undefined,
): Promise<'right' | 'wrong' | 'absent'> {
  const given = answer?.trim().toUpperCase()
  if (!given) return 'absent'
  return (await takeOneUse(context.database.aside, 'captcha', subjectOf(context))) === given
    ? 'right'
    : 'wrong'
}

/** The expected answer of the visitor, for demo mode's own call. */
export async function peekCaptcha(context: Asker): Promise<string | undefined> {
  return peekOneUse(context.database.aside, 'captcha', subjectOf(context))
}

function subjectOf(context: Asker): string {
  return `${context.merchant.id}:${context.visitorId}`
}
