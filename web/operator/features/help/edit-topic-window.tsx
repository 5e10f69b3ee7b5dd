import { changeHelpTopic } from '../../../../contract/operator/system/change-help-topic.ts'
import { listHelpTopics } from '../../../../contract/operator/system/list-help-topics.ts'
import { helpCategories } from '../../../../contract/shared/help-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { LanguageTabs, type ContentKey } from '../../parts/content/language-tabs.tsx'
import { Preview } from '../../parts/content/preview.tsx'
import { RichTextField } from '../../parts/content/rich-text-field.tsx'
import { useContentForm } from '../../parts/content/use-content-form.ts'
import parts from '../../parts/parts.module.css'
import type { Topic } from './topic.ts'
import { categoryTexts } from './words.ts'

/** A topic in both languages; a language that is left empty shows the product's own text. */
export function EditTopicWindow({ first, onClose }: { first: Topic; onClose: () => void }) {
  const t = useText()
  const isNew = first.topic === ''
  const form = useContentForm(
    first,
    (topic) =>
      callServer(changeHelpTopic, {
        params: { topic: topic.topic || '-' },
        body: { category: topic.category, titles: topic.titles, contents: topic.contents },
      }),
    async () => {
      onClose()
      await refresh(listHelpTopics)
    },
  )
  const topic = form.values
  const takeOwn = (key: ContentKey) =>
    form.edit({
      titles: { ...topic.titles, [key]: topic.ownTitles[key] },
      contents: { ...topic.contents, [key]: topic.ownContents[key] },
    })
  const giveBack = (key: ContentKey) =>
    form.edit({ titles: { ...topic.titles, [key]: '' }, contents: { ...topic.contents, [key]: '' } })
  const shown = (own: Topic['ownTitles'], written: Topic['titles']) => ({
    TH: written.TH || own.TH,
    EN: written.EN || own.EN,
  })
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      title={isNew ? t('help_new_topic') : topic.ownTitles.TH || topic.titles.TH || topic.titles.EN}
    >
      <Form form={form} className={parts.form}>
        {isNew ? (
          <TextField
            label={t('help_topic')}
            hint={t('help_topic_hint')}
            maxLength={31}
            autoComplete="off"
            value={topic.topic}
            error={form.faults['topic']}
            onChange={(event) => form.edit({ topic: event.target.value.toLowerCase() })}
          />
        ) : null}
        {first.isOwn ? null : (
          <SelectField
            label={t('help_category')}
            value={topic.category}
            onChange={(category) => form.edit({ category })}
            choices={helpCategories.map((key) => ({ key, text: t(categoryTexts[key]) }))}
          />
        )}
        <LanguageTabs>
          {(key) => (
            <>
              {first.isOwn ? (
                <div className={parts.toolbar}>
                  <Button size="small" onClick={() => takeOwn(key)}>
                    {t('help_take_own')}
                  </Button>
                  <Button size="small" kind="quiet" onClick={() => giveBack(key)}>
                    {t('help_give_back')}
                  </Button>
                </div>
              ) : null}
              <TextField
                label={`${t('content_title')} (${key})`}
                maxLength={120}
                placeholder={topic.ownTitles[key]}
                value={topic.titles[key]}
                error={form.faults[`titles.${key}`]}
                onChange={(event) => form.edit({ titles: { ...topic.titles, [key]: event.target.value } })}
              />
              <RichTextField
                label={`${t('content_text')} (${key})`}
                maxLength={60_000}
                rows={12}
                value={topic.contents[key]}
                error={form.faults[`contents.${key}`]}
                onChange={(text) => form.edit({ contents: { ...topic.contents, [key]: text } })}
              />
            </>
          )}
        </LanguageTabs>
        <Preview
          titles={shown(topic.ownTitles, topic.titles)}
          contents={shown(topic.ownContents, topic.contents)}
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
