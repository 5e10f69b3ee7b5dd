import { useState } from 'react'
import { deleteNumberSet } from '../../../../../contract/player/lottery/delete-number-set.ts'
import {
  listNumberSets,
  type listNumberSetsSchemas,
} from '../../../../../contract/player/lottery/list-number-sets.ts'
import { MOST_SET_LINES } from '../../../../../contract/player/lottery/number-set-fields.ts'
import { saveNumberSet } from '../../../../../contract/player/lottery/save-number-set.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { useCall, useSend } from '../../../../client/use-call.ts'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { type Translate, useText } from '../../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { playName, selectionName } from './number-words.ts'
import { type Bet, totalOf } from './slip.ts'
import { betOf, wireLine } from './wire-lines.ts'
import styles from './windows.module.css'
import './texts.ts'

type NumberSet = ValueOf<typeof listNumberSetsSchemas>['list'][number]

const NAME_LENGTH = 40
const SHOWN_NUMBERS = 12

interface SetsProps {
  gameCode: string
  /** What is on the slip: it can be kept as a set. */
  bets: readonly Bet[]
  onTake: (bets: readonly Bet[]) => void
  onClose: () => void
}

/** The member's favourite numbers: kept, taken to the slip, renamed and forgotten. */
export function SetsWindow({ isOpen, ...props }: SetsProps & { isOpen: boolean }) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={props.onClose} title={t('lottery_favourite_set')}>
      <Sets {...props} />
    </Modal>
  )
}

function Sets({ gameCode, bets, onTake, onClose }: SetsProps) {
  const t = useText()
  const { data, error } = useCall(listNumberSets, { query: { gameCode } }, { staleMs: 0 })
  return (
    <div className={styles.stack}>
      {bets.length > 0 && bets.length <= MOST_SET_LINES ? (
        <NameForm key={data?.list.length ?? 0} gameCode={gameCode} lines={bets.map(wireLine)} />
      ) : bets.length > MOST_SET_LINES ? (
        <Note tone="info">{t('lottery_set_too_many', { max: MOST_SET_LINES })}</Note>
      ) : null}
      {!data && error ? (
        <EmptyState title={errorText(error, t)} />
      ) : !data ? (
        <Skeleton shape="block" />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('lottery_sets_none')} text={t('lottery_sets_none_note')} />
      ) : (
        <ul className={styles.sets}>
          {data.list.map((set) => (
            <SetRow
              key={set.setId}
              set={set}
              gameCode={gameCode}
              onTake={() => {
                onTake(set.lines.map(betOf))
                onClose()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What a set bets in a lottery: its bet types, and what all its lines cost. */
function contentOf(gameCode: string, { lines }: NumberSet, t: Translate): string {
  const playOf = (playCode: string) => numberPlayOf(gameCode, playCode)
  const plays = [...new Set(lines.map(({ playCode }) => playCode))]
  return [
    plays
      .flatMap((code) => playOf(code) ?? [])
      .map((play) => playName(play, t))
      .join(', '),
    t('lottery_slip_lines', { count: lines.length }),
    formatMoney(totalOf(lines.map(betOf), playOf)),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface SetRowProps {
  set: NumberSet
  gameCode: string
  onTake: () => void
}

function SetRow({ set, gameCode, onTake }: SetRowProps) {
  const t = useText()
  const [isRenaming, setRenaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const forget = useSend(deleteNumberSet, { changes: [listNumberSets] })
  const numbers = [...new Set(set.lines.map(({ selections }) => selectionName(selections[0] ?? [], t)))]
  const remove = async () => {
    try {
      await forget.mutateAsync({ params: { setId: set.setId } })
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
  }
  return (
    <li>
      {isRenaming ? (
        <NameForm
          gameCode={set.gameCode}
          setId={set.setId}
          name={set.name}
          lines={set.lines}
          onSaved={() => setRenaming(false)}
        />
      ) : (
        <>
          <b>{set.name}</b>
          <p>
            {numbers.slice(0, SHOWN_NUMBERS).join(' ')}
            {numbers.length > SHOWN_NUMBERS ? ' …' : ''}
          </p>
          <small>{contentOf(gameCode, set, t)}</small>
          <div className={styles.deeds}>
            <Button kind="jade" size="small" onClick={onTake}>
              {t('lottery_slip_add')}
            </Button>
            <IconButton
              icon="edit"
              label={t('lottery_set_rename', { name: set.name })}
              onClick={() => setRenaming(true)}
            />
            <IconButton
              icon="trash"
              label={t('lottery_set_delete', { name: set.name })}
              onClick={() => setAsking(true)}
            />
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        confirmText={t('lottery_set_forget')}
        cancelText={t('common_back')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {t('lottery_set_delete_confirm', { name: set.name })}
      </ConfirmDialog>
    </li>
  )
}

interface NameFormProps {
  gameCode: string | null
  lines: NumberSet['lines']
  /** Of the set that gets another name. */
  setId?: string
  name?: string
  onSaved?: () => void
}

function NameForm({ gameCode, lines, setId, name = '', onSaved }: NameFormProps) {
  const t = useText()
  const save = useSend(saveNumberSet, { changes: [listNumberSets] })
  const form = useForm({
    start: { name },
    send: async (values) => {
      const chosen = values.name.trim()
      if (!chosen) return { name: t('lottery_set_name_missing') }
      await save.mutateAsync({
        body: { ...(setId === undefined ? {} : { setId }), name: chosen, gameCode, lines },
      })
      toast.good(t('common_saved'))
      onSaved?.()
      return undefined
    },
  })
  return (
    <Form form={form} className={styles.nameForm}>
      <TextField
        label={
          setId === undefined ? t('lottery_set_name_new', { count: lines.length }) : t('lottery_set_name')
        }
        maxLength={NAME_LENGTH}
        {...form.field('name')}
      />
      <Button type="submit" kind="jade" isBusy={form.isBusy}>
        {t(setId === undefined ? 'lottery_favourite_set_save' : 'common_save')}
      </Button>
      <FieldMessage error={form.problem} />
    </Form>
  )
}
