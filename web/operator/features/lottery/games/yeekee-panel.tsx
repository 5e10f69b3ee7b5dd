import { useState } from 'react'
import { changeYeekeeTerms } from '../../../../../contract/operator/lottery/change-yeekee-terms.ts'
import {
  readYeekeeTerms,
  type readYeekeeTermsSchemas,
} from '../../../../../contract/operator/lottery/read-yeekee-terms.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import {
  formatAmount,
  formatDateTime,
  formatMoney,
  parseAmount,
  plainDigits,
} from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh, useCall } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { Segmented } from '../../../../ui/tabs/segmented.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'
import { WaitingNotes, type Waiting } from '../../../parts/waiting-changes.tsx'

type Terms = ValueOf<typeof readYeekeeTermsSchemas>['coming']

const counts = [
  ['minShots', 'lotodds_min_shots', 1_000],
  ['rank', 'lotodds_rank', 1_000],
  ['shotEverySeconds', 'lotodds_shot_every', 60],
  ['shotsPerMember', 'lotodds_shots_per_member', 1_000],
] as const

const amounts = [
  ['firstPrizeAmount', 'lotodds_first_prize'],
  ['rankPrizeAmount', 'lotodds_rank_prize'],
  ['prizeMinBetAmount', 'lotodds_prize_min_bet'],
  ['prizeBudgetAmount', 'lotodds_prize_budget'],
] as const

/** What yeekee rounds are played by: those that are open, and those to come. */
export function YeekeePanel({ mayChange, waiting }: { mayChange: boolean; waiting: Waiting }) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const answer = useCall(readYeekeeTerms, {}, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <Panel
      title={t('lotodds_yeekee')}
      beside={
        mayChange ? (
          <Button size="compact" onClick={() => setEditing(true)}>
            {t('lot_edit')}
          </Button>
        ) : null
      }
    >
      <div className="stack">
        {waiting.rows
          .filter(({ kind }) => kind === 'lottery.yeekee')
          .map(({ proposalId, subject }) => (
            <WaitingNotes key={proposalId} waiting={waiting} subject={subject} />
          ))}
        <Loaded answer={answer}>
          {({ now, coming, changedAt }) => (
            <>
              <DataTable
                caption={t('lotodds_yeekee')}
                rows={termRows(t, now, coming)}
                rowKey={({ key }) => key}
                columns={[
                  { key: 'term', head: t('lotodds_term'), card: 'title', cell: ({ term }) => term },
                  {
                    key: 'now',
                    head: t('lotodds_now'),
                    isFigure: true,
                    card: 'amount',
                    cell: ({ present }) => present,
                  },
                  {
                    key: 'coming',
                    head: t('lotodds_coming'),
                    isFigure: true,
                    card: 'amount',
                    cell: ({ future }) => future,
                  },
                ]}
              />
              <p className="note text-3">
                {changedAt ? `${t('lot_changed')} ${formatDateTime(changedAt)}` : t('lot_as_delivered')}
              </p>
              <Modal isOpen={isEditing} onClose={() => setEditing(false)} title={t('lotodds_yeekee')}>
                <YeekeeForm terms={coming} onClose={() => setEditing(false)} />
              </Modal>
            </>
          )}
        </Loaded>
      </div>
    </Panel>
  )
}

function termRows(t: Translate, now: Terms, coming: Terms) {
  const order = (terms: Terms) => t(`lotodds_order_${terms.rankOrder}`)
  const onOff = (isOn: boolean) => t(isOn ? 'common_on' : 'common_off')
  return [
    ...counts.map(([key, label]) => ({
      key: key as string,
      term: t(label),
      present: String(now[key]),
      future: String(coming[key]),
    })),
    { key: 'order', term: t('lotodds_order'), present: order(now), future: order(coming) },
    {
      key: 'house',
      term: t('lotodds_house_shot'),
      present: onOff(now.hasHouseShot),
      future: onOff(coming.hasHouseShot),
    },
    {
      key: 'prizes',
      term: t('lotodds_prizes'),
      present: onOff(now.hasPrizes),
      future: onOff(coming.hasPrizes),
    },
    ...amounts.map(([key, label]) => ({
      key: key as string,
      term: t(label),
      present: formatMoney(now[key]),
      future: formatMoney(coming[key]),
    })),
  ]
}

function YeekeeForm({ terms, onClose }: { terms: Terms; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: {
      minShots: String(terms.minShots),
      rank: String(terms.rank),
      shotEverySeconds: String(terms.shotEverySeconds),
      shotsPerMember: String(terms.shotsPerMember),
      rankOrder: terms.rankOrder,
      hasHouseShot: terms.hasHouseShot,
      hasPrizes: terms.hasPrizes,
      firstPrizeAmount: formatAmount(terms.firstPrizeAmount),
      rankPrizeAmount: formatAmount(terms.rankPrizeAmount),
      prizeMinBetAmount: formatAmount(terms.prizeMinBetAmount),
      prizeBudgetAmount: formatAmount(terms.prizeBudgetAmount),
      reason: '',
    },
    send: async ({ rankOrder, hasHouseShot, hasPrizes, reason, ...texts }) => {
      const read = { minShots: 0, rank: 0, shotEverySeconds: 0, shotsPerMember: 0 }
      for (const [key, , most] of counts) {
        const text = plainDigits(texts[key]).trim()
        const value = /^\d{1,4}$/.test(text) ? Number.parseInt(text, 10) : 0
        if (value < 1 || value > most) return { [key]: t('lotodds_count_wrong', { most }) }
        read[key] = value
      }
      const money = { firstPrizeAmount: 0, rankPrizeAmount: 0, prizeMinBetAmount: 0, prizeBudgetAmount: 0 }
      for (const [key] of amounts) {
        const amount = parseAmount(texts[key])
        if (amount === null) return { [key]: t('lot_amount_wrong') }
        money[key] = amount
      }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      const { state } = await callServer(changeYeekeeTerms, {
        body: { ...read, ...money, rankOrder, hasHouseShot, hasPrizes, reason: reason.trim() },
      })
      toast.good(t(state === 'DONE' ? 'lot_terms_done' : 'lot_terms_waiting'))
      onClose()
      await refresh(readYeekeeTerms, listProposals)
      return undefined
    },
  })
  const { values, edit } = form
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('lotodds_yeekee_text')}</p>
      {counts.map(([key, label]) => (
        <TextField key={key} label={t(label)} inputMode="numeric" isRequired {...form.field(key)} />
      ))}
      <Segmented
        label={t('lotodds_order')}
        value={values.rankOrder}
        onChange={(rankOrder) => edit({ rankOrder })}
        choices={[
          { key: 'NEWEST_FIRST', text: t('lotodds_order_NEWEST_FIRST') },
          { key: 'OLDEST_FIRST', text: t('lotodds_order_OLDEST_FIRST') },
        ]}
      />
      <Checkbox
        checked={values.hasHouseShot}
        onChange={(event) => edit({ hasHouseShot: event.target.checked })}
      >
        {t('lotodds_house_shot')}
      </Checkbox>
      <Checkbox checked={values.hasPrizes} onChange={(event) => edit({ hasPrizes: event.target.checked })}>
        {t('lotodds_prizes_on')}
      </Checkbox>
      {values.hasPrizes
        ? amounts.map(([key, label]) => (
            <TextField key={key} label={t(label)} inputMode="decimal" isRequired {...form.field(key)} />
          ))
        : null}
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
