import { tones } from '../../kit/art/pigments.ts'
import { betelLeafBowl, frangipani, jasmine, leaf, marigold } from '../../kit/art/plants.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  A: tile(betelLeafBowl(tones.rong), tones.chad, 'GARLAND.A'),
  B: tile(frangipani(tones.rong), tones.khram, 'GARLAND.B'),
  C: tile(marigold(tones.rong), tones.hong, 'GARLAND.C'),
  D: tile(jasmine(tones.paper), tones.tangchae, 'GARLAND.D'),
  E: paperTile(leaf(tones.tangchae)),
} as const

export const ground: string = tones.tangchae.dark
export const freeSpinGround: string = tones.tangchae.dark
