/** Finger, mouse and keys on the sea. */
import { REACH, type Gunner } from './gunner.ts'
import type { SeaScene } from './scene.ts'
import type { Swimmer } from './swim.ts'

interface SeaControls {
  /** A press: sound may begin. */
  pressed(): void
  locked(swimmer: Swimmer): void
  changePrice(by: 1 | -1): void
}

/** How far an arrow key turns the gun, in radians. */
const KEY_TURN = 0.07

/** Ties the sea's element to the gun; the returned function unties it. */
export function bindControls(
  sea: HTMLElement,
  scene: SeaScene,
  gunner: Gunner,
  actions: SeaControls,
): () => void {
  let pointerId: number | null = null
  const pointOf = (event: PointerEvent): { x: number; y: number } => {
    const { left, top } = sea.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    actions.pressed()
    const { x, y } = pointOf(event)
    gunner.aim(x, y)
    pointerId = event.pointerId
    sea.setPointerCapture(event.pointerId)
    gunner.hold()
    if (!gunner.isLocking) return
    const meant = scene.shoal.at(x, y, REACH)
    if (!meant) return
    gunner.lock(meant)
    actions.locked(meant)
  }
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || event.pointerId === pointerId) {
      const { x, y } = pointOf(event)
      gunner.aim(x, y)
    }
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    pointerId = null
    gunner.release()
  }
  const keyDown = (event: KeyboardEvent): void => {
    if (event.target !== sea || event.ctrlKey || event.metaKey || event.altKey) return
    const sideways = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const upwards = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (sideways !== 0) turnByKey(scene, gunner, sideways, actions)
    else if (upwards !== 0) actions.changePrice(upwards)
    else if (event.key === ' ') {
      actions.pressed()
      gunner.hold()
    } else return
    event.preventDefault()
  }
  const keyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ' && pointerId === null) gunner.release()
  }
  const letGo = (): void => {
    pointerId = null
    gunner.release()
  }
  sea.addEventListener('pointerdown', down)
  sea.addEventListener('pointermove', move)
  sea.addEventListener('pointerup', up)
  sea.addEventListener('pointercancel', up)
  sea.addEventListener('keydown', keyDown)
  sea.addEventListener('keyup', keyUp)
  sea.addEventListener('blur', letGo)
  addEventListener('blur', letGo)
  return () => removeEventListener('blur', letGo)
}

/** While locking, to the next fish on that side; else a little further round. */
function turnByKey(scene: SeaScene, gunner: Gunner, direction: 1 | -1, actions: SeaControls): void {
  if (gunner.isLocking) {
    const from = gunner.target(scene.shoal) ?? { x: gunner.x, y: gunner.y }
    const next = scene.shoal.beside(from.x, from.y, direction)
    if (!next) return
    gunner.lock(next)
    gunner.aim(next.x, next.y)
    return actions.locked(next)
  }
  const gun = scene.view.guns[0]!
  const turn = Math.min(1.45, Math.max(-1.45, scene.guns[0]!.turn + direction * KEY_TURN))
  const far = scene.view.height * 0.6
  gunner.aim(gun.x + Math.sin(turn) * far, gun.y - Math.cos(turn) * far)
}
