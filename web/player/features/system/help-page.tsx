import { useEffect, useState } from 'react'
import { readHelpCenter } from '../../../../contract/player/system/read-help-center.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { RichText } from '../../../ui/layout/rich-text.tsx'
import { navigate } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import styles from './help-page.module.css'

/** The help centre: topics at the left, the article at the right; `#term` opens the terms of use. */
export default function HelpPage() {
  const t = useText()
  const language = useLanguage()
  const topic = useTopicOfAddress()
  const { data, error, refetch } = useCall(readHelpCenter, { query: { lang: language.toUpperCase(), device: 'WEB' } })
  const article = data?.articles.find((one) => one.topic === topic) ?? data?.articles[0]
  return (
    <div className="wrap">
      <header className={styles.head}>
        <IconButton icon="back" iconSize={24} label={t('common_back')} onClick={() => void navigate(paths.home())} />
        <h1>{t('nav_help_center_title')}</h1>
      </header>
      {error ? <EmptyState title={errorText(error, t)} action={<Button kind="primary" onClick={() => void refetch()}>{t('common_retry')}</Button>} /> : null}
      {!data && !error ? <Skeleton shape="block" /> : null}
      {article ? (
        <div className={styles.columns}>
          <nav className={`panel ${styles.topics}`} aria-label={t('nav_help_center_title')}>
            {data!.articles.map((one) => <a key={one.topic} href={`#${one.topic}`} aria-current={one.topic === article.topic ? 'page' : undefined}>{one.title}</a>)}
          </nav>
          <article className={`panel padded ${styles.article}`}>
            <h2>{article.title}</h2>
            <RichText html={article.content} />
          </article>
        </div>
      ) : null}
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
