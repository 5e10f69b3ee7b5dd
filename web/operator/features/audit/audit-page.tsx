import { useState, type FormEvent } from 'react'
import { exportEntries } from '../../../../contract/operator/audit/export-entries.ts'
import { listEntries } from '../../../../contract/operator/audit/list-entries.ts'
import { runProof } from '../../../../contract/operator/audit/run-proof.ts'
import { verifyAudit } from '../../../../contract/operator/audit/verify-audit.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { AuditTable, useDeeds } from '../../parts/audit-table.tsx'
import { DateRange, lastDays } from '../../parts/date-range.tsx'
import { CsvButton } from '../../parts/downloads.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { PlainTable } from '../../parts/plain-table.tsx'
import styles from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'

interface Finding { tone: 'good' | 'bad'; text: string; checks?: readonly { id: string; ok: boolean; detail: string }[] }

/** The log with its filters; the chain and the ledger are checked on demand. */
export function AuditPage() {
  const t = useText()
  const [filter, setFilter] = useState({ words: '', actor: '', action: '', subject: '', ...lastDays(30) })
  const [asked, setAsked] = useState(filter)
  const [pageNo, setPageNo] = useState(1)
  const [finding, setFinding] = useState<Finding | null>(null)
  const [busy, setBusy] = useState<'verify' | 'prove' | null>(null)
  const can = useCan()
  const deeds = useDeeds()
  // What was done is written in the reader's language here and as a name in the log: both are searched.
  const query = { ...asked, ...(asked.words.trim() ? { actions: deeds(asked.words).join(',').slice(0, 4_000) } : {}) }
  const answer = useCall(listEntries, { query: { ...query, pageNo, pageSize: 20 } }, { keepsPrevious: true, staleMs: 3_000 })
  const submit = (event: FormEvent) => { event.preventDefault(); setAsked(filter); setPageNo(1) }
  const check = async (which: 'verify' | 'prove', work: () => Promise<Finding>) => {
    setBusy(which)
    try {
      setFinding(await work())
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(null)
    await refresh(listEntries)
  }
  const verify = () => check('verify', async () => {
    const { ok, checked, brokenAt } = await callServer(verifyAudit, {}, { timeoutMs: 60_000 })
    return ok ? { tone: 'good', text: t('audit_ok', { 0: checked }) } : { tone: 'bad', text: t('audit_broken', { 0: String(brokenAt) }) }
  })
  const prove = () => check('prove', async () => {
    const { ok, checks } = await callServer(runProof, {}, { timeoutMs: 120_000 })
    return { tone: ok ? 'good' : 'bad', text: ok ? t('audit_proof_ok') : t('audit_proof_broken', { 0: checks.filter((one) => !one.ok).map((one) => one.id).join(' ') }), checks }
  })
  return (
    <>
      <PageHead title={t('audit_title')} text={t('audit_text')} actions={(
        <>
          {can('audit.export') ? <CsvButton call={exportEntries} query={query} /> : null}
          <Button icon="shield" isBusy={busy === 'prove'} onClick={() => void prove()}>{t('audit_prove')}</Button>
          <Button kind="primary" icon="link" isBusy={busy === 'verify'} onClick={() => void verify()}>{t('audit_verify')}</Button>
        </>
      )} />
      {finding ? (
        <div className={styles.form} role="status">
          <Note tone={finding.tone}>{finding.text}</Note>
          {finding.checks ? <PlainTable caption={t('audit_prove')} heads={['', t('common_status'), t('audit_detail')]} rows={finding.checks.map(({ id, ok, detail }) => ({ key: id, cells: [id, t(ok ? 'common_success' : 'common_failed'), detail] }))} /> : null}
        </div>
      ) : null}
      <form className={styles.filters} onSubmit={submit}>
        <TextField label={t('audit_filter_words')} icon="search" maxLength={100} autoComplete="off" value={filter.words} onChange={(event) => setFilter({ ...filter, words: event.target.value })} />
        <TextField label={t('audit_filter_actor')} maxLength={64} autoComplete="off" value={filter.actor} onChange={(event) => setFilter({ ...filter, actor: event.target.value })} />
        <TextField label={t('audit_filter_action')} maxLength={64} autoComplete="off" value={filter.action} onChange={(event) => setFilter({ ...filter, action: event.target.value })} />
        <TextField label={t('audit_filter_subject')} maxLength={100} autoComplete="off" value={filter.subject} onChange={(event) => setFilter({ ...filter, subject: event.target.value })} />
        <DateRange range={filter} onChange={(range) => setFilter({ ...filter, ...range })} />
        <Button type="submit" icon="search" className={styles.fixed}>{t('common_search')}</Button>
      </form>
      <Loaded answer={answer}>{(page) => <AuditTable entries={page.list} emptyText={t('audit_none')} />}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}
