import { useState } from 'react'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { decideIntegrityFlag } from '../../../../contract/operator/launch/decide-integrity-flag.ts'
import { listIntegrityFlags } from '../../../../contract/operator/launch/list-integrity-flags.ts'
import { readIntegrityFlag, type readIntegrityFlagSchemas } from '../../../../contract/operator/launch/read-integrity-flag.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDate, formatDateTime, formatShortTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import styles from './integrity.module.css'
import { gameText, type Flag } from './words.ts'

type File = ValueOf<typeof readIntegrityFlagSchemas>
type Hand = File['hands']['list'][number]

const tones = { OPEN: 'waiting', CLEARED: 'good', CONFIRMED: 'bad' } as const

/** One suspicion: what it stands on, the hands of the two, and the decision. */
export function IntegrityFile({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(readIntegrityFlag, { params: { flagId: id }, query: { pageNo, pageSize: 10 } }, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <aside className={`panel ${styles.file}`} aria-label={t('common_detail')}>
      <IconButton className={styles.close} icon="close" label={t('integrity_close')} onClick={onClose} />
      <Loaded answer={answer}>{({ flag, hands }) => (
        <>
          <FlagBody flag={flag} />
          <h3>{t('integrity_hands_title', { 0: hands.totalCount })}</h3>
          <Hands flag={flag} rows={hands.list} />
          <Pages pageNo={pageNo} totalPages={hands.totalPages} onChange={setPageNo} />
        </>
      )}</Loaded>
    </aside>
  )
}

function FlagBody({ flag }: { flag: Flag }) {
  const t = useText()
  const [from, to] = flag.fromMemberId === flag.members[1]?.memberId ? [flag.members[1], flag.members[0]] : [flag.members[0], flag.members[1]]
  return (
    <>
      <div className={styles.fileHead}>
        <h2>{flag.members.map((member, place) => <span key={member.memberId}>{place > 0 ? ' · ' : ''}<ConsoleLink href={paths.member(member.memberId)}>{member.account}</ConsoleLink></span>)}</h2>
        <span className="row row-wrap"><Badge tone="info">{t(`integrity_kind_${flag.kind}`)}</Badge><Badge tone={tones[flag.state]}>{t(`integrity_state_${flag.state}`)}</Badge></span>
        <span className="note text-2">{gameText(flag.gameCode, t)} · {daysOf(flag)} · {t('integrity_hands_count', { 0: flag.hands })}</span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('integrity_flow')}</dt>
        <dd>{flag.netAmount > 0 && from && to ? t('integrity_flow_line', { 0: from.account, 1: to.account, 2: formatMoney(flag.netAmount, flag.currency) }) : t('integrity_flow_even')}</dd>
        <dt>{t('integrity_volume')}</dt>
        <dd><Money amount={flag.volumeAmount} currency={flag.currency} /></dd>
        {flag.members.map((member) => (member.decisions > 0 ? <TameLine key={member.memberId} member={member} /> : null))}
      </dl>
      {flag.decidedAt ? <p className="small text-2">{t('integrity_decided', { 0: flag.decidedBy ?? '', 1: formatDateTime(flag.decidedAt).slice(0, 16), 2: flag.reason ?? '' })}</p> : null}
      {flag.abilities.includes('decide') ? <Decide flag={flag} /> : null}
    </>
  )
}

/** The days of play, as dates stand everywhere else; one of them where it was one. */
function daysOf({ firstDay, lastDay }: Flag): string {
  return [...new Set([firstDay, lastDay])].map((day) => formatDate(day)).join(' – ')
}

function TameLine({ member }: { member: Flag['members'][number] }) {
  const t = useText()
  return (
    <>
      <dt>{t('integrity_tame', { 0: member.account })}</dt>
      <dd>{t(member.othersDecisions === 0 ? 'integrity_tame_alone' : 'integrity_tame_line', { 0: member.passivePercent, 1: member.decisions, 2: member.othersPassivePercent, 3: member.othersDecisions })}</dd>
    </>
  )
}

function Decide({ flag }: { flag: Flag }) {
  const t = useText()
  const [asking, setAsking] = useState<'CLEARED' | 'CONFIRMED' | null>(null)
  const decide = async (reason: string) => {
    await callServer(decideIntegrityFlag, { params: { flagId: flag.flagId }, body: { state: asking!, reason } })
    toast.good(t('integrity_done'))
    await refresh(listIntegrityFlags, readIntegrityFlag, readWork)
  }
  const isConfirming = asking === 'CONFIRMED'
  return (
    <div className={styles.decide}>
      <Button size="small" onClick={() => setAsking('CLEARED')}>{t('integrity_clear')}</Button>
      <Button size="small" kind="primary" onClick={() => setAsking('CONFIRMED')}>{t('integrity_confirm')}</Button>
      <ReasonDialog isOpen={asking !== null} title={t(isConfirming ? 'integrity_confirm' : 'integrity_clear')} label={t('integrity_reason')} isRequired submitText={t(isConfirming ? 'integrity_confirm' : 'integrity_clear')} onSubmit={decide} onClose={() => setAsking(null)}>
        {t(isConfirming ? 'integrity_confirm_text' : 'integrity_clear_text')}
      </ReasonDialog>
    </div>
  )
}

function Hands({ flag, rows }: { flag: Flag; rows: readonly Hand[] }) {
  const t = useText()
  const columns: Column<Hand>[] = [
    { key: 'hand', head: t('integrity_hand'), card: 'title', cell: (row) => <ConsoleLink className="link number" href={paths.roomHand(row.handId)} aria-label={t('integrity_hand_open', { 0: row.handNo })}>{`#${row.handNo}`}</ConsoleLink> },
    { key: 'at', head: t('integrity_hand_at'), cell: (row) => formatShortTime(row.endedAt) },
    ...flag.members.map((member, place): Column<Hand> => ({ key: member.memberId, head: member.account, isFigure: true, cell: (row) => <Money amount={row.netAmounts[place] ?? 0} currency={flag.currency} isChange /> })),
  ]
  return <DataTable caption={t('integrity_hands_title', { 0: rows.length })} columns={columns} rows={rows} rowKey={(row) => row.handId} isAlwaysTable isDense empty={<EmptyState isSmall title={t('integrity_hands_none')} />} />
}
