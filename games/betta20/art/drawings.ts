import { tones } from '../../kit/art/pigments.ts'
import { chest, dropGem, fish, pearl, shell } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(shell(tones.pink), tones.khram, 'BETTA20.W'),
  S: tile(chest(tones.clay), tones.tangchae, 'BETTA20.S'),
  B: tile(pearl(tones.sky), tones.plum, 'BETTA20.B'),
  C: tile(dropGem(tones.sky), tones.chad, 'BETTA20.C'),
  D: tile(fish(tones.chad), tones.tangchae, 'BETTA20.D'),
  E: letterTile('A', 'round', tones.khram),
  F: letterTile('K', 'round', tones.chad),
  G: letterTile('Q', 'round', tones.tangchae),
  H: letterTile('J', 'round', tones.plum),
} as const

export const ground: string = tones.khram.dark
export const freeSpinGround: string = tones.plum.dark
