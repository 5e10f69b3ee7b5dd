import styles from './parts.module.css'

/** Where the pips of each face are, of nine places. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** A face of a die, from 1 to 6. Silent: whoever shows it says its number. */
export function Die({ face }: { face: number }) {
  return (
    <span className={`${styles.die} ${face === 1 ? styles.one : ''}`} aria-hidden="true">
      {Array.from({ length: 9 }, (_, place) => (
        <i key={place} className={PIPS[face]?.includes(place) ? styles.pip : undefined} />
      ))}
    </span>
  )
}
