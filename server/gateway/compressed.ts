/** A page's text in the encoding that its reader asked for; zlib's own, on its threads. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Shorter texts gain nothing. */
const WORTH_BYTES = 1_024
// A page is made again for each visitor, since it contains a nonce: a medium quality costs less time than it
// saves.
const BROTLI_QUALITY = 4

/**
 * The best encoding that an Accept-Encoding header allows: brotli before gzip if both have the same weight.
 */
export function codingFor(header: string | string[] | undefined): Coding {
  const weights = new Map<string, number>()
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br'
  return weightOf('gzip') > 0 ? 'gzip' : 'identity'
}

export async function compressed(text: string, coding: Coding): Promise<{ body: Buffer; coding: Coding }> {
  const plain = Buffer.from(text)
  if (coding === 'identity' || plain.length < WORTH_BYTES) return { body: plain, coding: 'identity' }
  if (coding === 'gzip') return { body: await zip(plain), coding }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return { body: await brotli(plain, { params }), coding }
}
