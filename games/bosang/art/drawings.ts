import { tones } from '../../kit/art/pigments.ts'
import { frangipani, leaf } from '../../kit/art/plants.ts'
import { fan, seven, umbrella, vase } from '../../kit/art/things.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(umbrella(tones.chad), tones.khram, 'BOSANG.W'),
  7: tile(seven(tones.rong), tones.chad, 'BOSANG.7'),
  B: tile(fan(tones.tangchae), tones.hong, 'BOSANG.B'),
  M: tile(frangipani(tones.rong), tones.plum, 'BOSANG.M'),
  C: paperTile(vase(tones.khram)),
  L: paperTile(leaf(tones.tangchae)),
} as const

export const ground: string = tones.hong.dark
export const freeSpinGround: string = tones.hong.dark
