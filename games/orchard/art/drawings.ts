import { tones } from '../../kit/art/pigments.ts'
import { coconut, durian, mango, mangosteen, pineapple } from '../../kit/art/plants.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  A: tile(durian(tones.leaf), tones.chad, 'ORCHARD.A'),
  B: tile(mangosteen(tones.plum), tones.khram, 'ORCHARD.B'),
  C: tile(pineapple(tones.rong), tones.tangchae, 'ORCHARD.C'),
  D: paperTile(mango(tones.rong)),
  E: paperTile(coconut(tones.clay)),
} as const

export const ground: string = tones.hong.dark
export const freeSpinGround: string = tones.hong.dark
