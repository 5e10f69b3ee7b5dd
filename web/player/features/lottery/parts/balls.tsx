import { useText } from '../../../../ui/i18n/text.tsx'
import { numbersOf } from '../../../draw-numbers.ts'
import { colourOfSum, lookOf, sumOf } from './result-numbers.ts'
import { Die } from './die.tsx'
import styles from './parts.module.css'

interface BallsProps {
  /** SSC, 11X5, K3, PK10, PC28, 3D, P3, P5. */
  family: string
  /** As the server writes it. */
  result: string
  /** Of a game that reads only a part of the draw. */
  gameCode?: string | undefined
  size?: 'small' | 'normal' | 'large'
  /** A result that has just come: its numbers fall one by one. The device may ask for stillness. */
  isFalling?: boolean
}

const sizes = { small: styles.small, normal: '', large: styles.large }

/**
 * A drawn result: balls, dice, the colours of the cars, or three digits with their sum. Screen readers hear
 * the numbers as one text.
 */
export function Balls({ family, result, gameCode, size = 'normal', isFalling }: BallsProps) {
  const t = useText()
  const numbers = numbersOf(family, result, gameCode)
  const look = lookOf(family)
  const sum = sumOf(numbers)
  const spoken = look === 'SUM' ? `${numbers.join(' + ')} = ${sum}` : numbers.join(' ')
  return (
    <span
      className={`${styles.balls} ${sizes[size]} ${isFalling ? styles.falling : ''}`}
      role="img"
      aria-label={t('draw_result_is', { numbers: spoken })}
    >
      {numbers.map((number, place) =>
        look === 'DICE' ? (
          <Die key={place} face={Number.parseInt(number, 10)} />
        ) : look === 'CARS' ? (
          <b
            key={place}
            className={`${styles.ball} ${styles.car} ${styles[`car${Number.parseInt(number, 10)}`]}`}
          >
            {number}
          </b>
        ) : (
          <b key={place} className={styles.ball}>
            {number}
          </b>
        ),
      )}
      {look === 'SUM' ? (
        <>
          <span className={styles.equals}>=</span>
          <b className={`${styles.ball} ${styles.total} ${styles[colourOfSum(sum) ?? 'plainSum']}`}>{sum}</b>
        </>
      ) : null}
    </span>
  )
}
