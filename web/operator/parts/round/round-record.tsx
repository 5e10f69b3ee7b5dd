import { useText } from '../../../ui/i18n/text.tsx'
import { ConsoleLink } from '../link.tsx'
import { paths } from '../../paths.ts'
import type { Round } from './round.ts'
import styles from './round.module.css'

/** Of a round that was no solo round: its record line by line, and the page of the table or room where everybody's part stands. */
export function RoundRecord({ round, fair }: { round: Round; fair: NonNullable<Round['fair']> }) {
  const t = useText()
  const id = round.roundId.replace(/:free$/, '')
  const lines = Object.entries((fair.record ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null && (!Array.isArray(value) || value.length > 0))
  return (
    <>
      {fair.kind === 'TABLE' ? <p><ConsoleLink className="link" href={paths.tableRound(id)}>{t('rounds_whole_table')}</ConsoleLink></p> : null}
      {fair.kind === 'ROOM' ? <p><ConsoleLink className="link" href={paths.roomHand(id)}>{t('rounds_whole_hand')}</ConsoleLink></p> : null}
      <dl className={styles.proof}>{lines.map(([part, value]) => <div key={part}><dt>{part}</dt><dd><code>{typeof value === 'string' ? value : JSON.stringify(value)}</code></dd></div>)}</dl>
    </>
  )
}
