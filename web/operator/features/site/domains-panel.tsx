import { useState } from 'react'
import { confirmDomains } from '../../../../contract/operator/system/confirm-domains.ts'
import { proposeDomains } from '../../../../contract/operator/system/propose-domains.ts'
import { readDomains, type readDomainsSchemas } from '../../../../contract/operator/system/read-domains.ts'
import { rejectDomains } from '../../../../contract/operator/system/reject-domains.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import styles from './site.module.css'

type State = ValueOf<typeof readDomainsSchemas>
type Domain = State['domains'][number]

/** The site's own addresses; a new list waits for a second operator. */
export function DomainsPanel() {
  const t = useText()
  const can = useCan()
  const answer = useCall(readDomains, {}, { staleMs: 3_000, refetchEveryMs: 30_000 })
  return (
    <Panel title={t('site_domains')}>
      <p className="small text-2">{t('site_domains_text')}</p>
      <Loaded answer={answer}>
        {({ domains, waiting }) => (
          <div className={styles.domains}>
            {waiting ? <Waiting waiting={waiting} /> : null}
            {can('settings.edit') && !waiting ? (
              <DomainsForm key={JSON.stringify(domains)} domains={domains} />
            ) : (
              <DomainList domains={domains} />
            )}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

function DomainList({ domains }: { domains: readonly Domain[] }) {
  const t = useText()
  if (domains.length === 0) return <p className="small text-3">{t('site_domains_none')}</p>
  return (
    <ul className={styles.list}>
      {domains.map(({ domainName, description }) => (
        <li key={domainName}>
          <b>{domainName}</b>
          <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}

function Waiting({ waiting }: { waiting: NonNullable<State['waiting']> }) {
  const t = useText()
  const can = useCan()
  const [isBusy, setBusy] = useState(false)
  const decide = async (
    call: typeof confirmDomains | typeof rejectDomains,
    done: 'site_domains_confirmed' | 'site_domains_rejected',
  ) => {
    setBusy(true)
    try {
      await callServer(call, { params: { changeId: waiting.changeId } })
      toast.good(t(done))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setBusy(false)
    await refresh(readDomains)
  }
  return (
    <section className={styles.waiting} aria-label={t('site_domains_waiting')}>
      <h3>{t('site_domains_waiting')}</h3>
      <p className="small text-2">
        {t('site_domains_asked', {
          requestedBy: waiting.requestedBy,
          requestedAt: formatDateTime(waiting.requestedAt),
        })}
      </p>
      <DomainList domains={waiting.domains} />
      {can('settings.edit') ? (
        <div className={parts.toolbar}>
          {waiting.isMine ? (
            <span className="small text-3">{t('site_domains_mine')}</span>
          ) : (
            <Button
              size="small"
              kind="jade"
              isBusy={isBusy}
              onClick={() => void decide(confirmDomains, 'site_domains_confirmed')}
            >
              {t('site_domains_confirm')}
            </Button>
          )}
          <Button
            size="small"
            isBusy={isBusy}
            onClick={() => void decide(rejectDomains, 'site_domains_rejected')}
          >
            {t('site_domains_reject')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function DomainsForm({ domains }: { domains: readonly Domain[] }) {
  const t = useText()
  const form = useForm({
    start: { rows: domains as readonly Domain[] },
    send: async ({ rows }) => {
      await callServer(proposeDomains, {
        body: {
          domains: rows.map((row) => ({
            domainName: row.domainName.trim().toLowerCase(),
            description: row.description.trim(),
          })),
        },
      })
      toast.good(t('site_domains_sent'))
      await refresh(readDomains)
    },
  })
  const { rows } = form.values
  const edit = (place: number, part: Partial<Domain>) => {
    form.edit({ rows: rows.map((row, index) => (index === place ? { ...row, ...part } : row)) })
  }
  return (
    <Form form={form} className={parts.form}>
      {rows.map((row, place) => (
        <div key={place} className={styles.domain}>
          <TextField
            label={t('site_domain', { place: String(place + 1) })}
            spellCheck={false}
            autoCapitalize="none"
            inputMode="url"
            maxLength={253}
            value={row.domainName}
            error={form.faults[`domains.${place}.domainName`]}
            onChange={(event) => edit(place, { domainName: event.target.value })}
          />
          <TextField
            label={t('site_domain_text')}
            maxLength={80}
            value={row.description}
            onChange={(event) => edit(place, { description: event.target.value })}
          />
          <IconButton
            icon="close"
            label={t('site_domain_remove', { domain: row.domainName || String(place + 1) })}
            onClick={() => form.edit({ rows: rows.filter((_, index) => index !== place) })}
          />
        </div>
      ))}
      <FieldMessage error={form.problem} />
      <div className={parts.toolbar}>
        {rows.length < 20 ? (
          <Button
            icon="plus"
            onClick={() => form.edit({ rows: [...rows, { domainName: '', description: '' }] })}
          >
            {t('site_domain_add')}
          </Button>
        ) : null}
        <Button
          type="submit"
          kind="primary"
          isBusy={form.isBusy}
          disabled={JSON.stringify(rows) === JSON.stringify(domains)}
        >
          {t('site_domains_send')}
        </Button>
      </div>
    </Form>
  )
}
