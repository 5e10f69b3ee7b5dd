/**
 * About the table: rules, payouts with their return, the member's own rounds, and how a result is checked.
 */
import { formatMoney } from '../../../design/format.ts'
import type { TableGameTexts, TableTexts } from '../locales/table-texts.ts'
import panelStyles from '../stage/dom/panels.module.css'
import { make } from '../stage/dom/element.ts'
import { openPanels, type Panel } from '../stage/dom/panels-dialog.ts'
import { checkPanel } from './check-panel.ts'
import styles from './dialogs.module.css'
import type { TableLook } from './look.ts'
import { ownRoundsPanel } from './own-rounds-panel.ts'
import { rulesAt, type TablePage, type TableView } from './page.ts'
import { payText } from './pay-text.ts'

interface InfoParts {
  readonly page: TablePage
  readonly look: TableLook
  readonly texts: TableTexts
  readonly table: TableView
}

export function openTableInfo(stage: HTMLElement, parts: InfoParts): void {
  const { texts, look, page } = parts
  const panels: readonly Panel[] = [
    [texts.tabs.rules, () => rulesPanel(parts)],
    [texts.tabs.pays, () => paysPanel(parts)],
    [texts.tabs.history, () => ownRoundsPanel(texts, page)],
    [texts.tabs.fair, () => checkPanel(parts)],
  ]
  openPanels(stage, {
    title: look.texts[page.language].name,
    closeLabel: texts.close,
    tabsLabel: texts.menu,
    panels,
  })
}

function rulesPanel({ texts, look, page, table }: InfoParts): HTMLElement {
  const { min, max, sideMax } = table.limits
  const money = (amount: number): string => formatMoney(amount, page.currency, { decimals: 0 })
  const sentences = [
    ...look.texts[page.language].rules,
    ...toteRules(table, texts, look.texts[page.language]),
    texts.limitsFull(money(min), money(max), money(sideMax)),
    ...(page.mostRound === null ? [] : [texts.limitRoundFull(money(page.mostRound))]),
    ...texts.commonRules,
  ]
  return make(
    'div',
    {},
    make('ul', { className: panelStyles.rules }, ...sentences.map((text) => make('li', { text }))),
    make(
      'dl',
      { className: panelStyles.figures },
      make('dt', { text: texts.version }),
      make('dd', { text: rulesAt(page, table).mathVersion }),
    ),
  )
}

/** How the table's tote pays, if it has one. */
function toteRules({ tote }: TableView, texts: TableTexts, words: TableGameTexts): readonly string[] {
  if (!tote) return []
  const [side, other] = tote.sides.map(({ spot }) => words.spots[spot] ?? spot)
  return texts.tote.rules(side!, other!, String(tote.commission), String(tote.cancelsAt))
}

function paysPanel({ texts, look, page, table }: InfoParts): HTMLElement {
  const { payTable } = texts
  const facts = new Map(rulesAt(page, table).spots.map((spot) => [spot.code, spot]))
  const oddsOf = (spot: string): readonly string[] => facts.get(spot)?.pays ?? []
  const rows = look
    .payRows({ language: page.language, oddsOf })
    .map(({ name, spot, pays = payText(oddsOf(spot)) || texts.tote.name }) =>
      make(
        'tr',
        {},
        make('th', { text: name, attributes: { scope: 'row' } }),
        make('td', { text: pays }),
        make('td', { text: percent(facts.get(spot)?.rtp) }),
      ),
    )
  return make(
    'table',
    { className: styles.pays },
    make(
      'thead',
      {},
      make(
        'tr',
        {},
        ...[payTable.bet, payTable.pays, payTable.rtp].map((text) =>
          make('th', { text, attributes: { scope: 'col' } }),
        ),
      ),
    ),
    make('tbody', {}, ...rows),
  )
}

/** '0.987649' → '98.7649%', in whole figures so that no digit is lost. */
function percent(rtp: string | undefined): string {
  const match = /^(\d)\.(\d{2})(\d*)$/.exec(rtp ?? '')
  if (!match) return rtp ?? ''
  return `${`${match[1]}${match[2]}`.replace(/^0+(?=\d)/, '')}${match[3] ? `.${match[3]}` : ''}%`
}
