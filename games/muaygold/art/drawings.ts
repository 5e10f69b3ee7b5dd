import { tones } from '../../kit/art/pigments.ts'
import { drum, glove, gong, headband } from '../../kit/art/things.ts'
import { pouch } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(headband(tones.chad), tones.khram, 'MUAYGOLD.W'),
  S: tile(gong(tones.rong), tones.tangchae, 'MUAYGOLD.S'),
  B: tile(glove(tones.khram), tones.clay, 'MUAYGOLD.B'),
  C: tile(pouch(tones.rong), tones.plum, 'MUAYGOLD.C'),
  D: tile(drum(tones.clay), tones.soot, 'MUAYGOLD.D'),
  E: letterTile('A', 'octagon', tones.chad),
  F: letterTile('K', 'octagon', tones.khram),
  G: letterTile('Q', 'octagon', tones.soot),
  H: letterTile('J', 'octagon', tones.clay),
} as const

export const ground: string = tones.chad.dark
export const freeSpinGround: string = tones.soot.dark
