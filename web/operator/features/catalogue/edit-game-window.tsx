import { changeGame, type changeGameSchemas } from '../../../../contract/operator/catalogue/change-game.ts'
import { categoryWords, classWords } from '../../../../contract/shared/catalogue-words.ts'
import type { BodyOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import content from '../../parts/content/content.module.css'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { useContentForm } from '../../parts/content/use-content-form.ts'
import { productText } from '../../parts/ledger-text.ts'
import parts from '../../parts/parts.module.css'
import styles from './catalogue.module.css'
import { changedNames, OwnNames } from './own-names.tsx'
import { PictureInput } from './picture-input.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import { catalogueStates, categoryText, classText } from './states.ts'
import type { Game } from './types.ts'

type Body = BodyOf<typeof changeGameSchemas>

function draftOf(game: Game) {
  return {
    state: game.state,
    until: game.maintenanceUntil,
    isHot: game.isHot,
    isNew: game.isNew,
    isFree: !game.isFreePlayOff,
    names: game.ownNames as Readonly<Record<string, string>>,
    icon: null as string | null,
    largeIcon: null as string | null,
    place: String(game.position),
    gameType: game.gameType,
    gameClassify: game.gameClassify,
    remark: '',
  }
}
type Draft = ReturnType<typeof draftOf>

/** Only what differs from the present game. */
function changedOf(game: Game, draft: Draft): Body {
  const names = changedNames(draft.names, game.ownNames as Record<string, string>)
  const isStateNew =
    draft.state !== game.state || (draft.state === 'MAINTENANCE' && draft.until !== game.maintenanceUntil)
  const place = /^\d{1,6}$/.test(draft.place) ? parseInt(draft.place, 10) : 0
  return {
    ...(isStateNew
      ? { state: draft.state, ...(draft.state === 'MAINTENANCE' ? { maintenanceUntil: draft.until } : {}) }
      : {}),
    ...(draft.isHot === game.isHot ? {} : { isHot: draft.isHot }),
    ...(draft.isNew === game.isNew ? {} : { isNew: draft.isNew }),
    ...(draft.isFree === !game.isFreePlayOff ? {} : { isFreePlayOff: !draft.isFree }),
    ...(Object.keys(names).length > 0 ? { names } : {}),
    ...(draft.icon === null ? {} : { iconUrl: draft.icon }),
    ...(draft.largeIcon === null ? {} : { largeIconUrl: draft.largeIcon }),
    ...(place === game.position ? {} : { position: place }),
    ...(draft.gameType === game.gameType ? {} : { gameType: draft.gameType }),
    ...(draft.gameClassify === game.gameClassify ? {} : { gameClassify: draft.gameClassify }),
    ...(draft.remark.trim() ? { remark: draft.remark.trim() } : {}),
  }
}

/**
 * A game: state, marks, names, pictures, place and category. Only what was changed is sent, so that a feed
 * keeps the rest up to date.
 */
export function EditGameWindow({
  game,
  languages,
  onClose,
}: {
  game: Game
  languages: readonly string[]
  onClose: () => void
}) {
  const t = useText()
  const form = useContentForm(
    () => draftOf(game),
    (draft) => callServer(changeGame, { params: { nodeId: game.nodeId }, body: changedOf(game, draft) }),
    async () => {
      onClose()
      await refreshCatalogue()
    },
  )
  const draft = form.values
  return (
    <Modal isOpen onClose={onClose} title={game.name} size="wide">
      <Form form={form} className={parts.form}>
        {game.absentSince ? (
          <Note tone="bad">
            {t('catalogue_absent_text', { absentSince: formatDateTime(game.absentSince).slice(0, 16) })}
          </Note>
        ) : null}
        <Segmented
          label={t('games_state')}
          value={draft.state}
          onChange={(state) => form.edit({ state })}
          choices={catalogueStates.map(({ key, text }) => ({ key, text: t(text) }))}
        />
        {draft.state === 'MAINTENANCE' ? (
          <MomentField
            label={t('catalogue_maintenance_end')}
            hint={t('catalogue_maintenance_hint', { zone: zoneLabel() })}
            value={draft.until}
            onChange={(until) => form.edit({ until })}
            error={form.faults['maintenanceUntil']}
          />
        ) : null}
        <MarkBoxes game={game} draft={draft} onEdit={form.edit} />
        <OwnNames
          languages={languages}
          names={draft.names}
          told={game.vendorNames as Record<string, string>}
          onChange={(names) => form.edit({ names })}
        />
        <div className={styles.pictures}>
          <PictureInput
            label={t('catalogue_icon')}
            kind="poster"
            url={draft.icon ?? game.iconUrl}
            isOwn={draft.icon === null ? game.hasOwnIcon : draft.icon !== ''}
            onChange={(icon) => form.edit({ icon })}
            error={form.faults['iconUrl']}
          />
          <PictureInput
            label={t('catalogue_large_icon')}
            kind="scene"
            url={draft.largeIcon ?? game.largeIconUrl}
            isOwn={draft.largeIcon === null ? game.hasOwnLargeIcon : draft.largeIcon !== ''}
            onChange={(largeIcon) => form.edit({ largeIcon })}
            error={form.faults['largeIconUrl']}
          />
        </div>
        <div className={content.pair}>
          <TextField
            label={t('catalogue_place')}
            hint={t('catalogue_place_hint')}
            inputMode="numeric"
            value={draft.place}
            error={form.faults['position']}
            onChange={(event) => form.edit({ place: event.target.value })}
          />
          <TextField
            label={t('games_remark')}
            maxLength={140}
            value={draft.remark}
            onChange={(event) => form.edit({ remark: event.target.value })}
          />
        </div>
        {game.canClassify ? (
          <div className={content.pair}>
            <SelectField
              label={t('catalogue_category')}
              value={draft.gameType}
              onChange={(gameType) => form.edit({ gameType })}
              choices={categoryWords.map((key) => ({ key, text: t(categoryText(key)) }))}
            />
            <SelectField
              label={t('catalogue_class')}
              value={draft.gameClassify}
              onChange={(gameClassify) => form.edit({ gameClassify })}
              choices={classWords.map((key) => ({ key, text: t(classText(key)) }))}
            />
          </div>
        ) : null}
        <p className="note text-3">
          {t('catalogue_booked', { product: productText(game.product, t) })} · {t('catalogue_by_hand')}
        </p>
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

/** The marks on the game's card, and whether it can be tried for free. */
function MarkBoxes({
  game,
  draft,
  onEdit,
}: {
  game: Game
  draft: Draft
  onEdit: (change: Partial<Draft>) => void
}) {
  const t = useText()
  return (
    <div className={parts.toolbar}>
      <Checkbox checked={draft.isHot} onChange={(event) => onEdit({ isHot: event.target.checked })}>
        {t('games_hot')}
      </Checkbox>
      <Checkbox checked={draft.isNew} onChange={(event) => onEdit({ isNew: event.target.checked })}>
        {t('games_new')}
      </Checkbox>
      {game.isFreePlayable ? (
        <Checkbox checked={draft.isFree} onChange={(event) => onEdit({ isFree: event.target.checked })}>
          {t('catalogue_free')}
        </Checkbox>
      ) : (
        <span className="small text-3">{t('catalogue_free_none')}</span>
      )}
    </div>
  )
}
