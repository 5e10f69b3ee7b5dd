import type { CSSProperties } from 'react'
import { useText } from '../../../../ui/i18n/text.tsx'
import { columnsOf, type NumberResult, type PrizeRow, revealOrder } from './number-draw.ts'
import { prizeName } from './prize-name.ts'
import styles from './results.module.css'

interface PrizeBoardProps {
  result: NumberResult
  numero: string
  /** Names the table. */
  caption: string
  /** An end of numbers that is shown in red. */
  mark?: string | undefined
  /** A result that has just come: the numbers appear in the order of the draw. */
  isFalling?: boolean
}

const looks: Readonly<Record<number, string | undefined>> = {
  1: styles.one,
  2: styles.two,
  4: styles.four,
  5: styles.five,
}

/** Every prize of a draw in the order of its organiser, the largest in gold. */
export function PrizeBoard({ result, numero, caption, mark, isFalling = false }: PrizeBoardProps) {
  const t = useText()
  const { game, rows, derived } = result
  const places = placesOf(rows, revealOrder(game, game.formOf(numero)))
  const all = [...rows, ...derived]
  return (
    <table className={`${styles.board} ${isFalling ? styles.falling : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {all.map((row, at) => (
          <tr key={row.prize}>
            <th scope="row">{prizeName(row.prize, t)}</th>
            <td>
              <div
                className={`${styles.numbers} ${looks[columnsOf(row)] ?? ''} ${at === 0 ? styles.largest : ''}`}
              >
                {row.numbers.map((number, place) => (
                  <span
                    key={place}
                    style={{ '--at': (places.get(row.prize) ?? rows.length) + place } as CSSProperties}
                  >
                    <Marked number={number} mark={mark} />
                  </span>
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many numbers come before the first one of each prize. */
function placesOf(rows: readonly PrizeRow[], order: readonly string[]): ReadonlyMap<string, number> {
  let before = 0
  return new Map(
    order.map((prize) => {
      const at = before
      before += rows.find((row) => row.prize === prize)?.numbers.length ?? 0
      return [prize, at]
    }),
  )
}

function Marked({ number, mark }: { number: string; mark: string | undefined }) {
  if (!mark || !number.endsWith(mark)) return number
  return (
    <>
      {number.slice(0, -mark.length)}
      <mark>{mark}</mark>
    </>
  )
}
