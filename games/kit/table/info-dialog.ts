/** About the table: rules, payouts with their return, the member's own rounds, and how a result is checked. */
import { formatCount, formatDateTime, formatMoney } from '../../../web/ui/i18n/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import kit from '../stage/dom/dialog.module.css'
import { make, makeButton } from '../stage/dom/element.ts'
import { openPanels, type Panel } from '../stage/dom/panels-dialog.ts'
import { StageRefusal } from '../stage/page.ts'
import styles from './dialogs.module.css'
import type { TableLook } from './look.ts'
import type { FinishedRound, OwnRound, TablePage, TableView } from './page.ts'

interface InfoParts {
  readonly page: TablePage
  readonly look: TableLook
  readonly texts: TableTexts
  readonly table: TableView
}

export function openTableInfo(stage: HTMLElement, parts: InfoParts): void {
  const { texts, look, page } = parts
  const panels: readonly Panel[] = [
    [texts.tabs.rules, () => rulesPanel(parts)], [texts.tabs.pays, () => paysPanel(parts)],
    [texts.tabs.history, () => historyPanel(parts)], [texts.tabs.fair, () => fairPanel(parts)],
  ]
  openPanels(stage, { title: look.texts[page.language].name, closeLabel: texts.close, tabsLabel: texts.menu, panels })
}

function rulesPanel({ texts, look, page, table }: InfoParts): HTMLElement {
  const { min, max, sideMax } = table.limits
  const money = (amount: number): string => formatMoney(amount, page.currency, { decimals: 0 })
  const sentences = [...look.texts[page.language].rules, texts.limitsFull(money(min), money(max), money(sideMax)), ...texts.commonRules]
  return make('div', {},
    make('ul', { className: kit.rules }, ...sentences.map((text) => make('li', { text }))),
    make('dl', { className: kit.figures }, make('dt', { text: texts.version }), make('dd', { text: page.mathVersion })))
}

function paysPanel({ texts, look, page }: InfoParts): HTMLElement {
  const { payTable } = texts
  const returns = new Map(page.spots.map(({ code, rtp }) => [code, rtp]))
  const rows = look.payRows(look.texts[page.language], page.language).map(({ name, pays, spot }) =>
    make('tr', {}, make('th', { text: name, attributes: { scope: 'row' } }), make('td', { text: pays }), make('td', { text: percent(returns.get(spot)) })))
  return make('table', { className: styles.pays },
    make('thead', {}, make('tr', {}, ...[payTable.bet, payTable.pays, payTable.rtp].map((text) => make('th', { text, attributes: { scope: 'col' } })))),
    make('tbody', {}, ...rows))
}

/** '0.987649' → '98.7649%', in whole figures so that no digit is lost. */
function percent(rtp: string | undefined): string {
  const match = /^(\d)\.(\d{2})(\d*)$/.exec(rtp ?? '')
  if (!match) return rtp ?? ''
  return `${`${match[1]}${match[2]}`.replace(/^0+(?=\d)/, '')}${match[3] ? `.${match[3]}` : ''}%`
}

function historyPanel({ texts: { history }, page }: InfoParts): HTMLElement {
  const list = make('ul', { className: kit.history, attributes: { 'aria-live': 'polite' } })
  const hint = make('p', { className: kit.note })
  const more = makeButton({ className: kit.action, text: history.more, onClick: () => void read() })
  let pageNo = 0
  async function read(): Promise<void> {
    more.disabled = true
    hint.textContent = ''
    try {
      const { rounds, isLast } = await page.ownRounds(pageNo + 1)
      pageNo += 1
      list.append(...rounds.map((round) => ownRow(round)))
      more.hidden = isLast
      if (list.childElementCount === 0) hint.textContent = history.empty
    } catch (error) {
      hint.textContent = error instanceof StageRefusal ? error.message : history.unavailable
    }
    more.disabled = false
  }
  function ownRow({ roundId, roundNo, state, stakeAmount, winAmount, currency, playedAt }: OwnRound): HTMLElement {
    const win = state === 'VOID' ? history.voided : formatMoney(winAmount, currency)
    return make('li', {},
      make('time', { text: `${formatDateTime(playedAt)} · ${formatCount(roundNo)}`, attributes: { datetime: playedAt } }),
      make('span', { text: history.bet }, make('b', { text: formatMoney(stakeAmount, currency) })),
      make('span', { text: history.win, className: winAmount > stakeAmount ? kit.above : undefined }, make('b', { text: win })),
      ...(page.mode === 'FREE' || state === 'VOID' ? [] : [make('a', { text: history.verify, attributes: { href: page.verifyUrl(roundId), target: '_blank', rel: 'noopener', 'aria-label': `${history.verify} ${roundNo}` } })]))
  }
  void read()
  return make('div', { className: kit.fair }, make('p', { className: kit.note, text: page.mode === 'FREE' ? history.free : history.intro }), list, hint, more)
}

function fairPanel({ texts: { fair }, look, page, table }: InfoParts): HTMLElement {
  const last = make('div', { className: kit.fair, attributes: { 'aria-live': 'polite' } })
  page.rounds(table.tableId).then((rounds) => {
    const round = rounds.find(({ state }) => state === 'SETTLED')
    if (!round) return last.replaceChildren(make('p', { className: kit.note, text: fair.none }))
    last.replaceChildren(...roundRows(round))
  }, (error: unknown) => {
    last.replaceChildren(make('p', { className: kit.note, text: error instanceof StageRefusal ? error.message : fair.unavailable }))
  })
  function roundRows({ roundNo, result, proof }: FinishedRound): HTMLElement[] {
    return [
      make('h3', { text: fair.lastRound(formatCount(roundNo)) }),
      ...(result ? [make('p', { text: look.texts[page.language].short(result) })] : []),
      row(fair.commit(formatCount(roundNo)), proof.commit),
      ...(proof.serverSeed ? [row(fair.seed, proof.serverSeed)] : []),
      ...(proof.clientPart ? [row(fair.clientPart, proof.clientPart)] : []),
      make('p', { className: kit.note, text: fair.verifyOwn }),
    ]
  }
  return make('div', { className: kit.fair },
    make('p', { className: kit.note, text: fair.intro }),
    ...(table.commit ? [row(fair.commit(formatCount(table.roundNo)), table.commit)] : []),
    last,
    make('ol', { className: kit.rules }, ...fair.steps.map((text) => make('li', { text }))))
}

function row(name: string, value: string): HTMLElement {
  return make('div', { className: kit.row }, make('span', { text: name }), make('code', { text: value }))
}
