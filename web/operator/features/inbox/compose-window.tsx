import { useState } from 'react'
import { listSendings } from '../../../../contract/operator/messaging/list-sendings.ts'
import { sendMessage, type sendMessageSchemas } from '../../../../contract/operator/messaging/send-message.ts'
import type { BodyOf } from '../../../../contract/shared/call.ts'
import { messageCategories } from '../../../../contract/shared/messaging-words.ts'
import { CallError } from '../../../client/call-error.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { type Faults, refusalOf, useForm } from '../../../ui/forms/use-form.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'

type Draft = BodyOf<typeof sendMessageSchemas>

const fresh: Draft = {
  audience: 'LIST',
  category: 'SYSTEM',
  titles: { TH: '', EN: '' },
  contents: { TH: '', EN: '' },
  link: '',
}

/** One message in both languages; to everybody it asks once more. */
export function ComposeWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [isSure, setSure] = useState(false)
  const send = async ({ names, ...draft }: typeof fresh & { names: string }) => {
    const accounts = names.split(/[\s,]+/).filter(Boolean)
    await callServer(sendMessage, { body: draft.audience === 'ALL' ? draft : { ...draft, accounts } })
    toast.good(t('sendings_sent'))
    onClose()
    await refresh(listSendings)
  }
  const form = useForm({
    start: { ...fresh, names: '' },
    send: async (values) => {
      if (values.audience === 'ALL') setSure(true)
      else await send(values)
    },
    refuse: (error) => {
      const unknown =
        error instanceof CallError && error.code === 'MEMBER_NOT_FOUND'
          ? (error.value as { accounts?: string[] } | undefined)?.accounts
          : undefined
      return unknown
        ? { accounts: t('sendings_unknown', { unknown: unknown.join(', ') }) }
        : refusalOf(error, t)
    },
  })
  const draft = form.values
  return (
    <Modal isOpen onClose={onClose} size="medium" title={t('sendings_new')}>
      <Form form={form} className={parts.form}>
        <Segmented
          label={t('sendings_audience')}
          value={draft.audience}
          onChange={(audience) => form.edit({ audience })}
          choices={[
            { key: 'LIST', text: t('sendings_audience_list') },
            { key: 'ALL', text: t('sendings_to_all') },
          ]}
        />
        {draft.audience === 'LIST' ? (
          <TextAreaField
            label={t('sendings_accounts')}
            isRequired
            rows={2}
            value={draft.names}
            hint={t('sendings_accounts_hint')}
            error={form.faults['accounts']}
            onChange={(event) => form.edit({ names: event.target.value })}
          />
        ) : null}
        <SelectField
          label={t('sendings_category')}
          value={draft.category}
          onChange={(category) => form.edit({ category })}
          choices={messageCategories.map((key) => ({
            key,
            text: t(`sendings_category_${key.toLowerCase()}` as TextKey),
          }))}
        />
        <WordFields draft={draft} faults={form.faults} onEdit={form.edit} />
        <TextField
          label={t('sendings_link')}
          maxLength={200}
          value={draft.link}
          hint={t('sendings_link_hint')}
          error={form.faults['link']}
          onChange={(event) => form.edit({ link: event.target.value })}
        />
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>
            {t('common_cancel')}
          </Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('sendings_send')}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        isOpen={isSure}
        title={t('sendings_to_all')}
        confirmText={t('sendings_send')}
        onCancel={() => setSure(false)}
        onConfirm={() => {
          setSure(false)
          form.sendBy(send)
        }}
      >
        {t('sendings_sure')}
      </ConfirmDialog>
    </Modal>
  )
}

/** The title and the text in both languages. */
function WordFields({
  draft,
  faults,
  onEdit,
}: {
  draft: Draft
  faults: Faults
  onEdit: (change: Partial<Draft>) => void
}) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('sendings_title_th')}
        maxLength={120}
        value={draft.titles.TH}
        error={faults['titles.TH']}
        onChange={(event) => onEdit({ titles: { ...draft.titles, TH: event.target.value } })}
      />
      <TextAreaField
        label={t('sendings_text_th')}
        rows={3}
        maxLength={2000}
        value={draft.contents.TH}
        error={faults['contents.TH']}
        onChange={(event) => onEdit({ contents: { ...draft.contents, TH: event.target.value } })}
      />
      <TextField
        label={t('sendings_title_en')}
        maxLength={120}
        value={draft.titles.EN}
        onChange={(event) => onEdit({ titles: { ...draft.titles, EN: event.target.value } })}
      />
      <TextAreaField
        label={t('sendings_text_en')}
        rows={3}
        maxLength={2000}
        value={draft.contents.EN}
        onChange={(event) => onEdit({ contents: { ...draft.contents, EN: event.target.value } })}
      />
    </>
  )
}
