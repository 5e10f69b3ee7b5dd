import styles from './team-mark.module.css'

const PIGMENTS = 5
/** Vowels that are written before the consonant they belong to. */
const LEADING = /^[เแโใไ]+/

const pigmentOf = (name: string): number =>
  ([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % PIGMENTS) + 1

const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word.replace(LEADING, '')][0] ?? '')
    .join('')
    .toUpperCase()

/** A shield in one of the house's five pigments, the same for a team wherever it is drawn. */
export function TeamMark({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 40 44"
      className={styles.mark}
      aria-hidden="true"
      style={
        {
          '--plate': `var(--pig-${pigmentOf(name)})`,
          '--edge': `var(--pig-${pigmentOf(name)}-line)`,
        } as object
      }
    >
      <path d="M20 1l5 4 13 3v20L20 43 2 28V8l13-3z" />
      <text x="20" y="27" textAnchor="middle">
        {lettersOf(name)}
      </text>
    </svg>
  )
}
