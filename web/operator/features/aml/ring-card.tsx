import { useState } from 'react'
import { decideRing } from '../../../../contract/operator/cashier/decide-ring.ts'
import { listAmlMembers } from '../../../../contract/operator/cashier/list-aml-members.ts'
import { listRings, type listRingsSchemas } from '../../../../contract/operator/cashier/list-rings.ts'
import { readAmlMember } from '../../../../contract/operator/cashier/read-aml-member.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatDate, formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import styles from './aml.module.css'

export type Ring = ValueOf<typeof listRingsSchemas>['list'][number]

const tones = { OPEN: 'waiting', HOUSEHOLD: 'good', SAME_PERSON: 'bad' } as const

/** Who belongs together, what they share and since when, and what was decided. */
export function RingCard({ ring, canDecide }: { ring: Ring; canDecide: boolean }) {
  const t = useText()
  const [asking, setAsking] = useState<'HOUSEHOLD' | 'SAME_PERSON' | null>(null)
  const decide = async (remark: string) => {
    await callServer(decideRing, { params: { ringId: ring.ringId }, body: { state: asking!, remark } })
    toast.good(t('ring_done'))
    await refresh(listRings, listAmlMembers, readAmlMember, countWaitingWork)
  }
  return (
    <article className={styles.ring}>
      <header className="row row-wrap">
        <b className="grow">{t('ring_title', { count: ring.members.length })}</b>
        <Badge tone={tones[ring.state]}>{t(`ring_state_${ring.state}`)}</Badge>
        <span className="note text-3">
          {t('ring_found', { foundAt: formatDateTime(ring.foundAt).slice(0, 16) })}
        </span>
      </header>
      <ul className={styles.members} aria-label={t('ring_members')}>
        {ring.members.map((member) => (
          <li key={member.memberId}>
            <ConsoleLink className="link" href={paths.member(member.memberId)}>
              {member.account}
            </ConsoleLink>
            <span className="note text-3">
              {[
                member.payeeName,
                member.registeredAt
                  ? t('ring_registered', { registeredAt: formatDate(member.registeredAt) })
                  : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.ties} aria-label={t('ring_shares')}>
        {ring.ties.map((tie) => (
          <li key={`${tie.kind}${tie.value}`}>
            <Badge tone="info">{t(`ring_tie_${tie.kind}`)}</Badge>
            <span className="small number">{tie.value}</span>
            <span className="note text-2">{tie.accounts.join(', ')}</span>
            {tie.firstAt && tie.lastAt ? (
              <span className="note text-3">
                {t('ring_seen', {
                  firstAt: formatDateTime(tie.firstAt).slice(0, 16),
                  lastAt: formatDateTime(tie.lastAt).slice(0, 16),
                })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {ring.decidedAt ? (
        <p className="small text-2">
          {t('ring_decided', {
            decidedBy: ring.decidedBy ?? '',
            decidedAt: formatDateTime(ring.decidedAt).slice(0, 16),
            remark: ring.remark ?? '',
          })}
        </p>
      ) : null}
      {ring.state === 'OPEN' && canDecide ? (
        <div className={styles.decide}>
          <Button size="small" onClick={() => setAsking('HOUSEHOLD')}>
            {t('ring_household')}
          </Button>
          <Button size="small" kind="primary" onClick={() => setAsking('SAME_PERSON')}>
            {t('ring_person')}
          </Button>
        </div>
      ) : null}
      <ReasonDialog
        isOpen={asking !== null}
        title={t(asking === 'SAME_PERSON' ? 'ring_person' : 'ring_household')}
        label={t('ring_remark')}
        isRequired
        submitText={t(asking === 'SAME_PERSON' ? 'ring_person' : 'ring_household')}
        onSubmit={decide}
        onClose={() => setAsking(null)}
      >
        {t(asking === 'SAME_PERSON' ? 'ring_person_text' : 'ring_household_text')}
      </ReasonDialog>
    </article>
  )
}
