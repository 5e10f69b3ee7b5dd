import { tones } from '../../kit/art/pigments.ts'
import { betelLeafBowl } from '../../kit/art/plants.ts'
import { cup, jar, vase } from '../../kit/art/things.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  1: paperTile(cup(tones.khram)),
  2: paperTile(vase(tones.tangchae)),
  3: paperTile(jar(tones.chad)),
  4: tile(cup(tones.plum), tones.tangchae, 'BENJARONG.4'),
  5: tile(vase(tones.chad), tones.khram, 'BENJARONG.5'),
  6: tile(jar(tones.khram), tones.hong, 'BENJARONG.6'),
  S: tile(betelLeafBowl(tones.rong), tones.chad, 'BENJARONG.S'),
} as const

export const ground: string = tones.plum.dark
export const freeSpinGround: string = tones.khram.dark
