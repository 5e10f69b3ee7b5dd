/** Fires the own gun: a bullet that has yet to strike, or the lightning, which strikes at once. */
import type { Sound } from '../../kit/stage/sound.ts'
import type { Aftermath } from './aftermath.ts'
import type { Gunner } from './gunner.ts'
import type { LiveRoom } from './page.ts'
import type { SeaScene } from './scene.ts'

interface TriggerParts {
  readonly gunner: Gunner
  readonly scene: SeaScene
  readonly aftermath: Aftermath
  readonly sound: Sound
  /** The room that judges; null once nobody sits at the gun. */
  readonly live: () => LiveRoom | null
}

export class Trigger {
  readonly #parts: TriggerParts
  /** A name that no other page of this sitting gives its shots. */
  readonly #mark = crypto.randomUUID().slice(0, 8)
  #shotNo = 0

  constructor(parts: TriggerParts) {
    this.#parts = parts
  }

  shoot(): void {
    const { scene, gunner, sound } = this.#parts
    const live = this.#parts.live()
    if (!live) return
    const { shoal, bullets, guns } = scene
    const { price } = gunner
    if (gunner.isLightning) {
      const targets = gunner.lightningTargets(shoal)
      if (targets.length === 0) return
      const muzzle = scene.muzzle(0)
      for (const swimmer of targets) {
        swimmer.hitMs = live.nowMs()
        scene.effects.add('bolt', muzzle.x, muzzle.y, { toX: swimmer.x, toY: swimmer.y, lastsMs: 220 })
      }
      this.fire(
        'LIGHTNING',
        targets.map(({ fish }) => fish.fishId),
        price,
        targets[0]!,
      )
    } else if (
      !bullets.fire(scene.muzzle(0), guns[0]!.turn, {
        isOwn: true,
        targetId: gunner.target(shoal)?.fish.fishId ?? -1,
        price,
      })
    )
      return
    guns[0]!.recoil = 1
    sound.press()
  }

  /** Passes a shot on to be sent. */
  fire(
    gun: 'CANNON' | 'LIGHTNING',
    fishIds: readonly number[],
    price: number,
    at: { readonly x: number; readonly y: number },
  ): void {
    const { gunner, aftermath } = this.#parts
    const live = this.#parts.live()
    if (!live) return
    const shotId = `${this.#mark}-${++this.#shotNo}`
    aftermath.note(shotId, { x: at.x, y: at.y, price, cost: price * fishIds.length })
    live.fire({ shotId, fishIds, price, gun, firedMs: gunner.stamp(live.nowMs()) })
  }
}
