import { tones } from '../../kit/art/pigments.ts'
import { chili, lime, papaya, peanut, tomato } from '../../kit/art/plants.ts'
import { mortar } from '../../kit/art/things.ts'
import { prawn } from '../../kit/art/treasure.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  1: paperTile(lime(tones.leaf)),
  2: paperTile(tomato(tones.chad)),
  3: paperTile(peanut(tones.clay)),
  4: tile(chili(tones.chad), tones.tangchae, 'SOMTAM20.4'),
  5: tile(prawn(tones.hong), tones.khram, 'SOMTAM20.5'),
  6: tile(papaya(tones.rong), tones.plum, 'SOMTAM20.6'),
  S: tile(mortar(tones.clay), tones.chad, 'SOMTAM20.S'),
} as const

export const ground: string = tones.tangchae.dark
export const freeSpinGround: string = tones.hong.dark
