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

/** Tabs with the gable point on the chosen one. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(key as Key)}>
      <TabList aria-label={label} className={styles.list!}>
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
