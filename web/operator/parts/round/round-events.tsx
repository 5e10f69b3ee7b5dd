import type { SlotEvent } from '../../../../kernel/slots/events.ts'
import { formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import styles from './round.module.css'

/** What the game showed, event by event: boards as their symbols, wins as sentences. */
export function RoundEvents({ events, currency }: { events: readonly unknown[]; currency: string }) {
  const t = useText()
  return (
    <ol className={styles.events}>
      {(events as readonly SlotEvent[]).map((event, place) => {
        const text = describe(event, currency, t)
        return (
          <li key={place}>
            <span>{text}</span>
            {event.type === 'spin' || event.type === 'cascade' ? <Board window={event.window} /> : null}
          </li>
        )
      })}
    </ol>
  )
}

function Board({ window }: { window: readonly string[] }) {
  return <span className={styles.board} aria-label={window.join(' ')} role="img">{window.map((reel, column) => <span key={column}>{[...reel].map((symbol, row) => <b key={row}>{symbol}</b>)}</span>)}</span>
}

function describe(event: SlotEvent, currency: string, t: Translate): string {
  const money = (amount: number) => formatMoney(amount, currency)
  switch (event.type) {
    case 'spin': return event.isFree ? t('rounds_event_free_spin', { 0: event.freeSpinsLeft }) : t('rounds_event_spin')
    case 'line-win': return t('rounds_event_line', { 0: String(event.line + 1), 1: event.symbol, 2: String(event.count), 3: String(event.multiplier), 4: money(event.winAmount) })
    case 'ways-win': return t('rounds_event_ways', { 0: event.symbol, 1: String(event.count), 2: String(event.ways), 3: String(event.multiplier), 4: money(event.winAmount) })
    case 'cascade': return t('rounds_event_cascade', { 0: String(event.step), 1: event.wins.map((win) => `${win.symbol} ×${win.count}`).join(', '), 2: String(event.multiplier), 3: money(event.winAmount) })
    case 'scatter-win': return t('rounds_event_scatter', { 0: event.symbol, 1: String(event.count), 2: money(event.winAmount) })
    case 'spin-end': return t('rounds_event_spin_end', { 0: money(event.winAmount), 1: money(event.roundWinAmount) })
    case 'free-spins-awarded': return t('rounds_event_awarded', { 0: event.awarded })
    case 'free-spins-end': return t('rounds_event_free_end', { 0: event.played, 1: money(event.winAmount) })
    case 'cap-reached': return t('rounds_event_cap', { 0: money(event.winAmount) })
    case 'round-end': return t('rounds_event_end', { 0: money(event.winAmount) })
  }
}
