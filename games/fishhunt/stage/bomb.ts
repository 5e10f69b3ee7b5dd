/** What is seen of a bomb crab's free shots. */
import { formatMoney } from '../../../design/format.ts'
import type { Sound } from '../../kit/stage/sound.ts'
import type { FishTexts } from '../locales/texts.ts'
import { burst, showCoins } from './bursts.ts'
import type { Hud } from './hud.ts'
import type { ShotHit } from './page.ts'
import type { SeaScene } from './scene.ts'
import type { Point } from './view.ts'

/** Between two free shots, and how long the last of them is seen. */
const BOMB_STEP_MS = 35
const BOMB_LAST_MS = 300
const NO_BOMB = { shots: 0, kills: 0, winAmount: 0 }

export interface BombParts {
  readonly hud: Hud
  readonly scene: SeaScene
  readonly sound: Sound
  readonly texts: FishTexts
  readonly currency: string
  readonly nowMs: () => number
}

export class BombShow {
  readonly #parts: BombParts
  /**
   * What the free shots that are being shown will have brought; of all bombs whose shots are seen together.
   */
  #bomb = NO_BOMB
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: BombParts) {
    this.#parts = parts
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.#bomb = NO_BOMB
  }

  /** Forty free shots, one after the other; then, in the same place, what they brought. */
  explode(
    freeShots: NonNullable<ShotHit['freeShots']>,
    from: Point,
    { multiple: bullets, winAmount }: ShotHit,
    ended: (winAmount: number) => void,
  ): void {
    const { scene, texts, currency, sound, hud, nowMs } = this.#parts
    freeShots.forEach(({ fishId, multiple }, place) => {
      const swimmer = fishId === null ? undefined : scene.shoal.find(fishId)
      if (!swimmer) return
      const waitMs = scene.isCalm ? 0 : place * BOMB_STEP_MS
      if (!scene.isCalm)
        scene.effects.add('bolt', from.x, from.y, { toX: swimmer.x, toY: swimmer.y, lastsMs: 240, waitMs })
      if (multiple === 0) return
      scene.shoal.kill(swimmer.fish.fishId, nowMs() + waitMs)
      burst(scene, swimmer, 0.7, waitMs)
    })
    const kills = freeShots.filter(({ multiple }) => multiple > 0).length
    const bomb = {
      shots: this.#bomb.shots + freeShots.length,
      kills: this.#bomb.kills + kills,
      winAmount: this.#bomb.winAmount + winAmount,
    }
    this.#bomb = bomb
    hud.announce(texts.freeShots(bomb.shots), texts.freeShotsHint)
    sound.tense()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.#bomb = NO_BOMB
        showCoins(scene, bullets, from, scene.view.guns[0]!)
        hud.announce(
          texts.wonAmount(
            texts.targets.BOMBCRAB ?? '',
            formatMoney(bomb.winAmount, currency, { signed: true }),
          ),
          texts.freeShotsDone(bomb.kills),
        )
        ended(bomb.winAmount)
      },
      freeShots.length * BOMB_STEP_MS + BOMB_LAST_MS,
    )
  }
}
