import { tones } from '../../kit/art/pigments.ts'
import { gourd } from '../../kit/art/plants.ts'
import { claw, fish, prawn, shell, wave } from '../../kit/art/treasure.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  1: paperTile(wave(tones.khram)),
  2: paperTile(shell(tones.pink)),
  3: paperTile(gourd(tones.leaf)),
  4: tile(fish(tones.chad), tones.khram, 'GOLDCRAB.4'),
  5: tile(prawn(tones.hong), tones.tangchae, 'GOLDCRAB.5'),
  6: tile(claw(tones.chad), tones.khram, 'GOLDCRAB.6'),
} as const

export const ground: string = tones.khram.dark
export const freeSpinGround: string = tones.tangchae.dark
