import { tones } from '../../kit/art/pigments.ts'
import { lotus } from '../../kit/art/plants.ts'
import { bell } from '../../kit/art/things.ts'
import { coin, fish, paw } from '../../kit/art/treasure.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  A: tile(fish(tones.chad), tones.tangchae, 'CATFORTUNE.A'),
  B: tile(bell(tones.rong), tones.chad, 'CATFORTUNE.B'),
  C: tile(coin(tones.rong), tones.hong, 'CATFORTUNE.C'),
  D: paperTile(lotus(tones.pink)),
  E: paperTile(paw(tones.soot)),
} as const

export const ground: string = tones.khram.dark
export const freeSpinGround: string = tones.khram.dark
