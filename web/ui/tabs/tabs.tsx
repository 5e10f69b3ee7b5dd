import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import { CountBadge } from '../badge/badge.tsx'
import styles from './tabs.module.css'

export interface TabChoice<Key extends string> {
  key: Key
  text: ReactNode
  count?: number | undefined
}

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly TabChoice<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** What the chosen tab shows. */
  children?: ReactNode
}

/**
 * Tabs with the gable point on the chosen one, which a row that is too long for the screen brings into view.
 */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(key as Key)}>
      <TabList aria-label={label} className={styles.list!}>
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} ref={tab.key === value ? keepShown : null} className={styles.tab!}>
            {tab.text}
            {tab.count ? <CountBadge count={tab.count} className={styles.count} /> : null}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className={styles.panel!}>
          {tab.key === value ? children : null}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** All tabs change their widths once more when the font comes. Returns how to stop. */
function keepShown(tab: HTMLDivElement | null): (() => void) | undefined {
  const row = tab?.parentElement
  if (!row) return undefined
  const watch = new ResizeObserver(() => show(tab, row))
  for (const one of row.children) watch.observe(one)
  return () => watch.disconnect()
}

/** Only the row is scrolled, never the page. */
function show(tab: HTMLElement, row: HTMLElement): void {
  const chosen = tab.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  if (chosen.left >= left && chosen.right <= right) return
  row.scrollLeft += chosen.left + chosen.width / 2 - (left + right) / 2
}
