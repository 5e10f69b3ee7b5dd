import { useState } from 'react'
import { cancelCampaign } from '../../../../contract/operator/marketing/cancel-campaign.ts'
import { listCampaigns } from '../../../../contract/operator/marketing/list-campaigns.ts'
import { readCampaign } from '../../../../contract/operator/marketing/read-campaign.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { draftOf, newDraft, type Campaign } from './campaign-draft.ts'
import { Editor } from './campaign-editor.tsx'
import styles from './marketing.module.css'
import { Preview } from './preview.tsx'
import { Reach } from './reach.tsx'
import { Report } from './report.tsx'
import { ScheduleWindow, TestWindow } from './windows.tsx'
import { channelsText, stateTexts, stateTones } from './words.ts'

const nobody = { TH: '…', EN: '…' }

/** A new campaign, or one that begins with the texts of another. */
export function NewCampaignPage() {
  const t = useText()
  const [copied] = useSearchValue('copy')
  if (copied) return <Copy id={copied} />
  return (
    <>
      <Back />
      <PageHead title={t('op_message_new')} text={t('op_message_new_text')} />
      <Editor campaign={null} first={newDraft} house={nobody} />
    </>
  )
}

function Copy({ id }: { id: string }) {
  const t = useText()
  const answer = useCall(readCampaign, { params: { campaignId: id } }, { staleMs: 3_000 })
  if (codeOf(answer.error) === 'MARKETING_NOT_FOUND') return <NotFound />
  return (
    <>
      <Back />
      <PageHead title={t('op_message_new')} text={t('op_message_new_text')} />
      <Loaded answer={answer}>
        {(campaign) => <Editor campaign={null} first={draftOf(campaign)} house={campaign.house} />}
      </Loaded>
    </>
  )
}

export function CampaignPage({ id }: { id: string }) {
  const answer = useCall(
    readCampaign,
    { params: { campaignId: id } },
    { staleMs: 3_000, refetchEveryMs: 15_000, keepsPrevious: true },
  )
  if (codeOf(answer.error) === 'MARKETING_NOT_FOUND') return <NotFound />
  return (
    <>
      <Back />
      <Loaded answer={answer}>
        {(campaign) => (
          <>
            <Head campaign={campaign} />
            <Body campaign={campaign} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Body({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const can = useCan()
  const { campaignId, version, state, house } = campaign
  if (state === 'DRAFT' && can('marketing.edit'))
    return (
      // What somebody else changed meanwhile begins the form again.
      <Editor
        key={version}
        campaign={campaign}
        first={draftOf(campaign)}
        house={house}
        beside={<Reach campaignId={campaignId} version={version} />}
      />
    )
  return (
    <div className={styles.editor}>
      <div className={styles.sections}>
        {state === 'DRAFT' || state === 'SCHEDULED' ? (
          <Reach campaignId={campaignId} version={version} />
        ) : (
          <Report campaign={campaign} />
        )}
        <p className="note text-2">
          {t('op_message_segment')}: {campaign.segmentName || t('op_promo_audience_all')} ·{' '}
          {channelsText(campaign.channels, t)}
        </p>
      </div>
      <aside className={styles.aside}>
        <Preview draft={draftOf(campaign)} house={house} />
      </aside>
    </div>
  )
}

type Open = 'TEST' | 'SCHEDULE' | 'CANCEL' | null

function Head({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const can = useCan()
  const titleOf = useTitleOf()
  const [open, setOpen] = useState<Open>(null)
  const { campaignId, state, version, sendAt, waiting } = campaign
  const close = () => setOpen(null)
  const isOpen = state === 'DRAFT' || state === 'SCHEDULED' || state === 'SENDING'
  const cancel = async () => {
    try {
      await callServer(cancelCampaign, { params: { campaignId }, body: { version } })
      toast.good(t('op_message_cancelled'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    close()
    await refresh(readCampaign, listCampaigns)
  }
  return (
    <>
      <PageHead
        title={titleOf(campaign.titles)}
        text={sendAt ? t('op_message_at', { time: formatDateTime(sendAt) }) : undefined}
        beside={<Badge tone={stateTones[state]}>{t(stateTexts[state])}</Badge>}
        actions={
          <>
            {can('marketing.edit') && state === 'DRAFT' ? (
              <Button icon="send" onClick={() => setOpen('TEST')}>
                {t('op_message_test')}
              </Button>
            ) : null}
            {can('marketing.edit') ? (
              <ConsoleButton icon="copy" href={paths.campaignCopy(campaignId)}>
                {t('op_promo_copy')}
              </ConsoleButton>
            ) : null}
            {can('marketing.send') && isOpen ? (
              <Button kind="line" onClick={() => setOpen('CANCEL')}>
                {t('op_message_cancel')}
              </Button>
            ) : null}
            {can('marketing.send') && state === 'DRAFT' && !waiting ? (
              <Button kind="jade" onClick={() => setOpen('SCHEDULE')}>
                {t('op_message_schedule')}
              </Button>
            ) : null}
          </>
        }
      />
      {waiting ? (
        <Note tone="info">
          {t('op_message_waiting', { by: waiting.requestedBy, until: formatDateTime(waiting.expiresAt) })}{' '}
          <ConsoleLink className="link" href={paths.proposals}>
            {t('proposal_title')}
          </ConsoleLink>
        </Note>
      ) : null}
      {open === 'TEST' ? <TestWindow campaignId={campaignId} onClose={close} /> : null}
      {open === 'SCHEDULE' ? <ScheduleWindow campaign={campaign} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={open === 'CANCEL'}
        title={t('op_message_cancel')}
        confirmText={t('op_message_cancel')}
        onCancel={close}
        onConfirm={cancel}
      >
        {t('op_message_cancel_text')}
      </ConfirmDialog>
    </>
  )
}

function NotFound() {
  const t = useText()
  return (
    <EmptyState
      title={t('op_message_not_found')}
      action={<ConsoleButton href={paths.campaigns}>{t('common_back')}</ConsoleButton>}
    />
  )
}

function Back() {
  const t = useText()
  return (
    <nav className={parts.back} aria-label={t('common_back')}>
      <ConsoleLink href={paths.campaigns}>{t('op_message_title')}</ConsoleLink>
      <Icon name="r" size={16} />
    </nav>
  )
}
