import { useEffect, useState, type FormEvent } from 'react'
import { changeGame } from '../../../../contract/operator/catalogue/change-game.ts'
import { listAllGames } from '../../../../contract/operator/catalogue/list-all-games.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { catalogueStates, type CatalogueState } from './states.ts'
import type { Game } from './types.ts'

interface Values { state: CatalogueState; isHot: boolean; isNew: boolean; position: string; remark: string }

/** State, marks and place of a game. */
export function EditGameWindow({ game, onClose }: { game: Game | null; onClose: () => void }) {
  const t = useText()
  const [values, setValues] = useState<Values>({ state: 'OPEN', isHot: false, isNew: false, position: '0', remark: '' })
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => { if (game) { setValues({ state: game.state, isHot: game.isHot, isNew: game.isNew, position: String(game.position), remark: '' }); setProblem('') } }, [game])
  if (!game) return null
  const edit = (change: Partial<Values>) => { setValues({ ...values, ...change }); setProblem('') }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!/^\d{1,7}$/.test(values.position)) { setProblem(t('set_invalid')); return }
    setBusy(true)
    try {
      const { state, isHot, isNew, remark } = values
      await callServer(changeGame, { params: { nodeId: game.nodeId }, body: { state, isHot, isNew, position: parseInt(values.position, 10), ...(remark.trim() ? { remark: remark.trim() } : {}) } })
      toast.good(t('games_saved'))
      onClose()
      await refresh(listAllGames, listVendorAccess)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal isOpen onClose={onClose} title={game.name}>
      <form className={parts.form} onSubmit={(event) => void submit(event)} noValidate>
        <Segmented label={t('games_state')} value={values.state} onChange={(state) => edit({ state })} choices={catalogueStates.map(({ key, text }) => ({ key, text: t(text) }))} />
        <div className={parts.toolbar}>
          <Checkbox checked={values.isHot} onChange={(event) => edit({ isHot: event.target.checked })}>{t('games_hot')}</Checkbox>
          <Checkbox checked={values.isNew} onChange={(event) => edit({ isNew: event.target.checked })}>{t('games_new')}</Checkbox>
        </div>
        <TextField label={t('games_position')} inputMode="numeric" value={values.position} onChange={(event) => edit({ position: event.target.value })} />
        <TextField label={t('games_remark')} maxLength={140} value={values.remark} onChange={(event) => edit({ remark: event.target.value })} />
        <FieldMessage error={problem || undefined} />
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_cancel')}</Button><Button type="submit" kind="primary" isBusy={isBusy}>{t('common_save')}</Button></div>
      </form>
    </Modal>
  )
}
