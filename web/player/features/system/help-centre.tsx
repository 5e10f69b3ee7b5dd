import { type MouseEvent, useState } from 'react'
import {
  readHelpCenter,
  type readHelpCenterSchemas,
} from '../../../../contract/player/system/read-help-center.ts'
import { helpCategories } from '../../../../contract/shared/help-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { RichText } from '../../../ui/layout/rich-text.tsx'
import { openChannel } from '../../shell/service-channels.ts'
import { useServiceChannels } from '../../state/site.ts'
import styles from './help-page.module.css'
import { holdsWords, questionsOf } from './help-words.ts'

type Article = ValueOf<typeof readHelpCenterSchemas>['articles'][number]

interface HelpCentreProps {
  /** The chosen topic; '' or an unknown one shows the first. */
  topic: string
  /** Absent on the page, where a topic has an address of its own. */
  onChoose?: (topic: string) => void
}

/**
 * The help centre: search, topics under their headings, the article, and whom else to ask. The page and the
 * window show the same.
 */
export function HelpCentre({ topic, onChoose }: HelpCentreProps) {
  const t = useText()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useCall(readHelpCenter, {
    query: { lang: language.toUpperCase(), device: 'WEB' },
  })
  if (error)
    return (
      <EmptyState
        title={errorText(error, t)}
        action={
          <Button kind="primary" onClick={() => void refetch()}>
            {t('common_retry')}
          </Button>
        }
      />
    )
  if (!data) return <Skeleton shape="block" />
  const found = data.articles.filter((article) => holdsWords(`${article.title} ${article.content}`, search))
  const article = found.find((one) => one.topic === topic) ?? found[0]
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={t('help_search_label')}
          isLabelHidden
          icon="search"
          type="search"
          placeholder={t('help_search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {article ? (
        <div className={styles.columns}>
          <Topics articles={found} current={article.topic} onChoose={onChoose} />
          <div className={styles.content}>
            {article.topic === 'faq' ? (
              <Questions article={article} search={search} />
            ) : (
              <article className={`panel padded ${styles.article}`}>
                <h2>{article.title}</h2>
                <RichText html={article.content} />
              </article>
            )}
            <HelpMore />
          </div>
        </div>
      ) : (
        <EmptyState isSmall title={t('help_search_none', { search: search.trim() })} />
      )}
    </>
  )
}

function Topics({
  articles,
  current,
  onChoose,
}: {
  articles: readonly Article[]
  current: string
  onChoose: HelpCentreProps['onChoose']
}) {
  const t = useText()
  const headings = {
    START: t('help_category_start'),
    MONEY: t('help_category_money'),
    GAMES: t('help_category_games'),
    HOUSE: t('help_category_house'),
  } as const
  const choose = (event: MouseEvent, topic: string) => {
    if (!onChoose) return
    event.preventDefault()
    onChoose(topic)
  }
  return (
    <nav className={`panel ${styles.topics}`} aria-label={t('nav_help_center_title')}>
      {helpCategories
        .filter((category) => articles.some((article) => article.category === category))
        .map((category) => (
          <section key={category}>
            <h3>{headings[category]}</h3>
            {articles
              .filter((article) => article.category === category)
              .map((one) => (
                <a
                  key={one.topic}
                  href={`#${one.topic}`}
                  aria-current={one.topic === current ? 'page' : undefined}
                  onClick={(event) => choose(event, one.topic)}
                >
                  {one.title}
                </a>
              ))}
          </section>
        ))}
    </nav>
  )
}

/** Frequent questions open one by one; those that a search found are open. */
function Questions({ article, search }: { article: Article; search: string }) {
  return (
    <section className={`panel ${styles.questions}`} aria-label={article.title}>
      {questionsOf(article.content)
        .filter(({ question, answer }) => holdsWords(`${question} ${answer}`, search))
        .map(({ question, answer }, order) => (
          <details key={`${question}-${search === ''}`} open={search !== '' || order === 0}>
            <summary>
              {question}
              <Icon name="d" size={16} />
            </summary>
            <RichText html={answer} />
          </details>
        ))}
    </section>
  )
}

/** Other contacts: the merchant's channels that are not help pages themselves. */
function HelpMore() {
  const t = useText()
  const channels = useServiceChannels().filter((channel) => channel.csType !== 'HELP')
  if (channels.length === 0) return null
  return (
    <section>
      <h2 className={styles.moreTitle}>{t('help_more')}</h2>
      <div className={styles.more}>
        {channels.map((channel) => (
          <button key={channel.key} type="button" onClick={() => openChannel(channel, t)}>
            <Icon name={channel.icon} />
            {channel.title}
          </button>
        ))}
      </div>
    </section>
  )
}
