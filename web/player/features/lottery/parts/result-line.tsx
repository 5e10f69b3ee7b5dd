import { useText } from '../../../../ui/i18n/text.tsx'
import { Balls } from './balls.tsx'
import { readNumberResult, shortRows } from './number-draw.ts'
import { prizeName } from './prize-name.ts'
import styles from './results.module.css'

interface ResultLineProps {
  gameCode: string
  family: string
  numero: string
  result: string
  size?: 'small' | 'normal' | 'large'
  isFalling?: boolean
}

/** A result in one line: balls of a classic lottery, of the others the numbers that most bets look at. */
export function ResultLine({ gameCode, family, numero, result, size, isFalling = false }: ResultLineProps) {
  const t = useText()
  const read = readNumberResult(gameCode, numero, result)
  if (!read)
    return (
      <Balls
        family={family}
        result={result}
        gameCode={gameCode}
        size={size ?? 'normal'}
        isFalling={isFalling}
      />
    )
  return (
    <span className={`${styles.line} ${isFalling ? styles.fresh : ''}`}>
      {shortRows(read).map(({ prize, numbers }) => (
        <span key={prize}>
          <small>{prizeName(prize, t)}</small>{' '}
          <b className={prize === 'bottom2' ? styles.second : ''}>{numbers.join(' ')}</b>
        </span>
      ))}
    </span>
  )
}
