import type { ReactNode } from 'react'
import { changeCampaign } from '../../../../contract/operator/marketing/change-campaign.ts'
import { listCampaigns } from '../../../../contract/operator/marketing/list-campaigns.ts'
import { readCampaign } from '../../../../contract/operator/marketing/read-campaign.ts'
import { readReach } from '../../../../contract/operator/marketing/read-reach.ts'
import { writeCampaign } from '../../../../contract/operator/marketing/write-campaign.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm, type Faults } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { navigate } from '../../navigation.ts'
import { Panel } from '../../parts/panel.tsx'
import { paths } from '../../paths.ts'
import type { Campaign, Draft } from './campaign-draft.ts'
import { AudienceFields, WordFields } from './campaign-fields.tsx'
import styles from './marketing.module.css'
import { Preview } from './preview.tsx'

function faultsOf({ titles, contents, link, channels }: Draft, t: Translate): Faults {
  const empty = Object.entries({
    'titles.TH': titles.TH,
    'titles.EN': titles.EN,
    'contents.TH': contents.TH,
    'contents.EN': contents.EN,
  }).filter(([, text]) => !text.trim())
  return {
    ...Object.fromEntries(empty.map(([field]) => [field, t('msg_input_empty')])),
    ...(channels.length === 0 ? { channels: t('op_message_channel_none') } : {}),
    ...(link && !link.startsWith('/') ? { link: t('op_message_link_help') } : {}),
  }
}

/** The texts of a draft with what members will see beside them. */
export function Editor({
  campaign,
  first,
  house,
  beside,
}: {
  campaign: Campaign | null
  first: Draft
  house: Campaign['house']
  beside?: ReactNode
}) {
  const t = useText()
  const form = useForm<Draft>({
    start: first,
    send: async (draft) => {
      const faults = faultsOf(draft, t)
      if (Object.keys(faults).length > 0) return faults
      if (campaign) {
        const { campaignId, version } = campaign
        await callServer(changeCampaign, { params: { campaignId }, body: { ...draft, version } })
        toast.good(t('content_saved'))
        await refresh(readCampaign, readReach, listCampaigns)
        return undefined
      }
      const { campaignId } = await callServer(writeCampaign, { body: draft })
      toast.good(t('op_message_saved_draft'))
      await refresh(listCampaigns)
      navigate(paths.campaign(campaignId), { replace: true })
      return undefined
    },
    refuse: (error) => ({ ...fieldErrorsOf(error), form: errorText(error, t) }),
  })
  return (
    <div className={styles.editor}>
      <Form form={form} className={styles.sections}>
        <Panel title={t('op_message_text')}>
          <div className="stack">
            <WordFields form={form} />
          </div>
        </Panel>
        <Panel title={t('op_promo_section_audience')}>
          <div className="stack">
            <AudienceFields form={form} />
          </div>
        </Panel>
        <div className={styles.save}>
          <FieldMessage error={form.problem} />
          <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
            {t(campaign ? 'common_save' : 'op_promo_save_draft')}
          </Button>
        </div>
      </Form>
      <aside className={styles.aside}>
        <Preview draft={form.values} house={house} />
        {beside}
      </aside>
    </div>
  )
}
