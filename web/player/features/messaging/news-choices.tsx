import { useState } from 'react'
import { changeMarketing } from '../../../../contract/player/messaging/change-marketing.ts'
import {
  readMarketing,
  type readMarketingSchemas,
} from '../../../../contract/player/messaging/read-marketing.ts'
import { readPush } from '../../../../contract/player/messaging/read-push.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { marketingChannels, type MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { unsubscribe } from '../../push-browser.ts'
import styles from './news-choices.module.css'
import { PushHere, pushErrorText, takeNotifications } from './push-here.tsx'

type Choice = ValueOf<typeof readMarketingSchemas>['channels'][number]

const channelTexts = {
  INBOX: 'marketing_channel_inbox',
  MAIL: 'marketing_channel_email',
  SMS: 'marketing_channel_sms',
  PUSH: 'marketing_channel_push',
} as const satisfies Record<MarketingChannel, TextKey>

/** Through which channels the member receives news: a switch each, in force at once. */
export function NewsChoices() {
  const t = useText()
  const { data, error } = useCall(readMarketing)
  const [busy, setBusy] = useState<readonly MarketingChannel[]>([])
  if (!data) return error ? <Note tone="bad">{errorText(error, t)}</Note> : <Skeleton shape="block" />
  const change = async (channels: readonly MarketingChannel[], isGiven: boolean) => {
    setBusy(channels)
    const isPush = channels.includes('PUSH')
    try {
      if (isPush && isGiven) await takeNotifications()
      await callServer(changeMarketing, { body: { channels: [...channels], isGiven } })
      if (isPush && !isGiven) await unsubscribe()
      await refresh(readMarketing, readPush)
      if (channels.length > 1) toast.good(t('marketing_withdraw_done'))
    } catch (refusal) {
      toast.bad(pushErrorText(refusal, t))
    }
    setBusy([])
  }
  return (
    <div className={`stack ${styles.page}`}>
      <p className="text-2">{t('marketing_intro')}</p>
      <ul className={`panel ${styles.channels}`}>
        {data.channels.map((choice) => (
          <li key={choice.channel}>
            <Checkbox
              role="switch"
              checked={choice.isGiven}
              disabled={busy.includes(choice.channel)}
              onChange={(event) => void change([choice.channel], event.target.checked)}
            >
              {t('marketing_consent', { channel: t(channelTexts[choice.channel]) })}
            </Checkbox>
            <State choice={choice} />
            {choice.channel === 'PUSH' && choice.isGiven ? <PushHere /> : null}
          </li>
        ))}
      </ul>
      {data.channels.some(({ isGiven }) => isGiven) ? (
        <Button kind="line" isBusy={busy.length > 1} onClick={() => void change(marketingChannels, false)}>
          {t('marketing_withdraw_all')}
        </Button>
      ) : null}
      <ul className={`small text-2 ${styles.rules}`}>
        <li>{t('marketing_frequency', { n: data.mostPerWeek })}</li>
        <li>{t('marketing_quiet_fixed', { from: '00:00', until: '08:00' })}</li>
        <li>{t('marketing_privacy')}</li>
      </ul>
    </div>
  )
}

function State({ choice: { channel, isGiven, changedAt, hasAddress } }: { choice: Choice }) {
  const t = useText()
  const time = changedAt ? formatRecordTime(changedAt) : ''
  return (
    <p className={`small text-2 ${styles.state}`}>
      {changedAt
        ? t(isGiven ? 'marketing_consent_given' : 'marketing_consent_withdrawn', { time })
        : t('marketing_consent_none')}
      {hasAddress || channel === 'PUSH' ? null : (
        <>
          {' · '}
          {t(channelTexts[channel])}: {t('marketing_address_missing')}{' '}
          <AppLink className="link" href={paths.member('securityCenter')}>
            {t('marketing_address_confirm')}
          </AppLink>
        </>
      )}
    </p>
  )
}
