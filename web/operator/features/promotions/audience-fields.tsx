import { useState } from 'react'
import { findUsernames } from '../../../../contract/operator/promotions/find-usernames.ts'
import { MOST_USERNAMES } from '../../../../contract/operator/promotions/desk-words.ts'
import { formatCount } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import content from '../../parts/content/content.module.css'
import { DropZone } from '../../parts/drop-zone.tsx'
import { TagChoice } from '../../parts/tag-choice.tsx'
import { usernamesOf } from '../../parts/usernames.ts'
import type { Draft } from './draft.ts'
import styles from './promotions.module.css'

const LEVELS = 9
type Shown = string | undefined

/** Whom it is for: every condition that is stated must hold. */
export function AudienceFields({
  draft,
  faults,
  onEdit,
}: {
  draft: Draft
  faults: (name: string) => Shown
  onEdit: (change: Partial<Draft>) => void
}) {
  const t = useText()
  const levels = [
    { key: '', text: t('op_promo_vip_any') },
    ...Array.from({ length: LEVELS }, (_, level) => ({ key: String(level), text: `VIP ${level}` })),
  ]
  return (
    <>
      <div className={content.pair}>
        <SelectField
          label={t('op_promo_vip_from')}
          value={draft.vipFrom}
          choices={levels}
          onChange={(vipFrom) => onEdit({ vipFrom })}
        />
        <SelectField
          label={t('op_promo_vip_to')}
          value={draft.vipTo}
          choices={levels}
          error={faults('audience.vipTo')}
          onChange={(vipTo) => onEdit({ vipTo })}
        />
      </div>
      <Checkbox
        checked={draft.neverDeposited}
        onChange={(event) => onEdit({ neverDeposited: event.target.checked })}
      >
        {t('op_promo_never_deposited')}
      </Checkbox>
      <div className={content.pair}>
        <TextField
          label={t('op_promo_dormant')}
          hint={t('op_promo_dormant_help')}
          inputMode="numeric"
          trailing={<span className={styles.unit}>{t('op_promo_unit_days')}</span>}
          value={draft.typedDormant}
          error={faults('audience.dormantDays')}
          onChange={(event) => onEdit({ typedDormant: event.target.value })}
        />
        <TextField
          label={t('op_promo_line')}
          hint={t('op_promo_line_help')}
          autoComplete="off"
          value={draft.lineOf}
          error={faults('audience.lineOf')}
          onChange={(event) => onEdit({ lineOf: event.target.value })}
        />
      </div>
      <TagChoice
        tags={draft.tags}
        hint={t('op_tags_audience_help')}
        error={faults('audience.tags')}
        onChange={(tags) => onEdit({ tags })}
      />
      <MemberList typedNames={draft.typedNames} error={faults('audience.usernames')} onEdit={onEdit} />
    </>
  )
}

/** A list of members, pasted or from a file; names that nobody has are told at once. */
function MemberList({
  typedNames,
  error,
  onEdit,
}: {
  typedNames: string
  error: Shown
  onEdit: (change: Partial<Draft>) => void
}) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const [found, setFound] = useState<{ text: string; isGood: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const names = usernamesOf(typedNames)
  const edit = (text: string) => {
    setFound(null)
    onEdit({ typedNames: text })
  }
  const look = async () => {
    setBusy(true)
    try {
      const { foundCount, unknown, unknownCount } = await callServer(findUsernames, {
        body: { usernames: names },
      })
      setFound(
        unknownCount === 0
          ? { text: t('op_promo_members_found', { n: foundCount }), isGood: true }
          : {
              text: t('op_promo_members_unknown', { n: unknownCount, names: unknown.join(', ') }),
              isGood: false,
            },
      )
    } catch (refusal) {
      setFound({ text: errorText(refusal, t), isGood: false })
    }
    setBusy(false)
  }
  const tooMany =
    names.length > MOST_USERNAMES
      ? t('op_promo_members_most', { most: formatCount(MOST_USERNAMES) })
      : undefined
  return (
    <>
      <TextAreaField
        label={t('op_promo_members')}
        hint={t('op_promo_members_help')}
        rows={3}
        value={typedNames}
        error={error ?? tooMany ?? (found && !found.isGood ? found.text : undefined)}
        success={found?.isGood ? found.text : undefined}
        onChange={(event) => edit(event.target.value)}
      />
      <div className={styles.members}>
        <DropZone
          file={file}
          accept=".csv,.txt,text/csv,text/plain"
          text={t('op_promo_members_file')}
          hint={t('op_promo_members_file_help')}
          onChoose={(chosen) => {
            setFile(chosen)
            void chosen.text().then(edit)
          }}
        />
        <Button isBusy={isBusy} disabled={names.length === 0} onClick={() => void look()}>
          {t('op_promo_members_check', { n: names.length })}
        </Button>
      </div>
    </>
  )
}
