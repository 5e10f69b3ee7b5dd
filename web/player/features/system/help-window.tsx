import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../../client/query-client.ts'
import { HelpCentre } from './help-centre.tsx'
import styles from './help-page.module.css'

/** The help centre over whatever page is open. */
export default function HelpWindow() {
  const [topic, setTopic] = useState('')
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.inWindow}>
        <HelpCentre topic={topic} onChoose={setTopic} />
      </div>
    </QueryClientProvider>
  )
}
