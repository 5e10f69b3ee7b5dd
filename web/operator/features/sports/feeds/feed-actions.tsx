import { useState } from 'react'
import { endFeedSecret } from '../../../../../contract/operator/sportsbook/end-feed-secret.ts'
import { rotateFeedSecret } from '../../../../../contract/operator/sportsbook/rotate-feed-secret.ts'
import { switchSportFeed } from '../../../../../contract/operator/sportsbook/switch-sport-feed.ts'
import { callServer } from '../../../../client/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { useCan } from '../../../session/me.ts'
import { refreshDesk } from '../refresh-desk.ts'
import { EditFeedWindow } from './feed-windows.tsx'
import { refreshFeeds, type Feed } from './words.ts'

type Task = 'SWITCH' | 'EDIT' | 'SECRET' | 'END'

/** Switches a feed off or on, changes it, and gives it a new secret. */
export function FeedActions({ feed, onSecret }: { feed: Feed; onSecret: (secret: string) => void }) {
  const t = useText()
  const can = useCan()
  const [task, setTask] = useState<Task | null>(null)
  const isOn = feed.state !== 'OFF'
  const done = () => setTask(null)
  const params = { provider: feed.provider }
  const tryTo = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    done()
    await refreshFeeds()
  }
  const mayEdit = can('catalogue.edit') && feed.isOutside
  const turnText = t(isOn ? 'op_sport_feed_off' : 'op_sport_feed_on')
  return (
    <>
      {can('sports.trade') ? (
        <Button icon={isOn ? 'pause' : 'check'} onClick={() => setTask('SWITCH')}>
          {turnText}
        </Button>
      ) : null}
      {mayEdit ? (
        <>
          <Button icon="edit" onClick={() => setTask('EDIT')}>
            {t('op_sport_change')}
          </Button>
          <Button icon="key" onClick={() => setTask('SECRET')}>
            {t('vendors_secret_new')}
          </Button>
        </>
      ) : null}
      {mayEdit && feed.oldSecretAt ? (
        <Button onClick={() => setTask('END')}>{t('op_sport_feed_secret_end')}</Button>
      ) : null}
      <ReasonDialog
        isOpen={task === 'SWITCH'}
        title={`${turnText} · ${feed.name}`}
        label={t('op_reason')}
        isRequired
        submitText={turnText}
        onSubmit={async (reason) => {
          await callServer(switchSportFeed, { params, body: { isOn: !isOn, reason } })
          toast.good(t('op_sport_saved'))
          await Promise.all([refreshFeeds(), refreshDesk()])
        }}
        onClose={done}
      >
        {t(isOn ? 'op_sport_feed_off_text' : 'op_sport_feed_on_text', { n: feed.openFixtureCount })}
      </ReasonDialog>
      <ConfirmDialog
        isOpen={task === 'SECRET'}
        title={t('vendors_secret_new')}
        confirmText={t('vendors_secret_new')}
        onCancel={done}
        onConfirm={() => tryTo(async () => onSecret((await callServer(rotateFeedSecret, { params })).secret))}
      >
        {t('vendors_secret_new_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={task === 'END'}
        title={t('op_sport_feed_secret_end')}
        confirmText={t('op_sport_feed_secret_end')}
        onCancel={done}
        onConfirm={() => tryTo(() => callServer(endFeedSecret, { params }))}
      >
        {t('op_sport_feed_secret_end_text')}
      </ConfirmDialog>
      {task === 'EDIT' ? <EditFeedWindow feed={feed} onClose={done} /> : null}
    </>
  )
}
