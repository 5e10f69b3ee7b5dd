/** About the game: paytable, lines, rules with the published figures, and how to check a result. */
import type { AnySheet } from '../../../../kernel/slots/sheet.ts'
import { openDialog } from './dialog.ts'
import styles from './dialog.module.css'
import { make, makeButton } from './element.ts'
import { fairPanel } from './fair-panel.ts'
import { historyPanel } from './history-panel.ts'
import type { InfoParts } from './info-parts.ts'
import { linesPanel } from './lines-panel.ts'
import { paysPanel } from './pays-panel.ts'
import { rulesPanel } from './rules-panel.ts'

export function openInfoDialog(stage: HTMLElement, parts: InfoParts): void {
  const { texts, gameTexts, page } = parts
  const panels: readonly (readonly [label: string, make: () => HTMLElement])[] = [
    [texts.tabs.pays, () => paysPanel(parts)],
    [hasLines(parts.sheet) ? texts.tabs.lines : texts.tabs.ways, () => linesPanel(parts)],
    [texts.tabs.rules, () => rulesPanel(parts)],
    ...(page.history ? [[texts.tabs.history, () => historyPanel(texts.history, page.history!, page.mode === 'FREE')] as const] : []),
    ...(page.seeds ? [[texts.tabs.fair, () => fairPanel(texts.fair, page.seeds!, parts.lastRound)] as const] : []),
  ]
  const body = make('div', { attributes: { role: 'tabpanel', tabindex: '-1' } })
  const tabs = panels.map(([label, makePanel], index) => makeButton({
    text: label, attributes: { role: 'tab' }, onClick: () => select(index, makePanel),
  }))
  const list = make('div', { className: styles.tabs, attributes: { role: 'tablist', 'aria-label': texts.info } }, ...tabs)
  list.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = tabs[(tabs.indexOf(document.activeElement as HTMLButtonElement) + by + tabs.length) % tabs.length]
    if (by === 0) return
    next?.click()
    next?.focus()
  })
  function select(index: number, makePanel: () => HTMLElement): void {
    tabs.forEach((tab, place) => {
      tab.setAttribute('aria-selected', `${place === index}`)
      tab.tabIndex = place === index ? 0 : -1
    })
    body.setAttribute('aria-label', panels[index]![0])
    body.replaceChildren(makePanel())
    body.scrollTop = 0
  }
  select(0, panels[0]![1])
  openDialog(stage, { title: gameTexts.name, closeLabel: texts.close, belowHead: list, body })
}

function hasLines(sheet: AnySheet): boolean {
  return 'lines' in sheet && sheet.coins === undefined
}
