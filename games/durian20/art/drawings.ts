import { LEAF_GROUND, tones } from '../../kit/art/pigments.ts'
import { coconut, durian, mango, mangosteen, rambutan } from '../../kit/art/plants.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  1: paperTile(coconut(tones.clay)),
  2: paperTile(mango(tones.rong)),
  3: tile(rambutan(tones.chad), tones.khram, 'DURIAN20.3'),
  4: tile(mangosteen(tones.plum), tones.tangchae, 'DURIAN20.4'),
  5: tile(durian(tones.leaf), tones.chad, 'DURIAN20.5'),
} as const

export const ground: string = LEAF_GROUND
export const freeSpinGround: string = tones.hong.dark
