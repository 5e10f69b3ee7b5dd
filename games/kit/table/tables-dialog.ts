/** The game's tables to choose from: name, limits, what is going on, and the last results. */
import { formatCount, formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import { openDialog } from '../stage/dom/dialog.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import styles from './dialogs.module.css'
import type { TableLook } from './look.ts'
import type { TablePage, TableView } from './page.ts'

/** In minor units. */
const THOUSAND = 100_000

interface TablesParts {
  readonly page: TablePage
  readonly look: TableLook
  readonly texts: TableTexts
  readonly currentId: string
  readonly choose: (table: TableView) => void
}

export function openTablesDialog(
  stage: HTMLElement,
  { page, look, texts, currentId, choose }: TablesParts,
): void {
  const list = make('ul', { className: styles.tables, attributes: { 'aria-live': 'polite' } })
  const close = openDialog(stage, { title: texts.chooseTable, closeLabel: texts.close, body: list })
  const clocks: (() => void)[] = []
  const timer = setInterval(() => {
    for (const tick of clocks) tick()
  }, 500)
  list.closest('dialog')?.addEventListener('close', () => clearInterval(timer))
  page.list().then(
    (tables) => {
      list.replaceChildren(
        ...tables.map((table) => {
          const state = make('span', { className: styles.tableState })
          const tick = (): void => {
            state.textContent = stateOf(table, texts, page.nowMs())
          }
          tick()
          clocks.push(tick)
          const road = look.makeSmallRoad?.({ texts, language: page.language })
          road?.show(table.history)
          const isHere = table.tableId === currentId
          return make(
            'li',
            {},
            makeButton(
              {
                className: styles.table,
                attributes: isHere ? { 'aria-current': 'true' } : {},
                onClick: () => {
                  close()
                  if (!isHere) choose(table)
                },
              },
              make('b', { text: table.names[page.language] }),
              make('span', { className: styles.tableLimits, text: limitsText(table, texts, page) }),
              state,
              ...(isHere ? [make('span', { className: styles.here, text: texts.atThisTable })] : []),
              ...(road ? [road.view] : []),
            ),
          )
        }),
      )
    },
    (error: unknown) => {
      list.replaceChildren(
        make('li', {
          className: styles.fault,
          text: error instanceof StageRefusal ? error.message : texts.history.unavailable,
        }),
      )
    },
  )
}

/** What may be staked on a spot, and in a round altogether if the game limits that. */
export function limitsText(
  { limits, tote }: TableView,
  texts: TableTexts,
  { currency, mostRound }: Pick<TablePage, 'currency' | 'mostRound'>,
): string {
  const min = formatMoney(limits.min, currency, { decimals: 0 })
  const whole = (amount: number): string => formatMoney(amount, '', { decimals: 0 })
  return [
    // Both limits find room in the head of a phone if they are short.
    texts.limits(min, mostRound === null ? whole(limits.max) : shortOf(limits.max, whole)),
    ...(mostRound === null ? [] : [texts.limitRound(shortOf(mostRound, whole))]),
    ...(tote ? [texts.tote.name] : []),
  ].join(' · ')
}

/** 100,000.00 → '100K'; what is no whole thousand is written out. */
const shortOf = (amount: number, whole: (amount: number) => string): string =>
  amount > 0 && amount % THOUSAND === 0 ? `${amount / THOUSAND}K` : whole(amount)

/** 'Bets open · 12', by the server's clock; a state that ran out meanwhile names itself only. */
function stateOf(table: TableView, texts: TableTexts, nowMs: number): string {
  if (table.state === 'OFF') return texts.states.OFF
  if (table.stateEndsAt === null) return texts.states.WAITING
  const seconds = Math.ceil((Date.parse(table.stateEndsAt) - nowMs) / 1000)
  return table.state === 'BETTING' && seconds > 0
    ? `${texts.states.BETTING} · ${formatCount(seconds)}`
    : texts.states[table.state]
}
