import { tones } from '../../kit/art/pigments.ts'
import { bamboo } from '../../kit/art/plants.ts'
import { fang, hexGem, moon, paw } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(paw(tones.soot), tones.rong, 'TIGERSPIRIT.W'),
  S: tile(moon(tones.paper), tones.khram, 'TIGERSPIRIT.S'),
  B: tile(fang(tones.paper), tones.chad, 'TIGERSPIRIT.B'),
  C: tile(hexGem(tones.rong), tones.soot, 'TIGERSPIRIT.C'),
  D: tile(bamboo(tones.leaf), tones.tangchae, 'TIGERSPIRIT.D'),
  E: letterTile('A', 'diamond', tones.khram),
  F: letterTile('K', 'diamond', tones.leaf),
  G: letterTile('Q', 'diamond', tones.soot),
  H: letterTile('J', 'diamond', tones.chad),
} as const

export const ground: string = tones.soot.dark
export const freeSpinGround: string = tones.khram.dark
