import { tones } from '../../kit/art/pigments.ts'
import { fan, kite, spool } from '../../kit/art/things.ts'
import { star, sun } from '../../kit/art/treasure.ts'
import { letterTile, tile } from '../../kit/art/tile.ts'

/** The symbols that code draws, by their letters. */
export const drawings = {
  W: tile(star(tones.rong), tones.chad, 'KITEWIND.W'),
  S: tile(sun(tones.rong), tones.khram, 'KITEWIND.S'),
  B: tile(kite(tones.chad), tones.tangchae, 'KITEWIND.B'),
  C: tile(spool(tones.chad), tones.khram, 'KITEWIND.C'),
  D: tile(fan(tones.tangchae), tones.hong, 'KITEWIND.D'),
  E: letterTile('A', 'star', tones.hong),
  F: letterTile('K', 'star', tones.khram),
  G: letterTile('Q', 'star', tones.tangchae),
  H: letterTile('J', 'star', tones.soot),
} as const

export const ground: string = tones.hong.dark
export const freeSpinGround: string = tones.khram.dark
