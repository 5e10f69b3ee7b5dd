import { useState } from 'react'
import { exportEntries } from '../../../../contract/operator/audit/export-entries.ts'
import { listEntries } from '../../../../contract/operator/audit/list-entries.ts'
import { runProof } from '../../../../contract/operator/audit/run-proof.ts'
import { verifyAudit } from '../../../../contract/operator/audit/verify-audit.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
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

interface Finding {
  tone: 'good' | 'bad'
  text: string
  checks?: readonly { id: string; ok: boolean; detail: string }[]
}

/** The log with its filters; the chain and the ledger are checked on demand. */
export function AuditPage() {
  const t = useText()
  const form = useForm({
    start: () => ({ words: '', actor: '', action: '', subject: '', ...lastDays(30) }),
    send: (values) => {
      setAsked(values)
      setPageNo(1)
    },
  })
  const filter = form.values
  const [asked, setAsked] = useState(filter)
  const [pageNo, setPageNo] = useState(1)
  const can = useCan()
  const deeds = useDeeds()
  // What was done is written in the reader's language here and as a name in the log: both are searched.
  const query = {
    ...asked,
    ...(asked.words.trim() ? { actions: deeds(asked.words).join(',').slice(0, 4_000) } : {}),
  }
  const answer = useCall(
    listEntries,
    { query: { ...query, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const { finding, busy, verify, prove } = useChecks()
  return (
    <>
      <PageHead
        title={t('audit_title')}
        text={t('audit_text')}
        actions={
          <>
            {can('audit.export') ? <CsvButton call={exportEntries} query={query} /> : null}
            <Button icon="shield" isBusy={busy === 'prove'} onClick={() => void prove()}>
              {t('audit_prove')}
            </Button>
            <Button kind="primary" icon="link" isBusy={busy === 'verify'} onClick={() => void verify()}>
              {t('audit_verify')}
            </Button>
          </>
        }
      />
      {finding ? <FindingNote finding={finding} /> : null}
      <Form form={form} className={styles.filters}>
        <TextField
          label={t('audit_filter_words')}
          icon="search"
          maxLength={100}
          autoComplete="off"
          {...form.field('words')}
        />
        <TextField
          label={t('audit_filter_actor')}
          maxLength={64}
          autoComplete="off"
          {...form.field('actor')}
        />
        <TextField
          label={t('audit_filter_action')}
          maxLength={64}
          autoComplete="off"
          {...form.field('action')}
        />
        <TextField
          label={t('audit_filter_subject')}
          maxLength={100}
          autoComplete="off"
          {...form.field('subject')}
        />
        <DateRange range={filter} onChange={(range) => form.edit(range)} />
        <Button type="submit" icon="search" className={styles.fixed}>
          {t('common_search')}
        </Button>
      </Form>
      <Loaded answer={answer}>
        {(page) => <AuditTable entries={page.list} emptyText={t('audit_none')} />}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}

/** Checks the chain of the log or the whole ledger, and holds what was found. */
function useChecks() {
  const t = useText()
  const [finding, setFinding] = useState<Finding | null>(null)
  const [busy, setBusy] = useState<'verify' | 'prove' | null>(null)
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
  const verify = () =>
    check('verify', async () => {
      const { ok, checked, brokenAt } = await callServer(verifyAudit, {}, { timeoutMs: 60_000 })
      return ok
        ? { tone: 'good', text: t('audit_ok', { count: checked }) }
        : { tone: 'bad', text: t('audit_broken', { brokenAt: String(brokenAt) }) }
    })
  const prove = () =>
    check('prove', async () => {
      const { ok, checks } = await callServer(runProof, {}, { timeoutMs: 120_000 })
      return {
        tone: ok ? 'good' : 'bad',
        text: ok
          ? t('audit_proof_ok')
          : t('audit_proof_broken', {
              checks: checks
                .filter((one) => !one.ok)
                .map((one) => one.id)
                .join(' '),
            }),
        checks,
      }
    })
  return { finding, busy, verify, prove }
}

function FindingNote({ finding }: { finding: Finding }) {
  const t = useText()
  return (
    <div className={styles.form} role="status">
      <Note tone={finding.tone}>{finding.text}</Note>
      {finding.checks ? (
        <PlainTable
          caption={t('audit_prove')}
          heads={['', t('common_status'), t('audit_detail')]}
          rows={finding.checks.map(({ id, ok, detail }) => ({
            key: id,
            cells: [id, t(ok ? 'common_success' : 'common_failed'), detail],
          }))}
        />
      ) : null}
    </div>
  )
}
