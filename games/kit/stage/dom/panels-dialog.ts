/** A window of several panels: one tab each, walked by the arrow keys; a panel is made when it is chosen. */
import { openDialog } from './dialog.ts'
import styles from './dialog.module.css'
import { make, makeButton } from './element.ts'

export type Panel = readonly [label: string, makePanel: () => HTMLElement]

interface PanelsParts {
  readonly title: string
  readonly closeLabel: string
  /** What the row of tabs is called. */
  readonly tabsLabel: string
  readonly panels: readonly Panel[]
}

export function openPanels(stage: HTMLElement, { title, closeLabel, tabsLabel, panels }: PanelsParts): void {
  // In the order of Tab: a panel of text alone is scrolled by keys too.
  const body = make('div', { attributes: { role: 'tabpanel', tabindex: '0' } })
  const tabs = panels.map(([label], place) =>
    makeButton({ text: label, attributes: { role: 'tab' }, onClick: () => select(place) }),
  )
  const list = make(
    'div',
    { className: styles.tabs, attributes: { role: 'tablist', 'aria-label': tabsLabel } },
    ...tabs,
  )
  list.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    const next =
      tabs[(tabs.indexOf(document.activeElement as HTMLButtonElement) + by + tabs.length) % tabs.length]
    next?.click()
    next?.focus()
  })
  function select(chosen: number): void {
    tabs.forEach((tab, place) => {
      tab.setAttribute('aria-selected', `${place === chosen}`)
      tab.tabIndex = place === chosen ? 0 : -1
    })
    const [label, makePanel] = panels[chosen]!
    body.setAttribute('aria-label', label)
    body.replaceChildren(makePanel())
    body.scrollTop = 0
  }
  select(0)
  openDialog(stage, { title, closeLabel, belowHead: list, body })
}
