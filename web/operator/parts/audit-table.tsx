import { useState } from 'react'
import type { listEntriesSchemas } from '../../../contract/operator/audit/list-entries.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { formatDateTime } from '../../../design/format.ts'
import { zoneLabel } from '../../../design/house.ts'
import { useText, type TextKey, type Translate } from '../../ui/i18n/text.tsx'
import { browserTexts } from '../../ui/i18n/texts.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { KeyValues } from '../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../ui/table/data-table.tsx'
import { Fact, factName, nameOfChange } from './audit-facts.tsx'

export type AuditEntry = ValueOf<typeof listEntriesSchemas>['list'][number]

/** The action in words; an unknown one is shown as it was written. */
function deedText(action: string, t: Translate): string {
  const key = `deed_${action.replaceAll(/[.-]/g, '_')}` as TextKey
  return t.has(key) ? t(key) : action
}

/** Returns the actions whose sentence contains every one of some words, as names with _ for every sign. */
export function useDeeds(): (words: string) => string[] {
  const { texts } = browserTexts.getState()
  return (words) => {
    const each = words.toLowerCase().split(/\s+/).filter(Boolean)
    return Object.entries(texts).flatMap(([key, text]) =>
      key.startsWith('deed_') &&
      typeof text === 'string' &&
      each.every((word) => text.toLowerCase().includes(word))
        ? [key.slice('deed_'.length)]
        : [],
    )
  }
}

/** The subject of the entry: its name if the row has one, otherwise the subject itself. */
function subjectText(entry: AuditEntry): string {
  const { username } = JSON.parse(entry.detail) as { username?: unknown }
  return typeof username === 'string' ? `${entry.subject.split(':')[0]} ${username}` : entry.subject
}

/** Rows of the audit log; one opens with everything it wrote down. */
export function AuditTable({ entries, emptyText }: { entries: readonly AuditEntry[]; emptyText: string }) {
  const t = useText()
  const [open, setOpen] = useState<AuditEntry | null>(null)
  const columns: Column<AuditEntry>[] = [
    { key: 'at', head: t('audit_time', { zone: zoneLabel() }), cell: (row) => formatDateTime(row.at) },
    { key: 'actor', head: t('audit_actor'), cell: (row) => <b>{row.actor}</b> },
    { key: 'action', head: t('audit_action'), card: 'title', cell: (row) => deedText(row.action, t) },
    {
      key: 'subject',
      head: t('audit_subject'),
      cell: (row) => <span className="text-2">{subjectText(row)}</span>,
    },
    { key: 'address', head: t('audit_address'), card: 'hidden', cell: (row) => row.address },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'hidden',
      cell: (row) => (
        <Button size="compact" onClick={() => setOpen(row)}>
          {t('audit_detail')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <div className="panel">
        <DataTable
          caption={t('audit_title')}
          columns={columns}
          rows={entries}
          rowKey={(row) => String(row.seq)}
          onOpen={setOpen}
          isDense
          empty={<EmptyState isSmall title={emptyText} />}
        />
      </div>
      <Modal
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={open ? deedText(open.action, t) : ''}
        size="medium"
      >
        {open ? <EntryDetail entry={open} /> : null}
      </Modal>
    </>
  )
}

function EntryDetail({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const facts = JSON.parse(entry.detail) as Record<string, unknown>
  const { before, after, ...rest } = facts
  const changed = nameOfChange(entry.subject, facts)
  return (
    <KeyValues
      rows={[
        { key: 'seq', label: t('audit_seq'), value: String(entry.seq) },
        { key: 'at', label: t('audit_time', { zone: zoneLabel() }), value: formatDateTime(entry.at) },
        { key: 'actor', label: t('audit_actor'), value: entry.actor },
        { key: 'action', label: t('audit_action'), value: entry.action },
        { key: 'subject', label: t('audit_subject'), value: entry.subject },
        { key: 'address', label: t('audit_address'), value: entry.address || '–' },
        ...(before === undefined
          ? []
          : [
              {
                key: 'before',
                label: t('audit_before'),
                value: <Fact name={changed} value={before} t={t} />,
              },
            ]),
        ...(after === undefined
          ? []
          : [{ key: 'after', label: t('audit_after'), value: <Fact name={changed} value={after} t={t} /> }]),
        ...Object.entries(rest).map(([name, value]) => ({
          key: `detail-${name}`,
          label: factName(name, t),
          value: <Fact name={name} value={value} t={t} />,
        })),
        { key: 'hash', label: t('audit_hash'), value: `${entry.hash.slice(0, 16)}…`, copyText: entry.hash },
      ]}
    />
  )
}
