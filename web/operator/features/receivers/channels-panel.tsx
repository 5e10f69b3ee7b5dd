import { useEffect, useState } from 'react'
import { pauseChannel } from '../../../../contract/operator/cashier/pause-channel.ts'
import { resumeChannel } from '../../../../contract/operator/cashier/resume-channel.ts'
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { receiverChannels } from '../../../../contract/shared/receiver-words.ts'
import { callServer } from '../../../client/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextAreaField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import { useCan } from '../../session/me.ts'
import styles from './receivers.module.css'
import { channelText, refreshDesk, type ChannelState, type Receiver } from './words.ts'

/** Each channel with its switch, and whether it has an account to be paid to. */
export function ChannelsPanel({ channels, receivers }: { channels: readonly ChannelState[]; receivers: readonly Receiver[] }) {
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
  const hasNone = (channel: string) => receiverChannels.some((one) => one === channel) && !receivers.some((row) => row.channel === channel && row.state === 'ACTIVE')
  return (
    <>
      <p className="small text-2">{t('desk_channels_text')}</p>
      <ul className={styles.channels}>
        {channels.map((row) => (
          <li key={row.channel}>
            <div className="grow">
              <b>{t(channelText(row.channel))}</b> <Badge tone={row.isPaused ? 'bad' : hasNone(row.channel) ? 'waiting' : 'good'}>{t(row.isPaused ? 'desk_channel_paused' : hasNone(row.channel) ? 'desk_channel_no_account' : 'desk_channel_open')}</Badge>
              {row.isPaused ? <p className="small text-2">{row.messageTh} · {row.messageEn}{row.pausedBy && row.pausedAt ? ` · ${row.pausedBy} ${formatDateTime(row.pausedAt)}` : ''}</p> : null}
            </div>
            {can('receivers.edit') ? (row.isPaused
              ? <Button kind="jade" onClick={() => void resume(row.channel as DepositChannel)}>{t('desk_channel_resume')}</Button>
              : <Button icon="pause" onClick={() => setPaused(row.channel as DepositChannel)}>{t('desk_channel_pause')}</Button>) : null}
          </li>
        ))}
      </ul>
      <PauseWindow channel={paused} onClose={() => setPaused(null)} />
    </>
  )
}

function PauseWindow({ channel, onClose }: { channel: DepositChannel | null; onClose: () => void }) {
  const t = useText()
  const [texts, setTexts] = useState({ messageTh: '', messageEn: '' })
  const { submit, isBusy, fields, problem, clear } = useSubmit(async () => {
    await callServer(pauseChannel, { params: { channel: channel! }, body: { messageTh: texts.messageTh.trim(), messageEn: texts.messageEn.trim() } })
    toast.good(t('desk_channel_pause_done'))
    onClose()
    await refreshDesk()
  })
  useEffect(() => { if (channel) { setTexts({ messageTh: '', messageEn: '' }); clear() } }, [channel])
  if (!channel) return null
  const edit = (change: Partial<typeof texts>) => { setTexts({ ...texts, ...change }); clear() }
  return (
    <Modal isOpen onClose={onClose} title={t('desk_channel_pause_title', { 0: t(channelText(channel)) })}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <p className="text-2">{t('desk_channel_pause_text')}</p>
        <TextAreaField label={t('desk_message_th')} lang="th" rows={2} maxLength={140} isRequired count={[...texts.messageTh].length} value={texts.messageTh} error={fields.messageTh} onChange={(event) => edit({ messageTh: event.target.value })} />
        <TextAreaField label={t('desk_message_en')} lang="en" rows={2} maxLength={140} isRequired count={[...texts.messageEn].length} value={texts.messageEn} error={fields.messageEn} onChange={(event) => edit({ messageEn: event.target.value })} />
        <FieldMessage error={problem || undefined} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>{t('desk_channel_pause')}</Button>
        </div>
      </form>
    </Modal>
  )
}
