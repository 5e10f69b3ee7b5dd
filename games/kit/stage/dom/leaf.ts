/** Falling chips of gold leaf: the only celebration there is, and only for a payout far above the stake. */
import { make } from './element.ts'
import styles from './stage.module.css'

/** Lets chips fall over everything; the returned function takes them away. */
export function fallLeaf(stage: HTMLElement, count: number, durationMs: number): () => void {
  const layer = make('div', { className: styles.leaf, attributes: { 'aria-hidden': 'true' } })
  stage.append(layer)
  const { clientWidth: width, clientHeight: height } = stage
  const chips = Array.from({ length: count }, () => {
    const chip = make('i')
    const size = 5 + Math.random() * 9
    chip.style.width = `${size}px`
    chip.style.height = `${size * (0.6 + Math.random() * 0.5)}px`
    layer.append(chip)
    const x = Math.random() * width
    const turns = 1 + Math.random() * 3
    const sway = 20 + Math.random() * 50
    const frames = [0, 0.25, 0.5, 0.75, 1].map((at, index) => ({
      transform: `translate(${x + (index % 2 ? sway : 0)}px, ${at * (height + 40) - 20}px) rotate(${at * turns}turn) scaleY(${index % 2 ? 0.35 : 1})`,
      opacity: at === 1 ? 0 : 1,
    }))
    return chip.animate(frames, { duration: durationMs * (0.6 + Math.random() * 0.4), delay: Math.random() * durationMs * 0.4, easing: 'linear', fill: 'both' }).finished
  })
  void Promise.allSettled(chips).then(() => layer.remove())
  return () => layer.remove()
}
