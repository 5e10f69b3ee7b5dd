import { tones } from '../../kit/art/pigments.ts'
import { club } from '../../kit/art/things.ts'
import { chest, coin, gem, stepGem } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(club(tones.rong), tones.tangchae, 'YAKSHA25.W'),
  S: tile(chest(tones.clay), tones.chad, 'YAKSHA25.S'),
  B: tile(gem(tones.chad), tones.soot, 'YAKSHA25.B'),
  C: tile(stepGem(tones.tangchae), tones.hong, 'YAKSHA25.C'),
  D: tile(coin(tones.rong), tones.khram, 'YAKSHA25.D'),
  E: letterTile('A', 'shield', tones.chad),
  F: letterTile('K', 'shield', tones.tangchae),
  G: letterTile('Q', 'shield', tones.khram),
  H: letterTile('J', 'shield', tones.hong),
} as const

export const ground: string = tones.chad.dark
export const freeSpinGround: string = tones.plum.dark
