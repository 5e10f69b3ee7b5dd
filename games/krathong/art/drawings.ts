import { tones } from '../../kit/art/pigments.ts'
import { leaf, lotus, marigold } from '../../kit/art/plants.ts'
import { candle, krathong, skyLantern } from '../../kit/art/things.ts'
import { moon } from '../../kit/art/treasure.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  1: paperTile(leaf(tones.tangchae)),
  2: paperTile(marigold(tones.rong)),
  3: paperTile(candle(tones.rong)),
  4: tile(lotus(tones.pink), tones.khram, 'KRATHONG.4'),
  5: tile(skyLantern(tones.rong), tones.plum, 'KRATHONG.5'),
  6: tile(moon(tones.paper), tones.khram, 'KRATHONG.6'),
  S: tile(krathong(tones.leaf), tones.chad, 'KRATHONG.S'),
} as const

export const ground: string = tones.khram.dark
export const freeSpinGround: string = tones.plum.dark
