import { tones } from '../../kit/art/pigments.ts'
import { marigold } from '../../kit/art/plants.ts'
import { cymbals, drum, flute, gong } from '../../kit/art/things.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(cymbals(tones.rong), tones.chad, 'LONGDRUM.W'),
  S: tile(gong(tones.rong), tones.khram, 'LONGDRUM.S'),
  B: tile(drum(tones.chad), tones.tangchae, 'LONGDRUM.B'),
  C: tile(flute(tones.clay), tones.khram, 'LONGDRUM.C'),
  D: tile(marigold(tones.rong), tones.plum, 'LONGDRUM.D'),
  E: letterTile('A', 'round', tones.chad),
  F: letterTile('K', 'round', tones.khram),
  G: letterTile('Q', 'round', tones.tangchae),
  H: letterTile('J', 'round', tones.hong),
} as const

export const ground: string = tones.chad.dark
export const freeSpinGround: string = tones.khram.dark
