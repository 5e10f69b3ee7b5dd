/**
 * About the hunt: targets with what they pay and how likely, the rules, the member's own rounds, and how a
 * result is checked.
 */
import { formatMoney } from '../../../design/format.ts'
import kit from '../../kit/stage/dom/dialog.module.css'
import panelStyles from '../../kit/stage/dom/panels.module.css'
import { make } from '../../kit/stage/dom/element.ts'
import { fairPanel } from '../../kit/stage/dom/fair-panel.ts'
import { historyPanel } from '../../kit/stage/dom/history-panel.ts'
import { openPanels, type Panel } from '../../kit/stage/dom/panels-dialog.ts'
import { drawings } from '../art/targets.ts'
import type { FishTexts } from '../locales/texts.ts'
import { sheet, targetOf, targets, type FishKind } from '../rules/sheet.ts'
import styles from './targets.module.css'
import type { FishPage } from './page.ts'
import { chanceText, paysText, percentText } from './target-texts.ts'

export function openInfo(stage: HTMLElement, page: FishPage, texts: FishTexts): void {
  const panels: readonly Panel[] = [
    [texts.tabs.targets, () => targetsPanel(texts)],
    [texts.tabs.rules, () => rulesPanel(page, texts)],
    [texts.tabs.history, () => historyPanel(texts.history, page.history, page.mode === 'FREE')],
    [texts.tabs.fair, () => checkPanel(page, texts)],
  ]
  openPanels(stage, { title: texts.name, closeLabel: texts.close, tabsLabel: texts.info, panels })
}

function targetsPanel({ targets: names, table }: FishTexts): HTMLElement {
  const head = make(
    'thead',
    {},
    make(
      'tr',
      {},
      ...[table.target, table.pays, table.chance].map((text) =>
        make('th', { text, attributes: { scope: 'col' } }),
      ),
    ),
  )
  const rows = targets.map(({ kind }) =>
    make(
      'tr',
      {},
      make(
        'th',
        { attributes: { scope: 'row' } },
        make(
          'span',
          { className: styles.name },
          make('img', { attributes: { src: pictureOf(kind), alt: '' } }),
          named(names[kind] ?? '', hintOf(kind, table)),
        ),
      ),
      make('td', { text: paysText(kind) }),
      make('td', { text: chanceText(kind) }),
    ),
  )
  return make(
    'div',
    {},
    make('p', { className: kit.note, text: table.intro }),
    make('table', { className: styles.targets }, head, make('tbody', {}, ...rows)),
  )
}

function named(name: string, hint: string): HTMLElement {
  return make(
    'span',
    {},
    document.createTextNode(name),
    ...(hint === '' ? [] : [make('small', { text: hint })]),
  )
}

function hintOf(kind: FishKind, table: FishTexts['table']): string {
  const { multiples, valueTenths } = targetOf(kind)
  const average = `${valueTenths / 10}`
  if (multiples.length === 0) return table.bomb(sheet.bombShots, average)
  return multiples.length > 1 ? table.random(average) : ''
}

function pictureOf(kind: FishKind): string {
  const { width, height, moving, body } = drawings[kind]
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">${moving}${body}</svg>`)}`
}

function rulesPanel(page: FishPage, { rules, facts, rateOf, pool }: FishTexts): HTMLElement {
  const money = (amount: number): string => formatMoney(amount, page.currency)
  const figures: readonly (readonly [string, string])[] = [
    [facts.rtp, percentText(page.rtp)],
    ...(page.jackpots
      ? [
          [facts.rtpAll, percentText(page.jackpots.totalRtp)] as const,
          [facts.pools, page.jackpots.pools.map(pool).join(' · ')] as const,
        ]
      : []),
    [facts.prices, `${money(sheet.prices[0])}–${money(sheet.prices.at(-1)!)}`],
    [facts.rate, rateOf(sheet.shotsPerSecond)],
    [facts.seats, `${sheet.seatCount}`],
    [facts.version, `${sheet.gameCode} ${sheet.mathVersion}`],
  ]
  return make(
    'div',
    {},
    make('ul', { className: panelStyles.rules }, ...rules.map((text) => make('li', { text }))),
    make(
      'dl',
      { className: panelStyles.figures },
      ...figures.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', { text: value })]),
    ),
  )
}

function checkPanel(page: FishPage, texts: FishTexts): HTMLElement {
  return make(
    'div',
    { className: kit.fair },
    fairPanel(texts.fair, page.seeds, null),
    make('ol', { className: panelStyles.rules }, ...texts.fairSteps.map((text) => make('li', { text }))),
  )
}
