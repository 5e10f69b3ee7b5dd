/**
 * What is seen for a moment: nets, bursts, coins that fly to a gun, lightning. A fixed number is made once.
 */
export interface Effect {
  kind: 'net' | 'burst' | 'coin' | 'bolt'
  isShown: boolean
  x: number
  y: number
  toX: number
  toY: number
  size: number
  ageMs: number
  lastsMs: number
}

const MOST = 120

export class Effects {
  readonly all: readonly Effect[] = Array.from({ length: MOST }, () => ({
    kind: 'net',
    isShown: false,
    x: 0,
    y: 0,
    toX: 0,
    toY: 0,
    size: 1,
    ageMs: 0,
    lastsMs: 0,
  }))

  add(
    kind: Effect['kind'],
    x: number,
    y: number,
    {
      toX = x,
      toY = y,
      size = 1,
      lastsMs = 320,
      waitMs = 0,
    }: { toX?: number; toY?: number; size?: number; lastsMs?: number; waitMs?: number } = {},
  ): void {
    for (const effect of this.all) {
      if (effect.isShown) continue
      effect.kind = kind
      effect.isShown = true
      effect.x = x
      effect.y = y
      effect.toX = toX
      effect.toY = toY
      effect.size = size
      effect.ageMs = -waitMs
      effect.lastsMs = lastsMs
      return
    }
  }

  /** As many coins as the kill is worth, up to a dozen, from the fish to the gun that killed it. */
  coins(
    count: number,
    from: { readonly x: number; readonly y: number },
    to: { readonly x: number; readonly y: number },
  ): void {
    for (let place = 0; place < Math.min(12, count); place++) {
      const turn = place * 2.4
      const spread = 10 + place * 3
      this.add('coin', from.x + Math.cos(turn) * spread, from.y + Math.sin(turn) * spread, {
        toX: to.x,
        toY: to.y,
        lastsMs: 620,
        waitMs: place * 45,
      })
    }
  }

  move(elapsedMs: number): void {
    for (const effect of this.all) {
      if (!effect.isShown) continue
      effect.ageMs += elapsedMs
      if (effect.ageMs >= effect.lastsMs) effect.isShown = false
    }
  }

  clear(): void {
    for (const effect of this.all) effect.isShown = false
  }
}
