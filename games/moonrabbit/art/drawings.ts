import { tones } from '../../kit/art/pigments.ts'
import { lotus } from '../../kit/art/plants.ts'
import { seven } from '../../kit/art/things.ts'
import { cloud, moon, star } from '../../kit/art/treasure.ts'
import { paperTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  7: tile(seven(tones.chad), tones.khram, 'MOONRABBIT.7'),
  B: tile(moon(tones.paper), tones.plum, 'MOONRABBIT.B'),
  M: tile(star(tones.rong), tones.hong, 'MOONRABBIT.M'),
  C: paperTile(cloud(tones.sky)),
  L: paperTile(lotus(tones.pink)),
} as const

export const ground: string = tones.hong.dark
export const freeSpinGround: string = tones.hong.dark
