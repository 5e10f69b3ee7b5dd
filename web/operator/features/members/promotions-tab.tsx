import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { grantCredit } from '../../../../contract/operator/promotions/grant-credit.ts'
import {
  listMemberClaims,
  type listMemberClaimsSchemas,
} from '../../../../contract/operator/promotions/list-member-claims.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatMoney, formatRecordTime, parseAmount } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { claimText, claimTones, useNameOf } from '../../parts/promotion-words.ts'
import { SaveActions } from '../../parts/save-actions.tsx'
import { useCan } from '../../session/me.ts'
import styles from './member.module.css'

type Claims = ValueOf<typeof listMemberClaimsSchemas>

/** What promotions a member took part in, with every change; and credit that customer service gives. */
export function PromotionsTab({ memberId }: { memberId: string }) {
  const t = useText()
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const answer = useCall(listMemberClaims, { params: { memberId } }, { staleMs: 3_000 })
  return (
    <Loaded answer={answer}>
      {({ list, rescues }) => (
        <Panel
          title={t('op_promo_member_tab')}
          beside={
            can('promotions.grant') ? (
              <Button size="small" disabled={rescues.length === 0} onClick={() => setAsking(true)}>
                {t('op_promo_grant')}
              </Button>
            ) : null
          }
        >
          {can('promotions.grant') && rescues.length === 0 ? (
            <p className="note text-2">{t('op_promo_grant_none')}</p>
          ) : null}
          {list.length === 0 ? <EmptyState isSmall title={t('op_promo_member_none')} /> : null}
          <ul className={styles.claims}>
            {list.map((claim) => (
              <ClaimRow key={claim.claimId} claim={claim} />
            ))}
          </ul>
          <Modal isOpen={isAsking} onClose={() => setAsking(false)} title={t('op_promo_grant')}>
            <GrantForm memberId={memberId} rescues={rescues} onClose={() => setAsking(false)} />
          </Modal>
        </Panel>
      )}
    </Loaded>
  )
}

function ClaimRow({ claim }: { claim: Claims['list'][number] }) {
  const t = useText()
  const nameOf = useNameOf()
  return (
    <li>
      <div className="row">
        <b className="grow">{nameOf(claim.names)}</b>
        {claim.amount > 0 ? <b className="number">{formatMoney(claim.amount, claim.currency)}</b> : null}
        <Badge tone={claimTones[claim.state] ?? 'neutral'}>{claimText(claim.state, t)}</Badge>
      </div>
      {claim.freeRounds ? <RoundFacts rounds={claim.freeRounds} currency={claim.currency} /> : null}
      <ol className="note text-2">
        {claim.events.map(({ toState, actor, note, at }) => (
          <li key={`${toState}${at}`}>
            {[
              formatRecordTime(at),
              claimText(toState, t),
              ...(actor ? [actor] : []),
              ...(note
                ? [
                    t.has(`op_promo_reject_${note.toLowerCase()}` as TextKey)
                      ? t(`op_promo_reject_${note.toLowerCase()}` as TextKey)
                      : note,
                  ]
                : []),
            ].join(' · ')}
          </li>
        ))}
      </ol>
    </li>
  )
}

function RoundFacts({
  rounds: { roundAmount, roundCount, leftCount, wonAmount, endsAt },
  currency,
}: {
  rounds: NonNullable<Claims['list'][number]['freeRounds']>
  currency: string
}) {
  const t = useText()
  return (
    <p className="small">
      {[
        t('op_promo_free_left', { left: leftCount, all: roundCount }),
        t('op_promo_free_stake', { stake: formatMoney(roundAmount, currency) }),
        t('op_promo_free_won', { won: formatMoney(wonAmount, currency) }),
        t('op_promo_free_until', { until: formatRecordTime(endsAt) }),
      ].join(' · ')}
    </p>
  )
}

function GrantForm({
  memberId,
  rescues,
  onClose,
}: {
  memberId: string
  rescues: Claims['rescues']
  onClose: () => void
}) {
  const t = useText()
  const nameOf = useNameOf()
  const form = useForm({
    start: () => ({ promotionId: rescues[0]?.promotionId ?? '', amount: '', reason: '' }),
    send: async ({ promotionId, amount, reason }) => {
      const typed = parseAmount(amount)
      if (!typed) return { amount: t('dossier_amount_wrong') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      await callServer(grantCredit, {
        params: { memberId },
        body: { promotionId, amount: typed, reason: reason.trim() },
      })
      toast.good(t('dossier_adjust_asked'))
      onClose()
      await refresh(listMemberClaims, readMember, countWaitingWork)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('op_promo_grant_text')}</p>
      <SelectField
        label={t('op_promo_name')}
        value={form.values.promotionId}
        onChange={form.set('promotionId')}
        choices={rescues.map(({ promotionId, names }) => ({ key: promotionId, text: nameOf(names) }))}
      />
      <TextField
        label={t('op_promo_grant_amount')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
        {...form.field('amount')}
      />
      <TextAreaField
        label={t('dossier_reason')}
        rows={2}
        maxLength={140}
        count={[...form.values.reason].length}
        isRequired
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} submitText={t('op_promo_grant_submit')} onClose={onClose} />
    </Form>
  )
}
