import { useState } from 'react'
import { listCampaigns } from '../../../../contract/operator/marketing/list-campaigns.ts'
import { readCampaign } from '../../../../contract/operator/marketing/read-campaign.ts'
import { scheduleCampaign } from '../../../../contract/operator/marketing/schedule-campaign.ts'
import {
  testCampaign,
  type testCampaignSchemas,
} from '../../../../contract/operator/marketing/test-campaign.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { callServer } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { refusalOf, useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import parts from '../../parts/parts.module.css'
import type { Campaign } from './campaign-draft.ts'
import { LeftOut } from './reach.tsx'
import { channelsText } from './words.ts'

/** At once or at a time; the quiet hours are told before. */
export function ScheduleWindow({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const t = useText()
  const [isLater, setLater] = useState(false)
  const form = useForm<{ sendAt: string | null }>({
    start: { sendAt: null },
    send: async ({ sendAt }) => {
      if (isLater && !sendAt) return { sendAt: t('msg_input_empty') }
      const { campaignId, version } = campaign
      const { state } = await callServer(scheduleCampaign, {
        params: { campaignId },
        body: { version, sendAt: isLater ? sendAt : null },
      })
      toast.good(t(state === 'PENDING' ? 'op_message_asked' : 'op_message_scheduled'))
      onClose()
      await refresh(readCampaign, listCampaigns)
      return undefined
    },
  })
  return (
    <Modal isOpen onClose={onClose} size="medium" title={t('op_message_schedule')}>
      <Form form={form} className={parts.form}>
        <Segmented<'NOW' | 'LATER'>
          label={t('op_message_send_at')}
          value={isLater ? 'LATER' : 'NOW'}
          onChange={(choice) => setLater(choice === 'LATER')}
          choices={[
            { key: 'NOW', text: t('op_message_now') },
            { key: 'LATER', text: t('op_message_later') },
          ]}
        />
        {isLater ? (
          <MomentField
            label={`${t('op_message_send_at')} (${zoneLabel()})`}
            value={form.values.sendAt}
            error={form.faults['sendAt']}
            onChange={(sendAt) => form.edit({ sendAt })}
          />
        ) : null}
        <Note tone="info">{t('op_message_quiet_waits', { from: '00:00', until: '08:00' })}</Note>
        <p className="note text-2">{t('op_message_alone', { n: campaign.aloneUpTo })}</p>
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>
            {t('common_cancel')}
          </Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('op_message_schedule')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

/** To one member account, by the same rules as to everybody. */
export function TestWindow({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const t = useText()
  const [done, setDone] = useState<ValueOf<typeof testCampaignSchemas> | null>(null)
  const form = useForm({
    start: { account: '' },
    send: async ({ account }) => {
      if (!account.trim()) return { account: t('msg_input_empty') }
      setDone(null)
      setDone(await callServer(testCampaign, { params: { campaignId }, body: { account: account.trim() } }))
      return undefined
    },
    refuse: (error) =>
      error instanceof CallError && error.code === 'MEMBER_NOT_FOUND'
        ? { account: error.message }
        : refusalOf(error, t),
  })
  return (
    <Modal isOpen onClose={onClose} size="medium" title={t('op_message_test')}>
      <Form form={form} className={parts.form}>
        <TextField
          label={t('op_message_test_account')}
          hint={t('op_message_test_help')}
          autoComplete="off"
          maxLength={32}
          {...form.field('account')}
        />
        {done ? (
          <div role="status" className="stack">
            <Note tone={done.sent.length > 0 ? 'good' : 'bad'}>
              {done.sent.length > 0
                ? t('op_message_test_sent', { channels: channelsText(done.sent, t) })
                : t('op_message_test_none')}
            </Note>
            <LeftOut rows={done.leftOut} />
          </div>
        ) : null}
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>
            {t('common_close')}
          </Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('op_message_test_send')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
