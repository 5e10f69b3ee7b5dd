import { useState } from 'react'
import { pauseChannel } from '../../../../contract/operator/cashier/pause-channel.ts'
import { resumeChannel } from '../../../../contract/operator/cashier/resume-channel.ts'
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { receiverChannels } from '../../../../contract/shared/receiver-words.ts'
import { callServer } from '../../../client/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import styles from './receivers.module.css'
import { channelText, refreshDesk, type ChannelState, type Receiver } from './words.ts'

/** Each channel with its switch, and whether it has an account to be paid to. */
export function ChannelsPanel({
  channels,
  receivers,
}: {
  channels: readonly ChannelState[]
  receivers: readonly Receiver[]
}) {
  const t = useText()
  const can = useCan()
  const [paused, setPaused] = useState<DepositChannel | null>(null)
  const resume = async (channel: DepositChannel) => {
    try {
      await callServer(resumeChannel, { params: { channel } })
      toast.good(t('desk_channel_open_done'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    await refreshDesk()
  }
  const hasNone = (channel: string) =>
    receiverChannels.some((one) => one === channel) &&
    !receivers.some((row) => row.channel === channel && row.state === 'ACTIVE')
  return (
    <>
      <p className="small text-2">{t('desk_channels_text')}</p>
      <ul className={styles.channels}>
        {channels.map((row) => (
          <li key={row.channel}>
            <div className="grow">
              <b>{t(channelText(row.channel))}</b>{' '}
              <Badge tone={row.isPaused ? 'bad' : hasNone(row.channel) ? 'waiting' : 'good'}>
                {t(
                  row.isPaused
                    ? 'desk_channel_paused'
                    : hasNone(row.channel)
                      ? 'desk_channel_no_account'
                      : 'desk_channel_open',
                )}
              </Badge>
              {row.isPaused ? (
                <p className="small text-2">
                  {row.messageTh} · {row.messageEn}
                  {row.pausedBy && row.pausedAt ? ` · ${row.pausedBy} ${formatDateTime(row.pausedAt)}` : ''}
                </p>
              ) : null}
            </div>
            {can('receivers.edit') ? (
              row.isPaused ? (
                <Button kind="jade" onClick={() => void resume(row.channel as DepositChannel)}>
                  {t('desk_channel_resume')}
                </Button>
              ) : (
                <Button icon="pause" onClick={() => setPaused(row.channel as DepositChannel)}>
                  {t('desk_channel_pause')}
                </Button>
              )
            ) : null}
          </li>
        ))}
      </ul>
      {paused ? <PauseWindow key={paused} channel={paused} onClose={() => setPaused(null)} /> : null}
    </>
  )
}

function PauseWindow({ channel, onClose }: { channel: DepositChannel; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { messageTh: '', messageEn: '' },
    send: async (texts) => {
      await callServer(pauseChannel, {
        params: { channel },
        body: { messageTh: texts.messageTh.trim(), messageEn: texts.messageEn.trim() },
      })
      toast.good(t('desk_channel_pause_done'))
      onClose()
      await refreshDesk()
    },
  })
  const texts = form.values
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('desk_channel_pause_title', { channel: t(channelText(channel)) })}
    >
      <Form form={form} className={parts.form}>
        <p className="text-2">{t('desk_channel_pause_text')}</p>
        <TextAreaField
          label={t('desk_message_th')}
          lang="th"
          rows={2}
          maxLength={140}
          isRequired
          count={[...texts.messageTh].length}
          {...form.field('messageTh')}
        />
        <TextAreaField
          label={t('desk_message_en')}
          lang="en"
          rows={2}
          maxLength={140}
          isRequired
          count={[...texts.messageEn].length}
          {...form.field('messageEn')}
        />
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('desk_channel_pause')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
