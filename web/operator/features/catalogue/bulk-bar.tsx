import { zoneLabel } from '../../../../design/house.ts'
import { useState } from 'react'
import { changeGames } from '../../../../contract/operator/catalogue/change-games.ts'
import { orderGames } from '../../../../contract/operator/catalogue/order-games.ts'
import { GAMES_AT_ONCE, type Category, type OrderMove } from '../../../../contract/shared/catalogue-words.ts'
import type { BodyOf } from '../../../../contract/shared/call.ts'
import type { changeGamesSchemas } from '../../../../contract/operator/catalogue/change-games.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import styles from './catalogue.module.css'
import { refreshCatalogue } from './refresh-catalogue.ts'
import type { Game } from './types.ts'

type Change = Omit<BodyOf<typeof changeGamesSchemas>, 'nodeIds' | 'remark'>

const deeds: readonly { key: string; text: TextKey; change: Change }[] = [
  { key: 'open', text: 'games_open', change: { state: 'OPEN' } },
  { key: 'maintenance', text: 'games_maintenance', change: { state: 'MAINTENANCE' } },
  { key: 'off', text: 'games_off', change: { state: 'OFF' } },
  { key: 'hot', text: 'catalogue_hot_on', change: { isHot: true } },
  { key: 'cold', text: 'catalogue_hot_off', change: { isHot: false } },
  { key: 'new', text: 'catalogue_new_on', change: { isNew: true } },
  { key: 'old', text: 'catalogue_new_off', change: { isNew: false } },
  { key: 'free', text: 'catalogue_free_on', change: { isFreePlayOff: false } },
  { key: 'paid', text: 'catalogue_free_off', change: { isFreePlayOff: true } },
]
const moves: readonly { move: OrderMove; text: TextKey }[] = [
  { move: 'FIRST', text: 'catalogue_move_first' },
  { move: 'UP', text: 'catalogue_move_up' },
  { move: 'DOWN', text: 'catalogue_move_down' },
  { move: 'LAST', text: 'catalogue_move_last' },
]

interface BulkBarProps {
  games: readonly Game[]
  scope: { vassalage?: string; gameType?: Category }
  scopeName: string
  onDone: () => void
}

/**
 * What can be done with the chosen games. They stay chosen while they are moved, so that a step can follow a
 * step.
 */
export function BulkBar({ games, scope, scopeName, onDone }: BulkBarProps) {
  const t = useText()
  const [asking, setAsking] = useState<(typeof deeds)[number] | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const nodeIds = games.map((game) => game.nodeId)
  const isTooMany = games.length > GAMES_AT_ONCE
  const change = async (remark: string) => {
    const { changedCount } = await callServer(changeGames, {
      body: {
        nodeIds,
        ...asking!.change,
        ...(asking!.key === 'maintenance' ? { maintenanceUntil: until } : {}),
        ...(remark ? { remark } : {}),
      },
    })
    toast.good(t('catalogue_changed', { count: changedCount }))
    onDone()
    await refreshCatalogue()
  }
  return (
    <section className={styles.bulk} aria-label={t('catalogue_chosen', { count: games.length })}>
      <div className={styles.bulkHead}>
        <b>{t('catalogue_chosen', { count: games.length })}</b>
        {isTooMany ? (
          <span className="small negative">{t('catalogue_too_many', { max: String(GAMES_AT_ONCE) })}</span>
        ) : null}
        <span className="grow" />
        <Button size="small" kind="quiet" onClick={onDone}>
          {t('catalogue_choose_none')}
        </Button>
      </div>
      <div className={styles.bulkRow} role="group" aria-label={t('catalogue_change_chosen')}>
        {deeds.map((deed) => (
          <Button
            key={deed.key}
            size="small"
            disabled={isTooMany}
            onClick={() => {
              setUntil(null)
              setAsking(deed)
            }}
          >
            {t(deed.text)}
          </Button>
        ))}
      </div>
      <MoveRow games={games} scope={scope} scopeName={scopeName} />
      <ReasonDialog
        isOpen={asking !== null}
        title={asking ? t(asking.text) : ''}
        label={t('games_remark')}
        submitText={t('common_confirm')}
        onSubmit={change}
        onClose={() => setAsking(null)}
      >
        <p>{asking ? t('catalogue_bulk_question', { count: games.length, action: t(asking.text) }) : ''}</p>
        {asking?.key === 'maintenance' ? (
          <MomentField
            label={t('catalogue_maintenance_end')}
            hint={t('catalogue_maintenance_hint', { zone: zoneLabel() })}
            value={until}
            onChange={setUntil}
          />
        ) : null}
      </ReasonDialog>
    </section>
  )
}

/** Moves the chosen games within the list that is filtered for. */
function MoveRow({ games, scope, scopeName }: Omit<BulkBarProps, 'onDone'>) {
  const t = useText()
  const isTooMany = games.length > GAMES_AT_ONCE
  const move = async (how: OrderMove, place?: number) => {
    const inScope = games.filter(
      (game) =>
        (!scope.vassalage || game.vassalage === scope.vassalage) &&
        (!scope.gameType || game.gameType === scope.gameType),
    )
    const { movedCount } = await callServer(orderGames, {
      body: {
        nodeIds: inScope.map((game) => game.nodeId),
        move: how,
        ...scope,
        ...(place === undefined ? {} : { place }),
      },
    })
    toast.good(t('catalogue_moved', { count: movedCount }))
    await refreshCatalogue()
  }
  const form = useForm({
    start: { place: '' },
    send: ({ place }) => move('AT', parseInt(place, 10)),
    refuse: (error) => {
      toast.bad(errorText(error, t))
      return {}
    },
  })
  const { place } = form.values
  return (
    <div className={styles.bulkRow} role="group" aria-label={t('catalogue_move_chosen')}>
      <span className="small text-2">
        {t('catalogue_move_chosen')} ({scopeName})
      </span>
      {moves.map((one) => (
        <Button
          key={one.move}
          size="small"
          disabled={isTooMany || form.isBusy}
          onClick={() => form.sendBy(() => move(one.move))}
        >
          {t(one.text)}
        </Button>
      ))}
      <Form form={form} className={styles.place}>
        <TextField
          label={t('catalogue_place')}
          isLabelHidden
          placeholder={t('catalogue_place')}
          inputMode="numeric"
          value={place}
          onChange={(event) => form.edit({ place: event.target.value.replaceAll(/\D/g, '').slice(0, 6) })}
        />
        <Button size="small" type="submit" disabled={isTooMany || form.isBusy || !/^[1-9]/.test(place)}>
          {t('catalogue_move_at')}
        </Button>
      </Form>
    </div>
  )
}
