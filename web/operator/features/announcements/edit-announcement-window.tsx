import { changeAnnouncement } from '../../../../contract/operator/messaging/change-announcement.ts'
import { listAllAnnouncements } from '../../../../contract/operator/messaging/list-all-announcements.ts'
import { writeAnnouncement } from '../../../../contract/operator/messaging/write-announcement.ts'
import { announcementKinds, executions, promotionTypes } from '../../../../contract/shared/content-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatDate } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import content from '../../parts/content/content.module.css'
import { LanguageTabs } from '../../parts/content/language-tabs.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { PictureField } from '../../parts/content/picture-field.tsx'
import { Preview } from '../../parts/content/preview.tsx'
import { RichTextField } from '../../parts/content/rich-text-field.tsx'
import { useContentForm } from '../../parts/content/use-content-form.ts'
import parts from '../../parts/parts.module.css'
import { PromotionChoice } from './promotion-choice.tsx'
import { executionTexts, kindTexts, typeTexts, type Draft } from './words.ts'

/** An announcement or popup in both languages, with what readers will see of it. */
export function EditAnnouncementWindow({
  id,
  first,
  onClose,
}: {
  id: string | null
  first: Draft
  onClose: () => void
}) {
  const t = useText()
  const form = useContentForm(
    first,
    (draft) =>
      id === null
        ? callServer(writeAnnouncement, { body: draft })
        : callServer(changeAnnouncement, { params: { announcementId: id }, body: draft }),
    async () => {
      onClose()
      await refresh(listAllAnnouncements)
    },
  )
  const draft = form.values
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      title={t(id === null ? 'content_new_announcement' : 'content_edit_announcement')}
    >
      <Form form={form} className={parts.form}>
        <Segmented
          label={t('content_kind')}
          value={draft.kind}
          onChange={(kind) => form.edit({ kind })}
          choices={announcementKinds.map((key) => ({ key, text: t(kindTexts[key]) }))}
        />
        <div className={content.pair}>
          {draft.kind === 'PU' ? (
            <SelectField
              label={t('content_for')}
              value={draft.execution}
              onChange={(execution) => form.edit({ execution })}
              choices={executions.map((key) => ({ key, text: t(executionTexts[key]) }))}
            />
          ) : null}
          <SelectField
            label={t('content_about')}
            value={draft.promotionType}
            onChange={(promotionType) => form.edit({ promotionType })}
            choices={promotionTypes.map((key) => ({ key, text: t(typeTexts[key]) }))}
          />
          {draft.promotionType === 'PROMOTION' ? (
            <PromotionChoice value={draft.promotionId ?? ''} onEdit={form.edit} />
          ) : null}
        </div>
        <LanguageTabs>
          {(key) => (
            <>
              <TextField
                label={`${t('content_title')} (${key})`}
                maxLength={120}
                value={draft.titles[key]}
                error={form.faults['titles.TH'] && key === 'TH' ? form.faults['titles.TH'] : undefined}
                onChange={(event) => form.edit({ titles: { ...draft.titles, [key]: event.target.value } })}
              />
              <RichTextField
                label={`${t('content_text')} (${key})`}
                maxLength={20_000}
                value={draft.contents[key]}
                onChange={(text) => form.edit({ contents: { ...draft.contents, [key]: text } })}
              />
            </>
          )}
        </LanguageTabs>
        <PictureField
          label={t('content_picture')}
          url={draft.imageUrl}
          onChange={(imageUrl) => form.edit({ imageUrl })}
          error={form.faults['imageUrl']}
        />
        <div className={content.pair}>
          <MomentField
            label={t('content_starts', { zone: zoneLabel() })}
            hint={t('content_starts_hint')}
            value={draft.startsAt}
            onChange={(startsAt) => {
              if (startsAt) form.edit({ startsAt })
            }}
            error={form.faults['startsAt']}
          />
          <MomentField
            label={t('content_ends', { zone: zoneLabel() })}
            hint={t('content_ends_hint')}
            value={draft.endsAt}
            onChange={(endsAt) => form.edit({ endsAt })}
            error={form.faults['endsAt']}
          />
        </div>
        <Checkbox checked={draft.isShown} onChange={(event) => form.edit({ isShown: event.target.checked })}>
          {t('content_shown')}
        </Checkbox>
        <Preview
          titles={draft.titles}
          contents={draft.contents}
          imageUrl={draft.imageUrl}
          note={formatDate(draft.startsAt)}
        />
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('common_save')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
