import { tones } from '../../kit/art/pigments.ts'
import { frangipani } from '../../kit/art/plants.ts'
import { fan, jar } from '../../kit/art/things.ts'
import { fish, pearl } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(frangipani(tones.rong), tones.chad, 'JEWELLOTUS.W'),
  S: tile(pearl(tones.pink), tones.khram, 'JEWELLOTUS.S'),
  B: tile(jar(tones.tangchae), tones.plum, 'JEWELLOTUS.B'),
  C: tile(fan(tones.chad), tones.khram, 'JEWELLOTUS.C'),
  D: tile(fish(tones.rong), tones.tangchae, 'JEWELLOTUS.D'),
  E: letterTile('A', 'petals', tones.chad),
  F: letterTile('K', 'petals', tones.khram),
  G: letterTile('Q', 'petals', tones.tangchae),
  H: letterTile('J', 'petals', tones.plum),
} as const

export const ground: string = tones.khram.dark
export const freeSpinGround: string = tones.plum.dark
