import { tones } from '../../kit/art/pigments.ts'
import { club } from '../../kit/art/things.ts'
import { chest, coin, fish, pearl } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(chest(tones.clay), tones.khram, 'CHALAWAN.W'),
  S: tile(pearl(tones.rong), tones.plum, 'CHALAWAN.S'),
  B: tile(club(tones.rong), tones.chad, 'CHALAWAN.B'),
  C: tile(coin(tones.rong), tones.tangchae, 'CHALAWAN.C'),
  D: tile(fish(tones.chad), tones.khram, 'CHALAWAN.D'),
  E: letterTile('A', 'diamond', tones.tangchae),
  F: letterTile('K', 'diamond', tones.leaf),
  G: letterTile('Q', 'diamond', tones.khram),
  H: letterTile('J', 'diamond', tones.clay),
} as const

export const ground: string = tones.tangchae.dark
export const freeSpinGround: string = tones.khram.dark
