import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { decideIntegrityFlag } from '../../../../contract/operator/launch/decide-integrity-flag.ts'
import { listIntegrityFlags } from '../../../../contract/operator/launch/list-integrity-flags.ts'
import { readIntegrityFlag } from '../../../../contract/operator/launch/read-integrity-flag.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { formatDate, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import styles from './integrity.module.css'
import { Hands } from './suspect-hands.tsx'
import { gameText, type Flag } from './words.ts'

const tones = { OPEN: 'waiting', CLEARED: 'good', CONFIRMED: 'bad' } as const

/** One suspicion: its figures, the hands of the two, and the decision. */
export function IntegrityFile({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    readIntegrityFlag,
    { params: { flagId: id }, query: { pageNo, pageSize: 10 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  return (
    <aside className={`panel ${styles.file}`} aria-label={t('common_detail')}>
      <IconButton className={styles.close} icon="close" label={t('integrity_close')} onClick={onClose} />
      <Loaded answer={answer}>
        {({ flag, hands }) => (
          <>
            <FlagBody flag={flag} />
            <h3>{t('integrity_hands_title', { totalCount: hands.totalCount })}</h3>
            <Hands flag={flag} rows={hands.list} />
            <Pages pageNo={pageNo} totalPages={hands.totalPages} onChange={setPageNo} />
          </>
        )}
      </Loaded>
    </aside>
  )
}

function FlagBody({ flag }: { flag: Flag }) {
  const t = useText()
  const [from, to] =
    flag.fromMemberId === flag.members[1]?.memberId
      ? [flag.members[1], flag.members[0]]
      : [flag.members[0], flag.members[1]]
  return (
    <>
      <div className={styles.fileHead}>
        <h2>
          {flag.members.map((member, place) => (
            <span key={member.memberId}>
              {place > 0 ? ' · ' : ''}
              <ConsoleLink href={paths.member(member.memberId)}>{member.account}</ConsoleLink>
            </span>
          ))}
        </h2>
        <span className="row row-wrap">
          <Badge tone="info">{t(`integrity_kind_${flag.kind}`)}</Badge>
          <Badge tone={tones[flag.state]}>{t(`integrity_state_${flag.state}`)}</Badge>
        </span>
        <span className="note text-2">
          {gameText(flag.gameCode, t)} · {daysOf(flag)} · {t('integrity_hands_count', { count: flag.hands })}
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('integrity_flow')}</dt>
        <dd>
          {flag.netAmount > 0 && from && to
            ? t('integrity_flow_line', {
                from: from.account,
                to: to.account,
                amount: formatMoney(flag.netAmount, flag.currency),
              })
            : t('integrity_flow_even')}
        </dd>
        <dt>{t('integrity_volume')}</dt>
        <dd>
          <Money amount={flag.volumeAmount} currency={flag.currency} />
        </dd>
        {flag.members.map((member) =>
          member.decisions > 0 ? <TameLine key={member.memberId} member={member} /> : null,
        )}
      </dl>
      {flag.decidedAt ? (
        <p className="small text-2">
          {t('integrity_decided', {
            decidedBy: flag.decidedBy ?? '',
            decidedAt: formatDateTime(flag.decidedAt).slice(0, 16),
            reason: flag.reason ?? '',
          })}
        </p>
      ) : null}
      {flag.abilities.includes('decide') ? <Decide flag={flag} /> : null}
    </>
  )
}

/** The days of play, in the usual date format; one date if it was one day. */
function daysOf({ firstDay, lastDay }: Flag): string {
  return [...new Set([firstDay, lastDay])].map((day) => formatDate(day)).join(' – ')
}

function TameLine({ member }: { member: Flag['members'][number] }) {
  const t = useText()
  return (
    <>
      <dt>{t('integrity_tame', { account: member.account })}</dt>
      <dd>
        {t(member.othersDecisions === 0 ? 'integrity_tame_alone' : 'integrity_tame_line', {
          share: member.passivePercent,
          account: member.decisions,
          othersPassivePercent: member.othersPassivePercent,
          othersDecisions: member.othersDecisions,
        })}
      </dd>
    </>
  )
}

function Decide({ flag }: { flag: Flag }) {
  const t = useText()
  const [asking, setAsking] = useState<'CLEARED' | 'CONFIRMED' | null>(null)
  const decide = async (reason: string) => {
    await callServer(decideIntegrityFlag, {
      params: { flagId: flag.flagId },
      body: { state: asking!, reason },
    })
    toast.good(t('integrity_done'))
    await refresh(listIntegrityFlags, readIntegrityFlag, countWaitingWork)
  }
  const isConfirming = asking === 'CONFIRMED'
  return (
    <div className={styles.decide}>
      <Button size="small" onClick={() => setAsking('CLEARED')}>
        {t('integrity_clear')}
      </Button>
      <Button size="small" kind="primary" onClick={() => setAsking('CONFIRMED')}>
        {t('integrity_confirm')}
      </Button>
      <ReasonDialog
        isOpen={asking !== null}
        title={t(isConfirming ? 'integrity_confirm' : 'integrity_clear')}
        label={t('integrity_reason')}
        isRequired
        submitText={t(isConfirming ? 'integrity_confirm' : 'integrity_clear')}
        onSubmit={decide}
        onClose={() => setAsking(null)}
      >
        {t(isConfirming ? 'integrity_confirm_text' : 'integrity_clear_text')}
      </ReasonDialog>
    </div>
  )
}
