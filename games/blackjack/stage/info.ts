/** About the table: rules and figures, the best play, the member's hands, and how to check them. */
import type { KitTexts } from '../../kit/locales/texts.ts'
import type { TableTexts } from '../../kit/locales/table-texts.ts'
import dialogStyles from '../../kit/stage/dom/dialog.module.css'
import panelStyles from '../../kit/stage/dom/panels.module.css'
import { make } from '../../kit/stage/dom/element.ts'
import { fairPanel } from '../../kit/stage/dom/fair-panel.ts'
import { historyPanel } from '../../kit/stage/dom/history-panel.ts'
import { openPanels, type Panel } from '../../kit/stage/dom/panels-dialog.ts'
import type { BlackjackTexts } from '../locales/texts.ts'
import { hardMoves, sheet, softMoves, splitMoves } from '../rules/sheet.ts'
import styles from './strategy.module.css'
import type { HandPage, HandView } from './page.ts'

interface InfoParts {
  readonly page: HandPage
  readonly texts: BlackjackTexts
  readonly kit: KitTexts
  readonly tableTexts: TableTexts
  /** The hand on the table, for its proof. */
  readonly last: HandView | null
}

export function openInfo(stage: HTMLElement, { page, texts, kit, tableTexts, last }: InfoParts): void {
  const panels: readonly Panel[] = [
    [texts.tabs.rules, () => rulesPanel(texts, page)],
    [texts.tabs.strategy, () => strategyPanel(texts)],
    ...(page.history
      ? [[texts.tabs.history, () => historyPanel(kit.history, page.history!, page.mode === 'FREE')] as const]
      : []),
    ...(page.seeds
      ? [
          [
            texts.tabs.fair,
            () => fairPanel(kit.fair, page.seeds!, last ? { roundId: last.handId, proof: last.proof } : null),
          ] as const,
        ]
      : []),
  ]
  openPanels(stage, { title: texts.name, closeLabel: tableTexts.close, tabsLabel: tableTexts.menu, panels })
}

function rulesPanel(texts: BlackjackTexts, page: HandPage): HTMLElement {
  const figures: readonly (readonly [string, string])[] = [
    [texts.figures.rtp, percent(page.rtp)],
    [texts.figures.insuranceRtp, percent(sheet.insuranceRtp)],
    [texts.figures.version, `${sheet.gameCode} ${page.mathVersion}`],
  ]
  return make(
    'div',
    {},
    make('ul', { className: panelStyles.rules }, ...texts.rules.map((text) => make('li', { text }))),
    make(
      'dl',
      { className: panelStyles.figures },
      ...figures.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', { text: value })]),
    ),
  )
}

const DEALER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A']

/** The published strategy as three tables: letters, so that colour is not the only sign. */
function strategyPanel({ strategy }: BlackjackTexts): HTMLElement {
  const pairSign = (value: string): string => (value === '11' ? 'A A' : `${value} ${value}`)
  return make(
    'div',
    { className: styles.strategy },
    make('p', { className: dialogStyles.note, text: strategy.intro }),
    make(
      'dl',
      { className: styles.legend },
      ...strategy.legend.flatMap(([letter, meaning]) => [
        make('dt', { className: moveClass(letter), text: letter }),
        make('dd', { text: meaning }),
      ]),
    ),
    movesTable(
      strategy.hard,
      strategy.dealer,
      Object.entries(hardMoves).map(([total, moves]) => [total === '17' ? '17+' : total, [...moves]]),
    ),
    movesTable(
      strategy.soft,
      strategy.dealer,
      Object.entries(softMoves).map(([total, moves]) => [
        total === '19' ? '19+' : total,
        [...moves].map((move) => (total === '18' && move === 'D' ? 'd' : move)),
      ]),
    ),
    movesTable(
      strategy.pairs,
      strategy.dealer,
      Object.entries(splitMoves)
        .filter(([, moves]) => moves.includes('P'))
        .map(([value, moves]) => [pairSign(value), [...moves].map((move) => (move === '-' ? '·' : move))]),
    ),
  )
}

function movesTable(
  title: string,
  dealer: string,
  rows: readonly (readonly [string, readonly string[]])[],
): HTMLElement {
  const head = make(
    'tr',
    {},
    make('th', { text: title, attributes: { scope: 'col' } }),
    ...DEALER.map((card) => make('th', { text: card, attributes: { scope: 'col' } })),
  )
  const body = rows.map(([name, moves]) =>
    make(
      'tr',
      {},
      make('th', { text: name, attributes: { scope: 'row' } }),
      ...moves.map((move) => make('td', { text: move, className: moveClass(move) })),
    ),
  )
  return make(
    'table',
    { className: styles.moves },
    make('caption', { text: `${title} · ${dealer}` }),
    make('thead', {}, head),
    make('tbody', {}, ...body),
  )
}

function moveClass(move: string): string {
  return (
    {
      H: styles.moveHit,
      S: styles.moveStand,
      D: styles.moveDouble,
      d: styles.moveDouble,
      P: styles.moveSplit,
    }[move] ?? ''
  )
}

/** '0.994296' → '99.4296%', as it is published. */
function percent(digits: string): string {
  const parts = digits.replace('.', '')
  return `${parts.slice(0, 3).replace(/^0+/, '') || '0'}.${parts.slice(3)}%`
}
