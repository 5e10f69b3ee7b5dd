import { zoneLabel } from '../../../../design/house.ts'
import { changeBanner } from '../../../../contract/operator/catalogue/change-banner.ts'
import { listAllGames } from '../../../../contract/operator/catalogue/list-all-games.ts'
import { listAllBanners } from '../../../../contract/operator/catalogue/list-all-banners.ts'
import { writeBanner } from '../../../../contract/operator/catalogue/write-banner.ts'
import { bannerGroups, linkageTypes, type LinkageType } from '../../../../contract/shared/banner-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import content from '../../parts/content/content.module.css'
import { LanguageTabs } from '../../parts/content/language-tabs.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { PictureField } from '../../parts/content/picture-field.tsx'
import { useContentForm } from '../../parts/content/use-content-form.ts'
import parts from '../../parts/parts.module.css'
import { BannerPreview } from './banner-preview.tsx'
import { groupTexts, linkHints, linkTexts, type Draft } from './words.ts'

/** A banner: picture, words in both languages, where it leads, when and in which language it is shown. */
export function EditBannerWindow({
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
    () => ({ ...first, typedPosition: String(first.position) }),
    ({ typedPosition: position, ...draft }) => {
      const body = { ...draft, position: /^\d{1,5}$/.test(position) ? parseInt(position, 10) : -1 }
      return id === null
        ? callServer(writeBanner, { body })
        : callServer(changeBanner, { params: { bannerId: id }, body })
    },
    async () => {
      onClose()
      await refresh(listAllBanners)
    },
  )
  const { typedPosition: position, ...draft } = form.values
  const language = draft.languages.length === 1 ? draft.languages[0]! : 'ALL'
  return (
    <Modal isOpen onClose={onClose} size="wide" title={t(id === null ? 'banner_new' : 'banner_edit')}>
      <Form form={form} className={parts.form}>
        <div className={content.pair}>
          <SelectField
            label={t('banner_group')}
            value={draft.groupName}
            onChange={(groupName) => form.edit({ groupName })}
            choices={bannerGroups.map((key) => ({ key, text: t(groupTexts[key]) }))}
          />
          <TextField
            label={t('banner_order')}
            hint={t('banner_order_hint')}
            inputMode="numeric"
            value={position}
            error={form.faults['position']}
            onChange={(event) => form.edit({ typedPosition: event.target.value })}
          />
        </div>
        <PictureField
          label={t('content_picture')}
          url={draft.imageUrl}
          onChange={(imageUrl) => form.edit({ imageUrl })}
          error={form.faults['imageUrl']}
          isRequired
          kind="banner"
        />
        <LanguageTabs>
          {(key) => (
            <>
              <TextField
                label={`${t('content_title')} (${key})`}
                maxLength={80}
                value={draft.titles[key]}
                onChange={(event) => form.edit({ titles: { ...draft.titles, [key]: event.target.value } })}
              />
              <TextField
                label={`${t('banner_words')} (${key})`}
                maxLength={160}
                value={draft.texts[key]}
                onChange={(event) => form.edit({ texts: { ...draft.texts, [key]: event.target.value } })}
              />
            </>
          )}
        </LanguageTabs>
        <LinkFields draft={draft} fault={form.faults['linkage']} onEdit={form.edit} />
        <Segmented
          label={t('content_language')}
          value={language}
          onChange={(key) => form.edit({ languages: key === 'ALL' ? [] : [key] })}
          choices={[
            { key: 'ALL', text: t('common_all') },
            { key: 'TH', text: t('content_language_th') },
            { key: 'EN', text: t('content_language_en') },
          ]}
        />
        <div className={content.pair}>
          <MomentField
            label={t('content_starts', { zone: zoneLabel() })}
            value={draft.startsAt}
            onChange={(startsAt) => form.edit({ startsAt })}
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
        <BannerPreview draft={draft} />
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

/** Where a click on the banner leads. */
function LinkFields({
  draft,
  fault,
  onEdit,
}: {
  draft: Draft
  fault: string | undefined
  onEdit: (change: Partial<Draft>) => void
}) {
  const t = useText()
  const example = useExample(draft.linkageType)
  return (
    <div className={content.pair}>
      <SelectField
        label={t('banner_link')}
        value={draft.linkageType}
        onChange={(linkageType) => onEdit({ linkageType, linkage: '' })}
        choices={linkageTypes.map((key) => ({ key, text: t(linkTexts[key]) }))}
      />
      {draft.linkageType === 'NONE' ? null : (
        <TextField
          label={t('banner_target')}
          placeholder={example}
          hint={t('banner_target_hint', { example })}
          maxLength={300}
          autoComplete="off"
          value={draft.linkage}
          error={fault}
          onChange={(event) => onEdit({ linkage: event.target.value })}
        />
      )}
    </div>
  )
}

/** What may stand in the field; of games, the first that the house lists. */
function useExample(kind: LinkageType): string {
  const { data } = useCall(listAllGames, { query: { pageSize: 1 } }, { isEnabled: kind === 'GAME' })
  if (kind !== 'GAME') return linkHints[kind]
  const game = data?.list[0]
  return game ? `${game.vassalage}/${game.gameCode}` : ''
}
