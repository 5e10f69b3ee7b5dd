/**
 * How many typing errors are between a short pattern and the nearest part of a text: letters changed, left
 * out, added, or two neighbours swapped. Bit-parallel (Myers 1999, with transpositions after Hyyrö 2003), one
 * machine word for a pattern.
 */

/** Longer patterns are compared by their beginning. */
const PATTERN_MOST = 30

export class Slips {
  readonly length: number
  readonly #peq = new Int32Array(256)
  readonly #top: number

  constructor(pattern: Uint8Array) {
    this.length = Math.min(pattern.length, PATTERN_MOST)
    for (let index = 0; index < this.length; index++) this.#peq[pattern[index]!]! |= 1 << index
    this.#top = 1 << (this.length - 1)
  }

  /**
   * The fewest errors between the pattern and any part of bytes[from, to); `isAnchored`: any part that begins
   * at `from` or after a zero byte, which ends a field.
   */
  least(bytes: Uint8Array, from: number, to: number, isAnchored = false): number {
    const peq = this.#peq
    const top = this.#top
    let vp = -1
    let vn = 0
    let d0 = 0
    let before = 0
    let slips = this.length
    let least = slips
    const carry = isAnchored ? 1 : 0
    for (let index = from; index < to; index++) {
      const byte = bytes[index]!
      if (byte === 0) {
        vp = -1
        vn = 0
        d0 = 0
        before = 0
        slips = this.length
        continue
      }
      const equal = peq[byte]!
      const swapped = (((~d0 & equal) << 1) & before) | 0
      d0 = (((equal & vp) + vp) ^ vp) | equal | vn | swapped | 0
      let hp = vn | ~(d0 | vp)
      let hn = d0 & vp
      if (hp & top) slips++
      if (hn & top) slips--
      if (slips < least) least = slips
      hp = (hp << 1) | carry
      hn <<= 1
      vp = hn | ~(d0 | hp)
      vn = hp & d0
      before = equal
    }
    return least
  }
}
