import { useState } from 'react'
import { listSendings } from '../../../../contract/operator/messaging/list-sendings.ts'
import { sendMessage, type sendMessageSchemas } from '../../../../contract/operator/messaging/send-message.ts'
import type { BodyOf } from '../../../../contract/shared/call.ts'
import { messageCategories } from '../../../../contract/shared/messaging-words.ts'
import { CallError } from '../../../client/call-error.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'

type Draft = BodyOf<typeof sendMessageSchemas>

const fresh: Draft = { audience: 'LIST', category: 'SYSTEM', titles: { TH: '', EN: '' }, contents: { TH: '', EN: '' }, link: '' }

/** One message in both languages; to everybody it asks once more. */
export function ComposeWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [draft, setDraft] = useState(fresh)
  const [names, setNames] = useState('')
  const [isSure, setSure] = useState(false)
  const send = async (tellFault: (field: string, sentence: string) => void) => {
    const accounts = names.split(/[\s,]+/).filter(Boolean)
    try {
      await callServer(sendMessage, { body: draft.audience === 'ALL' ? draft : { ...draft, accounts } })
    } catch (error) {
      const unknown = error instanceof CallError && error.code === 'MEMBER_NOT_FOUND' ? (error.value as { accounts?: string[] } | undefined)?.accounts : undefined
      if (!unknown) throw error
      return tellFault('accounts', t('sendings_unknown', { 0: unknown.join(', ') }))
    }
    toast.good(t('sendings_sent'))
    onClose()
    await refresh(listSendings)
  }
  const form = useSubmit(async (tellFault) => {
    if (draft.audience === 'ALL') return setSure(true)
    await send(tellFault)
  })
  const toAll = useSubmit(send)
  const fields = { ...form.fields, ...toAll.fields }
  const edit = (change: Partial<Draft>) => { setDraft({ ...draft, ...change }); form.clear(); toAll.clear() }
  return (
    <Modal isOpen onClose={onClose} size="medium" title={t('sendings_new')}>
      <form className={parts.form} onSubmit={form.submit} noValidate>
        <Segmented label={t('sendings_audience')} value={draft.audience} onChange={(audience) => edit({ audience })} choices={[{ key: 'LIST', text: t('sendings_audience_list') }, { key: 'ALL', text: t('sendings_to_all') }]} />
        {draft.audience === 'LIST' ? <TextAreaField label={t('sendings_accounts')} isRequired rows={2} value={names} hint={t('sendings_accounts_hint')} error={fields['accounts']} onChange={(event) => { setNames(event.target.value); form.clear() }} /> : null}
        <SelectField label={t('sendings_category')} value={draft.category} onChange={(category) => edit({ category })} choices={messageCategories.map((key) => ({ key, text: t(`sendings_category_${key.toLowerCase()}` as TextKey) }))} />
        <TextField label={t('sendings_title_th')} maxLength={120} value={draft.titles.TH} error={fields['titles.TH']} onChange={(event) => edit({ titles: { ...draft.titles, TH: event.target.value } })} />
        <TextAreaField label={t('sendings_text_th')} rows={3} maxLength={2000} value={draft.contents.TH} error={fields['contents.TH']} onChange={(event) => edit({ contents: { ...draft.contents, TH: event.target.value } })} />
        <TextField label={t('sendings_title_en')} maxLength={120} value={draft.titles.EN} onChange={(event) => edit({ titles: { ...draft.titles, EN: event.target.value } })} />
        <TextAreaField label={t('sendings_text_en')} rows={3} maxLength={2000} value={draft.contents.EN} onChange={(event) => edit({ contents: { ...draft.contents, EN: event.target.value } })} />
        <TextField label={t('sendings_link')} maxLength={200} value={draft.link} hint={t('sendings_link_hint')} error={fields['link']} onChange={(event) => edit({ link: event.target.value })} />
        <FieldMessage error={form.problem || toAll.problem || undefined} />
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy || toAll.isBusy}>{t('sendings_send')}</Button>
        </div>
      </form>
      <ConfirmDialog isOpen={isSure} title={t('sendings_to_all')} confirmText={t('sendings_send')} onCancel={() => setSure(false)} onConfirm={() => { setSure(false); toAll.submit({ preventDefault() {} } as never) }}>{t('sendings_sure')}</ConfirmDialog>
    </Modal>
  )
}
