import { useState } from 'react'
import { endLink } from '../../../../contract/player/agents/line/end-link.ts'
import { exportLinks } from '../../../../contract/player/agents/line/export-links.ts'
import { listLinks } from '../../../../contract/player/agents/line/list-links.ts'
import { formatDate } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import { CsvFile } from '../csv-file.tsx'
import { LinkWindow } from './link-window.tsx'
import { addressOf, type Link, type Links, type Opening } from './types.ts'
import styles from './line.module.css'
import './texts.ts'

/** A rate of registrations at which the bar is full. */
const FULL = 0.05

/** The agent's links, what came of them, and the ways to hand them on. */
export function LinkList({
  links,
  opening,
  onPoster,
}: {
  links: Links
  opening: Opening
  onPoster: (code: string) => void
}) {
  const t = useText()
  const [editing, setEditing] = useState<Link | 'new' | null>(null)
  const sums = [
    { label: t('line_link_visits'), value: links.visits },
    { label: t('line_link_signups'), value: links.registrations },
    { label: t('line_link_first_deposits'), value: links.firstDeposits },
  ]
  return (
    <section className="panel">
      <div className={styles.head}>
        <h2 className={styles.title}>{t('line_links_title')}</h2>
        <span className="small text-3">
          {t('line_links_used', { count: String(links.list.length), max: String(links.limit) })}
        </span>
        <span className="grow" />
        <CsvFile call={exportLinks} query={{}} />
        <Button icon="plus" disabled={links.list.length >= links.limit} onClick={() => setEditing('new')}>
          {t('line_link_create')}
        </Button>
      </div>
      <dl className={styles.sums}>
        {sums.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {links.list.length === 0 ? (
        <EmptyState isSmall title={t('line_link_empty')} text={t('line_link_empty_hint')} />
      ) : (
        links.list.map((link) => (
          <OneLink key={link.code} link={link} onPoster={onPoster} onEdit={() => setEditing(link)} />
        ))
      )}
      <p className={styles.note}>{t('line_link_rate_note')}</p>
      <LinkWindow opening={opening} editing={editing} onClose={() => setEditing(null)} />
    </section>
  )
}

function OneLink({
  link,
  onPoster,
  onEdit,
}: {
  link: Link
  onPoster: (code: string) => void
  onEdit: () => void
}) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const address = addressOf(link)
  const rate = link.visits === 0 ? 0 : link.registrations / link.visits
  const remove = async () => {
    try {
      await callServer(endLink, { params: { code: link.code } })
      toast.good(t('line_link_deleted'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    await refresh(listLinks)
  }
  const until = () =>
    link.isExpired
      ? t('line_link_expired')
      : link.expiresAt
        ? t('line_link_until', { date: formatDate(link.expiresAt) })
        : t('line_link_no_expiry')
  const figures = [
    { label: t('line_link_visits'), value: String(link.visits) },
    { label: t('line_link_signups'), value: String(link.registrations) },
    { label: t('line_link_first_deposits'), value: String(link.firstDeposits) },
    { label: t('line_link_rate'), value: `${(rate * 100).toFixed(1)}%` },
  ]
  return (
    <article className={styles.link}>
      <div className={styles.name}>
        <b>{link.name || link.code}</b>
        <Badge tone="neutral">{t(`line_type_${link.memberType}`)}</Badge>
        {link.memberG === null ? null : <Badge tone="good">{link.memberG}</Badge>}
        <span className="grow" />
        <span className="small text-3">{until()}</span>
      </div>
      <div className={styles.address}>
        <span>{address.replace(/^https?:\/\//, '')}</span>
        <CopyButton text={address} label={t('line_link_copy')} doneText={t('line_link_copied')} />
        <Button icon="app" aria-label={t('line_link_show_poster')} onClick={() => onPoster(link.code)} />
        <Button icon="edit" aria-label={t('line_link_edit')} onClick={onEdit} />
        <Button icon="close" aria-label={t('line_link_delete')} onClick={() => setAsking(true)} />
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (rate / FULL) * 100)}%` }} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('line_link_delete')}
        confirmText={t('line_link_delete')}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        {t('line_link_delete_confirm', { name: link.name || link.code })}
      </ConfirmDialog>
    </article>
  )
}
