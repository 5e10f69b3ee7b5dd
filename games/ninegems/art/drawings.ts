import { tones } from '../../kit/art/pigments.ts'
import { cushionGem, dropGem, gem, hexGem, stepGem, trillionGem } from '../../kit/art/treasure.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  1: paperTile(trillionGem(tones.pink)),
  2: paperTile(cushionGem(tones.plum)),
  3: paperTile(hexGem(tones.rong)),
  4: tile(dropGem(tones.khram), tones.hong, 'NINEGEMS.4'),
  5: tile(stepGem(tones.tangchae), tones.soot, 'NINEGEMS.5'),
  6: tile(gem(tones.chad), tones.khram, 'NINEGEMS.6'),
} as const

export const ground: string = tones.soot.dark
export const freeSpinGround: string = tones.plum.dark
