import { LEAF_GROUND, tones } from '../../kit/art/pigments.ts'
import { riceSheaf } from '../../kit/art/plants.ts'
import { bell, hat, wheel } from '../../kit/art/things.ts'
import { sun } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(sun(tones.rong), tones.chad, 'BUFFALO243.W'),
  S: tile(riceSheaf(tones.rong), tones.tangchae, 'BUFFALO243.S'),
  B: tile(wheel(tones.clay), tones.khram, 'BUFFALO243.B'),
  C: tile(hat(tones.rong), tones.leaf, 'BUFFALO243.C'),
  D: tile(bell(tones.rong), tones.hong, 'BUFFALO243.D'),
  E: letterTile('A', 'octagon', tones.leaf),
  F: letterTile('K', 'octagon', tones.khram),
  G: letterTile('Q', 'octagon', tones.plum),
  H: letterTile('J', 'octagon', tones.hong),
} as const

export const ground: string = tones.hong.dark
export const freeSpinGround: string = LEAF_GROUND
