import { useState } from 'react'
import { listRegisterFields } from '../../../../contract/operator/system/list-register-fields.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { fieldText } from '../../parts/subject-names.ts'
import { SecondMissing, useWaiting, WaitingNotes } from '../../parts/waiting-changes.tsx'
import { useCan } from '../../session/me.ts'
import { EditFieldWindow } from './edit-field-window.tsx'
import { patternText, type RegisterField } from './register-field.ts'
import styles from './site.module.css'

/** What registration asks for, field by field. */
export function RegisterFieldsPage() {
  const t = useText()
  const can = useCan()
  const [editing, setEditing] = useState<string | null>(null)
  const waiting = useWaiting()
  const answer = useCall(listRegisterFields, {}, { staleMs: 3_000 })
  const columns: Column<RegisterField>[] = [
    {
      key: 'name',
      head: t('site_field'),
      card: 'title',
      cell: (row) => (
        <span>
          <b>{t(fieldText(row.name))}</b> <small className={styles.code}>{row.name}</small>
        </span>
      ),
    },
    {
      key: 'shown',
      head: t('site_shown'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.enabled ? 'good' : 'neutral'}>
          {t(row.enabled ? 'site_is_shown' : 'site_is_hidden')}
        </Badge>
      ),
    },
    {
      key: 'required',
      head: t('site_required'),
      cell: (row) => (row.enabled ? t(row.required ? 'site_is_required' : 'site_is_optional') : '–'),
    },
    { key: 'pattern', head: t('site_pattern'), cell: (row) => patternText(row, t) },
    {
      key: 'length',
      head: t('site_length'),
      isFigure: true,
      card: 'amount',
      cell: (row) =>
        row.minLength === row.maxLength ? `${row.minLength}` : `${row.minLength}–${row.maxLength}`,
    },
    {
      key: 'default',
      head: t('site_state'),
      card: 'hidden',
      cell: (row) =>
        row.isDefault ? (
          <span className="text-3">{t('site_default')}</span>
        ) : (
          <Badge tone="info">{t('site_changed')}</Badge>
        ),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        can('settings.edit') ? (
          <Button
            size="compact"
            icon="edit"
            aria-label={t('site_edit_field', { field: t(fieldText(row.name)) })}
            onClick={() => setEditing(row.name)}
          >
            {t('common_edit')}
          </Button>
        ) : null,
    },
  ]
  const current = answer.data?.fields.find(({ name }) => name === editing) ?? null
  return (
    <>
      <PageHead title={t('site_fields_title')} text={t('site_fields_text')} />
      <SecondMissing waiting={waiting} />
      {(answer.data?.fields ?? []).map(({ name }) => (
        <WaitingNotes key={name} waiting={waiting} subject={`register-field:${name}`} />
      ))}
      <Loaded answer={answer}>
        {({ fields }) => (
          <div className="panel">
            <DataTable
              caption={t('site_fields_title')}
              columns={columns}
              rows={fields}
              rowKey={(row) => row.name}
            />
          </div>
        )}
      </Loaded>
      {current ? (
        <EditFieldWindow
          key={current.name}
          field={current}
          patterns={answer.data!.patterns}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  )
}
