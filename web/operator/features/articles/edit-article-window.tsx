import { zoneLabel } from '../../../../design/house.ts'
import { changeArticle } from '../../../../contract/operator/messaging/change-article.ts'
import { listAllArticles } from '../../../../contract/operator/messaging/list-all-articles.ts'
import {
  writeArticle,
  type writeArticleSchemas,
} from '../../../../contract/operator/messaging/write-article.ts'
import type { BodyOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
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

export type Draft = BodyOf<typeof writeArticleSchemas>

/** An article in both languages; without a day of publication it stays a draft. */
export function EditArticleWindow({
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
        ? callServer(writeArticle, { body: draft })
        : callServer(changeArticle, { params: { articleId: id }, body: draft }),
    async () => {
      onClose()
      await refresh(listAllArticles)
    },
  )
  const draft = form.values
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      title={t(id === null ? 'content_new_article' : 'content_edit_article')}
    >
      <Form form={form} className={parts.form}>
        <Segmented
          label={t('content_section')}
          value={draft.section}
          onChange={(section) => form.edit({ section })}
          choices={[
            { key: 'NEWS', text: t('content_section_news') },
            { key: 'BLOG', text: t('content_section_blog') },
          ]}
        />
        <div className={content.pair}>
          <TextField
            label={t('content_slug')}
            hint={t('content_slug_hint')}
            maxLength={80}
            autoComplete="off"
            value={draft.slug}
            error={form.faults['slug']}
            onChange={(event) =>
              form.edit({ slug: event.target.value.toLowerCase().replaceAll(/[\s_]+/g, '-') })
            }
          />
          <MomentField
            label={t('content_published', { zone: zoneLabel() })}
            hint={t('content_published_hint')}
            value={draft.publishedAt}
            onChange={(publishedAt) => form.edit({ publishedAt })}
            error={form.faults['publishedAt']}
          />
        </div>
        <LanguageTabs>
          {(key) => (
            <>
              <TextField
                label={`${t('content_title')} (${key})`}
                maxLength={120}
                value={draft.titles[key]}
                error={key === 'TH' ? form.faults['titles.TH'] : undefined}
                onChange={(event) => form.edit({ titles: { ...draft.titles, [key]: event.target.value } })}
              />
              <TextField
                label={`${t('content_summary')} (${key})`}
                maxLength={300}
                value={draft.summaries[key]}
                onChange={(event) =>
                  form.edit({ summaries: { ...draft.summaries, [key]: event.target.value } })
                }
              />
              <RichTextField
                label={`${t('content_text')} (${key})`}
                maxLength={60_000}
                rows={12}
                value={draft.contents[key]}
                onChange={(text) => form.edit({ contents: { ...draft.contents, [key]: text } })}
              />
              <TextField
                label={`${t('content_seo_title')} (${key})`}
                hint={t('content_seo_hint')}
                maxLength={70}
                value={draft.seoTitles[key]}
                onChange={(event) =>
                  form.edit({ seoTitles: { ...draft.seoTitles, [key]: event.target.value } })
                }
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
        <Preview titles={draft.titles} contents={draft.contents} imageUrl={draft.imageUrl} />
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
