import { tones } from '../../kit/art/pigments.ts'
import { lotus } from '../../kit/art/plants.ts'
import { gong } from '../../kit/art/things.ts'
import { chest, dropGem, pearl } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(pearl(tones.rong), tones.tangchae, 'NAGA243.W'),
  S: tile(gong(tones.rong), tones.chad, 'NAGA243.S'),
  B: tile(chest(tones.clay), tones.khram, 'NAGA243.B'),
  C: tile(lotus(tones.pink), tones.tangchae, 'NAGA243.C'),
  D: tile(dropGem(tones.sky), tones.plum, 'NAGA243.D'),
  E: letterTile('A', 'shield', tones.tangchae),
  F: letterTile('K', 'shield', tones.khram),
  G: letterTile('Q', 'shield', tones.hong),
  H: letterTile('J', 'shield', tones.plum),
} as const

export const ground: string = tones.tangchae.dark
export const freeSpinGround: string = tones.plum.dark
