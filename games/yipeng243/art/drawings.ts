import { tones } from '../../kit/art/pigments.ts'
import { candle, krathong, skyLantern } from '../../kit/art/things.ts'
import { moon, star } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(star(tones.rong), tones.khram, 'YIPENG243.W'),
  S: tile(moon(tones.paper), tones.plum, 'YIPENG243.S'),
  B: tile(skyLantern(tones.paper), tones.tangchae, 'YIPENG243.B'),
  C: tile(krathong(tones.leaf), tones.khram, 'YIPENG243.C'),
  D: tile(candle(tones.rong), tones.hong, 'YIPENG243.D'),
  E: letterTile('A', 'petals', tones.khram),
  F: letterTile('K', 'petals', tones.plum),
  G: letterTile('Q', 'petals', tones.hong),
  H: letterTile('J', 'petals', tones.tangchae),
} as const

export const ground: string = tones.khram.dark
export const freeSpinGround: string = tones.plum.dark
