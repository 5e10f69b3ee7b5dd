import { useEffect, useRef, type ReactNode } from 'react'
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

/** Tabs with the gable point on the chosen one, which a row that is too long for the screen brings into view. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => { if (list.current) showChosen(list.current) }, [value])
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(key as Key)}>
      <TabList ref={list} aria-label={label} className={styles.list!}>
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} className={styles.tab!}>
            {tab.text}
            {tab.count ? <CountBadge count={tab.count} className={styles.count} /> : null}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => <TabPanel key={tab.key} id={tab.key} className={styles.panel!}>{tab.key === value ? children : null}</TabPanel>)}
    </AriaTabs>
  )
}

/** Only the row is scrolled, never the page. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  const row = list.getBoundingClientRect()
  if (!chosen || (chosen.left >= row.left && chosen.right <= row.right)) return
  list.scrollLeft += chosen.left + chosen.width / 2 - (row.left + row.width / 2)
}
