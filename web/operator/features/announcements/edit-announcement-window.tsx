import { useState } from 'react'
import { changeAnnouncement } from '../../../../contract/operator/messaging/change-announcement.ts'
import { listAllAnnouncements } from '../../../../contract/operator/messaging/list-all-announcements.ts'
import { writeAnnouncement } from '../../../../contract/operator/messaging/write-announcement.ts'
import { announcementKinds, executions, promotionTypes } from '../../../../contract/shared/content-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatDate } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import content from '../../parts/content/content.module.css'
import { LanguageTabs } from '../../parts/content/language-tabs.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { PictureField } from '../../parts/content/picture-field.tsx'
import { Preview } from '../../parts/content/preview.tsx'
import { RichTextField } from '../../parts/content/rich-text-field.tsx'
import { useSave } from '../../parts/content/use-save.ts'
import parts from '../../parts/parts.module.css'
import { executionTexts, kindTexts, typeTexts, type Draft } from './words.ts'

/** An announcement or popup in both languages, with what readers will see of it. */
export function EditAnnouncementWindow({ id, first, onClose }: { id: string | null; first: Draft; onClose: () => void }) {
  const t = useText()
  const [draft, setDraft] = useState(first)
  const save = useSave(
    () => (id === null ? callServer(writeAnnouncement, { body: draft }) : callServer(changeAnnouncement, { params: { announcementId: id }, body: draft })),
    async () => { onClose(); await refresh(listAllAnnouncements) },
  )
  const edit = (change: Partial<Draft>) => { setDraft({ ...draft, ...change }); save.clear() }
  return (
    <Modal isOpen onClose={onClose} size="wide" title={t(id === null ? 'content_new_announcement' : 'content_edit_announcement')}>
      <form className={parts.form} onSubmit={save.submit} noValidate>
        <Segmented label={t('content_kind')} value={draft.kind} onChange={(kind) => edit({ kind })} choices={announcementKinds.map((key) => ({ key, text: t(kindTexts[key]) }))} />
        <div className={content.pair}>
          {draft.kind === 'PU' ? <SelectField label={t('content_for')} value={draft.execution} onChange={(execution) => edit({ execution })} choices={executions.map((key) => ({ key, text: t(executionTexts[key]) }))} /> : null}
          <SelectField label={t('content_about')} value={draft.promotionType} onChange={(promotionType) => edit({ promotionType })} choices={promotionTypes.map((key) => ({ key, text: t(typeTexts[key]) }))} />
        </div>
        <LanguageTabs>{(key) => (
          <>
            <TextField label={`${t('content_title')} (${key})`} maxLength={120} value={draft.titles[key]} error={save.fields['titles.TH'] && key === 'TH' ? save.fields['titles.TH'] : undefined} onChange={(event) => edit({ titles: { ...draft.titles, [key]: event.target.value } })} />
            <RichTextField label={`${t('content_text')} (${key})`} maxLength={20_000} value={draft.contents[key]} onChange={(text) => edit({ contents: { ...draft.contents, [key]: text } })} />
          </>
        )}</LanguageTabs>
        <PictureField label={t('content_picture')} url={draft.imageUrl} onChange={(imageUrl) => edit({ imageUrl })} error={save.fields.imageUrl} />
        <div className={content.pair}>
          <MomentField label={t('content_starts')} hint={t('content_starts_hint')} value={draft.startsAt} onChange={(startsAt) => { if (startsAt) edit({ startsAt }) }} error={save.fields.startsAt} />
          <MomentField label={t('content_ends')} hint={t('content_ends_hint')} value={draft.endsAt} onChange={(endsAt) => edit({ endsAt })} error={save.fields.endsAt} />
        </div>
        <Checkbox checked={draft.isShown} onChange={(event) => edit({ isShown: event.target.checked })}>{t('content_shown')}</Checkbox>
        <Preview titles={draft.titles} contents={draft.contents} imageUrl={draft.imageUrl} note={formatDate(draft.startsAt)} />
        <FieldMessage error={save.problem || undefined} />
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_cancel')}</Button><Button type="submit" kind="primary" isBusy={save.isBusy}>{t('common_save')}</Button></div>
      </form>
    </Modal>
  )
}
