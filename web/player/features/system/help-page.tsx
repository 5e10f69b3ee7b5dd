import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { navigate } from '../../navigation.ts'
import { HelpCentre } from './help-centre.tsx'
import styles from './help-page.module.css'

/** The help centre as a page; `#term` opens the terms of use, the back control leads to /index. */
export default function HelpPage() {
  const t = useText()
  const topic = useTopicOfAddress()
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="wrap">
      <header className={styles.head}>
        <IconButton
          icon="back"
          iconSize={24}
          label={t('common_back')}
          onClick={() => void navigate('/index')}
        />
        <h1>{t('nav_help_center_title')}</h1>
      </header>
      <HelpCentre topic={topic} />
    </div>
  )
}

function useTopicOfAddress(): string {
  const [topic, setTopic] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const note = () => setTopic(location.hash.slice(1))
    window.addEventListener('hashchange', note)
    return () => window.removeEventListener('hashchange', note)
  }, [])
  return topic
}
