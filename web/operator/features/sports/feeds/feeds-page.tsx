import { useState } from 'react'
import { listSportFeeds } from '../../../../../contract/operator/sportsbook/list-sport-feeds.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { ConsoleButton } from '../../../parts/link.tsx'
import { NewSecret } from '../../../parts/new-secret.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { SecondMissing, useWaiting, WaitingNotes } from '../../../parts/waiting-changes.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { FeedActions } from './feed-actions.tsx'
import { FeedFacts } from './feed-facts.tsx'
import { AddFeedWindow } from './feed-windows.tsx'
import styles from './feeds.module.css'
import { feedStateKey, feedSubject, feedTones } from './words.ts'

/** Where fixtures and prices come from: how each feed does, and feeds of outside providers. */
export function FeedsPage() {
  const t = useText()
  const can = useCan()
  const waiting = useWaiting()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const answer = useCall(listSportFeeds, undefined, {
    keepsPrevious: true,
    refetchEveryMs: 5_000,
    staleMs: 1_000,
  })
  return (
    <>
      <PageHead
        title={t('op_sport_feed')}
        text={t('op_sport_feed_text')}
        actions={
          can('catalogue.edit') ? (
            <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
              {t('op_sport_feed_add')}
            </Button>
          ) : null
        }
      />
      <div className="stack">
        {can('catalogue.edit') ? <SecondMissing waiting={waiting} /> : null}
        <Loaded answer={answer}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={t('op_sport_feed_none')} />
            ) : (
              <div className={styles.feeds}>
                {list.map((feed) => (
                  <Panel
                    key={feed.provider}
                    title={feed.name}
                    beside={
                      <>
                        <small className="text-2">{feed.provider}</small>
                        <Badge tone={feedTones[feed.state]}>{t(feedStateKey(feed))}</Badge>
                      </>
                    }
                  >
                    <div className={parts.form}>
                      <FeedFacts feed={feed} />
                      <WaitingNotes waiting={waiting} subject={feedSubject(feed.provider)} />
                      <div className={parts.toolbar}>
                        <ConsoleButton href={paths.sportsFeed(feed.provider)} icon="list">
                          {t('op_sport_feed_history')}
                        </ConsoleButton>
                        <FeedActions feed={feed} onSecret={setSecret} />
                      </div>
                    </div>
                  </Panel>
                ))}
              </div>
            )
          }
        </Loaded>
      </div>
      {isAdding ? (
        <AddFeedWindow
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false)
            setSecret(made)
          }}
        />
      ) : null}
      <NewSecret secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}
