import './texts.ts'
import { useEffect, useState } from 'react'
import { unsubscribe, type unsubscribeSchemas } from '../../../../contract/player/marketing/unsubscribe.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { MarketingChannel } from '../../../../contract/shared/marketing-words.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import { takeToken } from './take-token.ts'

const channelTexts = {
  INBOX: 'marketing_channel_inbox',
  MAIL: 'marketing_channel_email',
  SMS: 'marketing_channel_sms',
  PUSH: 'marketing_channel_push',
} as const satisfies Record<MarketingChannel, TextKey>

type Answer = ValueOf<typeof unsubscribeSchemas> & { isUndone: boolean }

/** Opened by the link of a message: it stops the channel at once and offers to take that back. */
export function UnsubscribePage() {
  const t = useText()
  const [token] = useState(takeToken)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const press = async (isUndone: boolean) => {
    setBusy(true)
    try {
      setAnswer({ ...(await callServer(unsubscribe, { body: { token, isUndone } })), isUndone })
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }
  useEffect(() => void press(false), [])
  const choices = (
    <AppButton kind="line" href={paths.member('newsChoices')}>
      {t('marketing_choices')}
    </AppButton>
  )
  if (problem)
    return <EmptyState isPage title={t('marketing_link_bad')} text={errorText(problem, t)} action={choices} />
  if (!answer) return <Skeleton shape="block" />
  const channel = t(channelTexts[answer.channel])
  if (answer.isGiven)
    return (
      <EmptyState
        isPage
        title={t('marketing_undone')}
        text={t('marketing_undone_text', { channel })}
        action={choices}
      />
    )
  return (
    <EmptyState
      isPage
      title={t('marketing_unsubscribed')}
      text={answer.isUndone ? t('marketing_not_undone') : t('marketing_unsubscribed_text', { channel })}
      action={
        answer.isUndone ? (
          choices
        ) : (
          <Button kind="line" isBusy={isBusy} onClick={() => void press(true)}>
            {t('marketing_undo')}
          </Button>
        )
      }
    />
  )
}
