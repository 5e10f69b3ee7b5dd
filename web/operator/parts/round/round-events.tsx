import type { SlotEvent } from '../../../../kernel/slots/events.ts'
import { formatMoney } from '../../../../design/format.ts'
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
  return (
    <span className={styles.board} aria-label={window.join(' ')} role="img">
      {window.map((reel, column) => (
        <span key={column}>
          {[...reel].map((symbol, row) => (
            <b key={row}>{symbol}</b>
          ))}
        </span>
      ))}
    </span>
  )
}

function describe(event: SlotEvent, currency: string, t: Translate): string {
  const money = (amount: number) => formatMoney(amount, currency)
  switch (event.type) {
    case 'spin':
      return event.isFree
        ? t('rounds_event_free_spin', { count: event.freeSpinsLeft })
        : t('rounds_event_spin')
    case 'line-win':
      return t('rounds_event_line', {
        lineNo: String(event.line + 1),
        symbol: event.symbol,
        count: String(event.count),
        multiplier: String(event.multiplier),
        amount: money(event.winAmount),
      })
    case 'ways-win':
      return t('rounds_event_ways', {
        symbol: event.symbol,
        count: String(event.count),
        ways: String(event.ways),
        multiplier: String(event.multiplier),
        winAmount: money(event.winAmount),
      })
    case 'cascade':
      return t('rounds_event_cascade', {
        step: String(event.step),
        wins: event.wins.map((win) => `${win.symbol} ×${win.count}`).join(', '),
        multiplier: String(event.multiplier),
        winAmount: money(event.winAmount),
      })
    case 'scatter-win':
      return t('rounds_event_scatter', {
        symbol: event.symbol,
        count: String(event.count),
        winAmount: money(event.winAmount),
      })
    case 'spin-end':
      return t('rounds_event_spin_end', {
        winAmount: money(event.winAmount),
        roundWinAmount: money(event.roundWinAmount),
      })
    case 'free-spins-awarded':
      return t('rounds_event_awarded', { count: event.awarded })
    case 'free-spins-end':
      return t('rounds_event_free_end', { played: event.played, winAmount: money(event.winAmount) })
    case 'cap-reached':
      return t('rounds_event_cap', { winAmount: money(event.winAmount) })
    case 'round-end':
      return t('rounds_event_end', { winAmount: money(event.winAmount) })
  }
}
