import { useText } from '../../../../ui/i18n/text.tsx'
import { useIssueText } from '../parts/issue-text.ts'
import { readNumberResult } from '../parts/number-draw.ts'
import { PrizeBoard } from '../parts/prize-board.tsx'
import type { Draws } from '../parts/use-draws.ts'
import styles from './prizes.module.css'
import './texts.ts'

/** Every prize of the newest draw; nothing while there is none. */
export function LastDraw({ game, last }: Pick<Draws, 'game' | 'last'>) {
  const t = useText()
  const { shortText } = useIssueText()
  const drawn = game && last ? readNumberResult(game.gameCode, last.numero, last.result) : null
  if (!drawn || !last) return null
  const title = `${t('lottery_head_last')} ${shortText(last.numero)}`
  return (
    <section className={`panel ${styles.prizes}`} aria-label={title}>
      <h2>{title}</h2>
      <PrizeBoard result={drawn} numero={last.numero} caption={title} isFalling={last.isNew} />
    </section>
  )
}
