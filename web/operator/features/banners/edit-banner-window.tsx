import { useState } from 'react'
import { changeBanner } from '../../../../contract/operator/catalogue/change-banner.ts'
import { listAllBanners } from '../../../../contract/operator/catalogue/list-all-banners.ts'
import { writeBanner } from '../../../../contract/operator/catalogue/write-banner.ts'
import { bannerGroups, linkageTypes } from '../../../../contract/shared/banner-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import content from '../../parts/content/content.module.css'
import { contentKeys, LanguageTabs } from '../../parts/content/language-tabs.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { PictureField } from '../../parts/content/picture-field.tsx'
import { useSave } from '../../parts/content/use-save.ts'
import parts from '../../parts/parts.module.css'
import styles from './banners.module.css'
import { groupTexts, linkHints, linkTexts, type Draft } from './words.ts'

/** A banner: picture, words in both languages, where it leads, when and in which language it is shown. */
export function EditBannerWindow({ id, first, onClose }: { id: string | null; first: Draft; onClose: () => void }) {
  const t = useText()
  const [draft, setDraft] = useState(first)
  const [position, setPosition] = useState(String(first.position))
  const save = useSave(
    () => {
      const body = { ...draft, position: /^\d{1,5}$/.test(position) ? parseInt(position, 10) : -1 }
      return id === null ? callServer(writeBanner, { body }) : callServer(changeBanner, { params: { bannerId: id }, body })
    },
    async () => { onClose(); await refresh(listAllBanners) },
  )
  const edit = (change: Partial<Draft>) => { setDraft({ ...draft, ...change }); save.clear() }
  const language = draft.languages.length === 1 ? draft.languages[0]! : 'ALL'
  return (
    <Modal isOpen onClose={onClose} size="wide" title={t(id === null ? 'banner_new' : 'banner_edit')}>
      <form className={parts.form} onSubmit={save.submit} noValidate>
        <div className={content.pair}>
          <SelectField label={t('banner_group')} value={draft.groupName} onChange={(groupName) => edit({ groupName })} choices={bannerGroups.map((key) => ({ key, text: t(groupTexts[key]) }))} />
          <TextField label={t('banner_order')} hint={t('banner_order_hint')} inputMode="numeric" value={position} error={save.fields.position} onChange={(event) => { setPosition(event.target.value); save.clear() }} />
        </div>
        <PictureField label={t('content_picture')} url={draft.imageUrl} onChange={(imageUrl) => edit({ imageUrl })} error={save.fields.imageUrl} isRequired isBanner />
        <LanguageTabs>{(key) => (
          <>
            <TextField label={`${t('content_title')} (${key})`} maxLength={80} value={draft.titles[key]} onChange={(event) => edit({ titles: { ...draft.titles, [key]: event.target.value } })} />
            <TextField label={`${t('banner_words')} (${key})`} maxLength={160} value={draft.texts[key]} onChange={(event) => edit({ texts: { ...draft.texts, [key]: event.target.value } })} />
          </>
        )}</LanguageTabs>
        <div className={content.pair}>
          <SelectField label={t('banner_link')} value={draft.linkageType} onChange={(linkageType) => edit({ linkageType, linkage: '' })} choices={linkageTypes.map((key) => ({ key, text: t(linkTexts[key]) }))} />
          {draft.linkageType === 'NONE' ? null : <TextField label={t('banner_target')} placeholder={linkHints[draft.linkageType]} hint={t('banner_target_hint', { 0: linkHints[draft.linkageType] })} maxLength={300} autoComplete="off" value={draft.linkage} error={save.fields.linkage} onChange={(event) => edit({ linkage: event.target.value })} />}
        </div>
        <Segmented label={t('content_language')} value={language} onChange={(key) => edit({ languages: key === 'ALL' ? [] : [key] })} choices={[{ key: 'ALL', text: t('common_all') }, { key: 'TH', text: t('content_language_th') }, { key: 'EN', text: t('content_language_en') }]} />
        <div className={content.pair}>
          <MomentField label={t('content_starts')} value={draft.startsAt} onChange={(startsAt) => edit({ startsAt })} error={save.fields.startsAt} />
          <MomentField label={t('content_ends')} hint={t('content_ends_hint')} value={draft.endsAt} onChange={(endsAt) => edit({ endsAt })} error={save.fields.endsAt} />
        </div>
        <Checkbox checked={draft.isShown} onChange={(event) => edit({ isShown: event.target.checked })}>{t('content_shown')}</Checkbox>
        <BannerPreview draft={draft} />
        <FieldMessage error={save.problem || undefined} />
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_cancel')}</Button><Button type="submit" kind="primary" isBusy={save.isBusy}>{t('common_save')}</Button></div>
      </form>
    </Modal>
  )
}

/** As the home page shows it, in both languages: the words lie on the calm side of the picture. */
function BannerPreview({ draft }: { draft: Draft }) {
  const t = useText()
  return (
    <section aria-label={t('content_preview')}>
      <h3 className={content.previewHead}>{t('content_preview')}</h3>
      <div className={content.previews}>
        {contentKeys.map((key) => {
          const other = key === 'TH' ? 'EN' : 'TH'
          return (
            <figure key={key} className={styles.banner} lang={key.toLowerCase()}>
              {draft.imageUrl ? <img {...pictureSources(draft.imageUrl)} sizes="400px" alt="" /> : null}
              <figcaption><b>{draft.titles[key] || draft.titles[other]}</b><span>{draft.texts[key] || draft.texts[other]}</span></figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}
