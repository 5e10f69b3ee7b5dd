/** How a table's rounds are checked: the commit of the running one, and what proves the last. */
import { formatCount } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import kit from '../stage/dom/dialog.module.css'
import { make } from '../stage/dom/element.ts'
import panelStyles from '../stage/dom/panels.module.css'
import { StageRefusal } from '../stage/page.ts'
import type { TableLook } from './look.ts'
import type { FinishedRound, TablePage, TableView } from './page.ts'

interface CheckParts {
  readonly page: TablePage
  readonly look: TableLook
  readonly texts: TableTexts
  readonly table: TableView
}

export function checkPanel({ texts: { fair }, look, page, table }: CheckParts): HTMLElement {
  const last = make('div', { className: kit.fair, attributes: { 'aria-live': 'polite' } })
  page.rounds(table.tableId).then(
    (rounds) => {
      const round = rounds.find(({ state }) => state === 'SETTLED')
      if (!round) return last.replaceChildren(make('p', { className: kit.note, text: fair.none }))
      last.replaceChildren(...roundRows(round))
    },
    (error: unknown) => {
      last.replaceChildren(
        make('p', {
          className: kit.note,
          text: error instanceof StageRefusal ? error.message : fair.unavailable,
        }),
      )
    },
  )
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
  return make(
    'div',
    { className: kit.fair },
    make('p', { className: kit.note, text: fair.intro }),
    ...(table.commit ? [row(fair.commit(formatCount(table.roundNo)), table.commit)] : []),
    last,
    make('ol', { className: panelStyles.rules }, ...fair.steps.map((text) => make('li', { text }))),
  )
}

function row(name: string, value: string): HTMLElement {
  return make('div', { className: kit.row }, make('span', { text: name }), make('code', { text: value }))
}
