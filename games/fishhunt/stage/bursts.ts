/** Bursts over the sea and coins to a gun; a calm sea shows neither. */
import type { SeaScene } from './scene.ts'
import type { Point } from './view.ts'

export function burst({ isCalm, effects }: SeaScene, at: Point, size: number, waitMs = 0): void {
  if (!isCalm) effects.add('burst', at.x, at.y, { size, lastsMs: 380, waitMs })
}

export function showCoins({ isCalm, effects }: SeaScene, multiple: number, from: Point, to: Point): void {
  if (!isCalm) effects.coins(1 + Math.floor(multiple / 8), from, to)
}
